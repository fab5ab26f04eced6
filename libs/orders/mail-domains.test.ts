import { expect, test } from 'vitest';
import { isAnybodys } from './mail-domains.ts';

test.each(
  `gmail.com hotmail.it yahoo.it alice.it tiscali.it btinternet.com yahoo.co.uk interia.pl vodafone.de sapo.pt gmx.ch
  ziggo.nl telia.com laposte.net`.split(/\s+/),
)('anyone may have an address at %s', (domain) => expect(isAnybodys(domain)).toBe(true));

test.each(['linkedin.com', 'nl.linkedin.com', 'instagram.com', 'sites.google.com'])(
  'anyone may have a page at %s',
  (domain) => expect(isAnybodys(domain)).toBe(true),
);

test.each(['bakkerij-jansen.nl', 'mueller-fensterbau.de', 'siemens.com', 'mylinkedin.com'])(
  '%s is a firm',
  (domain) => expect(isAnybodys(domain)).toBe(false),
);
