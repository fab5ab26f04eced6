import { expect, test } from 'vitest';
import { isMailProvider } from './mail-domains.ts';

test.each(
  `gmail.com hotmail.it yahoo.it alice.it tiscali.it btinternet.com yahoo.co.uk interia.pl vodafone.de sapo.pt gmx.ch
  ziggo.nl telia.com laposte.net`.split(/\s+/),
)('anyone may have an address at %s', (domain) => expect(isMailProvider(domain)).toBe(true));

test.each(['bakkerij-jansen.nl', 'mueller-fensterbau.de', 'siemens.com'])('%s is a firm', (domain) =>
  expect(isMailProvider(domain)).toBe(false),
);
