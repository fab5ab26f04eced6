import { loadGoods } from '../goods/goods.ts';
import type { Language } from '../languages.ts';
import { makeOrder } from '../order/make-order.ts';
import type { Order } from '../order/order.ts';
import { loadPlaces } from '../places/place.ts';
import { formatDate, formatNumber, monthNames } from '../print/formats.ts';
import { type Random, randomOf } from '../random.ts';
import { clients, writeBody } from './clients.ts';
import type { MailDraft, MailFamily, MailSource } from './mail-family.ts';
import { loadMailWords } from './words/mail-words.ts';
import { writeEml } from './write-eml.ts';

export interface GeneratedMail {
  draft: MailDraft;
  eml: Uint8Array;
}

/** The mail of a family, language and number; the same for the same seed. */
export async function makeMail(
  family: MailFamily,
  language: Language,
  seed: string,
  number: number,
): Promise<GeneratedMail> {
  const random = randomOf(`${seed}/mail/${family.name}/${language}/${number}`);
  const source = await openSource(random, language);
  const draft = await family.make(source);
  if (draft.eml) return { draft, eml: draft.eml };
  const client = random.pick(draft.clients ?? clients);
  return { draft, eml: writeEml(draft, writeBody(client, draft, source.words), random) };
}

async function openSource(random: Random, language: Language): Promise<MailSource> {
  const words = await loadMailWords(language);
  const place = random.pick(await loadPlaces(language));
  const goods = await loadGoods(language);
  const months = monthNames(language);
  const dates = random.pick(place.dates);
  const numbers = random.pick(place.numbers);
  return {
    random,
    language,
    words,
    place,
    goods,
    newOrder: (wishes) =>
      makeOrder(
        { random, place, goods, itemNotes: ['-'], openTexts: ['-'] },
        { ...wishes, notes: false, delivery: 'date' },
      ),
    fill: (template, order) => {
      const values: Record<string, string> = {
        n: order.number,
        d: order.delivery.kind === 'date' ? formatDate(order.delivery.date, dates, months) : '',
        m: `${formatNumber(order.total, 2, numbers)} ${order.currency}`,
        a: articleOf(order),
      };
      return random
        .fill(
          template.replace(/\{([ndma])\}/g, (_, key: string) => values[key]!).replace('{lines}', '\u0000'),
        )
        .replace('\u0000', '{lines}');
    },
  };
}

function articleOf({ lines }: Order): string {
  return lines[0]?.article ?? lines[0]?.yourArticle ?? 'HI-20417';
}
