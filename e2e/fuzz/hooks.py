"""E-mails for the fuzzer: bytes at random are no e-mail, and would never come past the reader of the parts."""

import schemathesis
from hypothesis import strategies as st

text = st.text(st.characters(categories=["L", "N", "P", "Zs"]), max_size=40)
subject = st.sampled_from(["Purchase order 4711", "Bestellung 4711", "Invoice 2026-118"]) | text
line = st.sampled_from(["please find our purchase order", "10 pcs A-100 2.50 EUR 25.00 EUR"]) | text


def email(subject: str, lines: list[str]) -> bytes:
    head = f"From: A <a@muster.test>\r\nTo: orders@example.test\r\nSubject: {subject}\r\nMIME-Version: 1.0\r\n"
    body = "\r\n".join(lines)
    return f"{head}Content-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n".encode()


schemathesis.openapi.media_type(
    "message/rfc822", st.builds(email, subject, st.lists(line, max_size=8))
)
