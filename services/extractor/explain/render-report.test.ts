import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { explainText } from './explain.fixture.ts';
import { escapeText, html } from './html.ts';
import { renderReport } from './render-report.ts';

test('text that is put into markup is escaped, other markup is not', () => {
  const hostile = `<b a="1">'&'\u202e\u0000`;
  expect(html`<p title="${hostile}">${[html`<i></i>`, 1, null, false]}</p>`.markup).toBe(
    '<p title="&lt;b a=&quot;1&quot;&gt;&#39;&amp;&#39;\u{FFFD}\u{FFFD}"><i></i>1</p>',
  );
  expect(escapeText('two\nlines')).toBe('two\nlines');
});

const report = renderReport(
  explainText(`
PURCHASE ORDER
Order number: PO-1"><script>alert(1)</script>
Buyer: <img/src=x/onerror=alert(2)> GmbH
Hauptstr. 1
10115 Berlin

Item    Description                         Qty   Unit price   Total
A-1     <script>alert(3)</script>           10    2.50         25.00
A-2     </style><svg/onload=alert(4)>       20    1.00         20.00
`),
);

test('a document can put neither elements nor attributes into its report', () => {
  const elements = new Set(
    [...report.matchAll(/<([a-z!][^\s>/]*)/gi)].map(([, name]) => name!.toLowerCase()),
  );
  expect([...elements].filter((name) => ['img', 'iframe', 'object', 'link', 'base'].includes(name))).toEqual(
    [],
  );
  expect(report.match(/<script/g)).toHaveLength(1);
  expect(report.match(/<style/g)).toHaveLength(1);
  expect(report).not.toMatch(/<[^>]*\son[a-z]+=/i);
  expect(report).toContain('&lt;script&gt;alert(3)&lt;/script&gt;');
});

test('its policy allows our script and style sheet by their hashes, pictures in the file, and nothing else', () => {
  const hash = (element: string) => {
    const content = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(report)![1]!;
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  };
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(report)![1];
  expect(policy).toBe(
    `default-src 'none'; img-src data:; style-src ${hash('style')}; script-src ${hash('script')}; base-uri 'none'; form-action 'none'`,
  );
  expect(report).not.toMatch(/(?:src|href)="(?!#|data:image\/webp;base64,)/);
});

test('a page without a picture shows its words where they stand, and each value is linked to its box', () => {
  expect(report).toContain('<figure class="page plain">');
  const [, id] = /<a href="#(mark-\d+)">“10115 Berlin” p\. 1<\/a>/.exec(report)!;
  expect(report).toMatch(new RegExp(`<a href="#field-\\d+" id="${id}"><rect x=`));
  expect(report).toMatch(/<rect id="line-0-1" class="row"/);
});
