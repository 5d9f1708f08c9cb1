# Shared by the scripts here: goes to the package's folder and installs what is missing.
# shellcheck shell=bash
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

say() { printf '%s\n' "== $*"; }

# Installs Debian packages that are missing, with sudo unless this is root, and says so.
need() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  say "installing with apt-get: ${missing[*]}"
  local root=()
  [ "$(id -u)" -eq 0 ] || root=(sudo)
  "${root[@]}" apt-get update -qq || true
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
    "${missing[@]}" >/dev/null
}

# ICU, and the C++ library that its C++ interface needs.
need_to_build() {
  command -v swift >/dev/null || {
    echo "swift is not on the PATH: install a Swift toolchain, 6.2 or later, from swift.org" >&2
    exit 1
  }
  need libicu-dev libstdc++-12-dev
}
