"""Writes the files that Scripts/bench-localization reads: generate.py DIR."""
import json
import os
import sys

folder = sys.argv[1]
words = "file folder change open close save delete copy move rename find print share export".split()
languages = {
    "de": "Die Datei {} wurde geändert – nicht gespeichert",
    "es": "El archivo {} ha cambiado: ¿guardarlo ahora?",
    "fr": "Le fichier {} a été modifié ; l’enregistrer ?",
    "ja": "ファイル{}は変更されました。保存しますか？",
    "ru": "Файл {} изменён. Сохранить его?",
}


def write(path, text):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def key(index):
    return f"{words[index % len(words)]}.{words[index // 7 % len(words)]}.{index}"


def unit(text):
    return {"stringUnit": {"state": "translated", "value": text}}


def string_catalog(count):
    strings = {}
    for index in range(count):
        row = {}
        for language, text in languages.items():
            if index % 10 == 0:
                forms = {form: unit(f"%lld {form} " + text.format(index)) for form in ("one", "other")}
                row[language] = {"variations": {"plural": forms}}
            else:
                row[language] = unit(text.format("%@"))
        strings[key(index)] = {"comment": f"Shown when {key(index)} is chosen.", "localizations": row}
    catalog = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    return json.dumps(catalog, ensure_ascii=False, indent=2, separators=(",", " : "))


def po(count):
    text = [
        'msgid ""\nmsgstr ""\n"Language: ru\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
        '"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && '
        '(n%100<10 || n%100>=20) ? 1 : 2);\\n"\n'
    ]
    for index in range(count):
        text.append(f"\n#. Shown when {key(index)} is chosen.\n#: src/{words[index % 14]}.c:{index}\n")
        if index % 10 == 0:
            text.append(f'#, c-format\nmsgid "%d {key(index)}"\nmsgid_plural "%d {key(index)} all"\n')
            for form, word in enumerate(["файл", "файла", "файлов"]):
                text.append(f'msgstr[{form}] "%d {word} изменено"\n')
        else:
            text.append(f'#, c-format\nmsgid "The file %s changed: {key(index)}"\n')
            text.append('msgstr ""\n"Файл %s изменён. "\n"Сохранить его сейчас?"\n')
    return "".join(text)


def small(size):
    """A catalog of a size, with one alert somewhere in it."""
    texts = {"@@locale": "es"}
    length = 0
    while length < size:
        name, text = key(len(texts)), languages["es"].format("{name}")
        texts[name] = text
        length += len(name.encode()) + len(text.encode()) + 10
    texts["question.title"] = "¿Eliminar 3 archivos?"
    return json.dumps(texts, ensure_ascii=False, indent=2)


write("xcstrings/large.xcstrings", string_catalog(2_000))
write("large.po", po(19_500))
write("show/es.json", small(100_000))
write(
    "show/alerts.json",
    '{"question": {"buttons": [{"id": "ok", "role": "default"}, {"id": "cancel", "role": "cancel"}]}}',
)
