"""Makes find-text.onnx, read-text.onnx and characters.json from the PP-OCRv6 models of the PyPI package rapidocr.

    pip download --no-deps rapidocr==3.10.0 && pip install onnx==1.23.2 numpy
    python make.py rapidocr-3.10.0-py3-none-any.whl

The reader keeps the characters that the documents of Latin script use: of 18,708 most are Chinese and Japanese; what
is left out is neither a wrong answer nor computed. Weights are kept in 16 bits and widened when a session starts: the
files are half as large, and the answers the same in all that is printed.
"""

import json
import sys
import unicodedata
import zipfile
from pathlib import Path

import numpy
import onnx
from onnx import numpy_helper

FINDER = "rapidocr/models/PP-OCRv6_det_small.onnx"
READER = "rapidocr/models/PP-OCRv6_rec_small.onnx"
# Signs that orders print beside letters, figures and ASCII.
SIGNS = "§°±²³µ·¹ºª¼½¾×÷«»¡¿–—‘’‚“”„•…‰€£¥™®©Ω≤≥≈→✓"
# Smaller ones are not worth a node of their own.
LARGE = 1024


def is_kept(character: str) -> bool:
    if len(character) != 1:
        return False
    if character in SIGNS or " " <= character <= "~":
        return True
    # Ligatures and fullwidth forms are signs for others; few letters beyond Latin Extended-A are printed: Romanian ones.
    is_letter = unicodedata.category(character) in ("Ll", "Lu") and unicodedata.normalize("NFKC", character) == character
    return is_letter and (ord(character) < 0x180 or character in "ȘșȚț")


def keep_characters(model: onnx.ModelProto) -> list[str]:
    """Cuts the last layer down; output 0 is the blank, the last one the space."""
    known = next(p.value for p in model.metadata_props if p.key == "character").split("\n")
    kept = [(place, character) for place, character in enumerate(known) if is_kept(character)]
    weights = {tensor.name: tensor for tensor in model.graph.initializer}
    names = [name for name in weights if name in ("linear_8.w_0", "linear_8.b_0")]
    width = numpy_helper.to_array(weights["linear_8.w_0"]).shape[1]
    if len(names) != 2 or width != len(known) + 2:
        raise SystemExit(f"the last layer has {width} outputs for {len(known)} characters: another model")
    columns = [0, *(place + 1 for place, _ in kept), width - 1]
    for name in names:
        array = numpy_helper.to_array(weights[name])[..., columns]
        weights[name].CopyFrom(numpy_helper.from_array(numpy.ascontiguousarray(array), name))
    del model.graph.value_info[:]
    model.graph.output[0].type.tensor_type.shape.dim[2].dim_value = len(columns)
    return [character for _, character in kept]


def halve(model: onnx.ModelProto) -> None:
    casts = []
    for tensor in model.graph.initializer:
        array = numpy_helper.to_array(tensor)
        if array.dtype != numpy.float32 or array.size < LARGE:
            continue
        name = tensor.name
        half = name + ".half"
        tensor.CopyFrom(numpy_helper.from_array(array.astype(numpy.float16), half))
        casts.append(onnx.helper.make_node("Cast", [half], [name], to=onnx.TensorProto.FLOAT))
    nodes = casts + list(model.graph.node)
    del model.graph.node[:]
    model.graph.node.extend(nodes)


def main(wheel: str) -> None:
    here = Path(__file__).parent
    with zipfile.ZipFile(wheel) as archive:
        finder = onnx.load_from_string(archive.read(FINDER))
        reader = onnx.load_from_string(archive.read(READER))
    characters = keep_characters(reader)
    del reader.metadata_props[:]
    for model, name in ((finder, "find-text"), (reader, "read-text")):
        halve(model)
        onnx.checker.check_model(model)
        onnx.save(model, here / f"{name}.onnx")
    (here / "characters.json").write_text(json.dumps("".join(characters), ensure_ascii=False) + "\n", encoding="utf-8")


main(sys.argv[1])
