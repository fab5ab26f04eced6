import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { XmlElement } from './data.ts';

/** Deeper or larger documents are no order: UBL's deepest path has 12 levels, an order of 10,000 lines 400,000 elements. */
const mostDepth = 100;
const mostElements = 1_000_000;
/** Of one text: longer ones are files embedded as base64. */
const mostText = 20_000;

/**
 * Reads a well-formed document without definitions of its own. Throws an Error for any other: nothing is fetched,
 * no entity but XML's five is known, and a document type with an internal subset is refused.
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const top: XmlElement = { name: '', attributes: new Map(), children: [], text: '', line: 0 };
  const open: XmlElement[] = [top];
  let count = 0;
  const addText = (text: string) => {
    const element = open.at(-1)!;
    if (element.text.length < mostText) element.text += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (type) => {
    if (type.includes('[')) throw new Error('a document type with definitions of its own');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    count += 1;
    if (count > mostElements || open.length > mostDepth)
      throw new Error('too many or too deeply nested elements');
    const named = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const);
    const element: XmlElement = {
      name: localName(name),
      attributes: new Map(named),
      children: [],
      text: '',
      line: 0,
    };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop()!;
    // Partners' passwords travel in some orders; nobody needs to see them.
    element.text = element.name === 'SharedSecret' ? '' : element.text.trim();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(decodeXml(bytes)).close();
  return top.children[0]!;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** By byte order mark, else as the declaration says, else UTF-8 (XML 1.0, appendix F). */
function decodeXml(bytes: Uint8Array): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^(?:\xEF\xBB\xBF)?\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  return new TextDecoder(declared ?? 'utf-8', { fatal: true }).decode(bytes).trimStart();
}
