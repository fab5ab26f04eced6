import type { WrittenFamily } from '../family.ts';

/** What a small buyer types: a greeting, the lines with a dash, the address below. */
export const family: WrittenFamily = {
  about: 'plain text of an e-mail, lines as a list with "quantity x description"',
  order: { lines: [1, 6], articles: 'own', delivery: 'date', shipTo: 'same', tax: false, freight: false },
  style: { quantityDecimals: 0 },
  write({ print, word, random }) {
    const bullet = random.pick(['-', '*', '•', '']);
    const withArticles = random.chance(0.5);
    const lines = print.lines.map((line) => {
      const article = withArticles ? ` (${line.article()})` : '';
      return `${bullet} ${line.quantity()} ${line.unit()} ${line.description()}${article}`.trim();
    });
    return [
      word('mailGreeting'),
      '',
      word('mailOpening'),
      '',
      ...lines,
      '',
      `${word('orderNumber')}: ${print.number()}`,
      `${word('deliveryDate')}: ${print.delivery()}`,
      '',
      `${word('shipTo')}:`,
      ...print.party('shipTo', 'company', 'street', 'town'),
      '',
      word('closing'),
      ...print.party('buyer', 'contact', 'company', 'street', 'town'),
      `${word('phone')} ${print.value('buyer', 'phone')}`,
      ...print.party('buyer', 'email'),
      '',
    ].join('\n');
  },
};
