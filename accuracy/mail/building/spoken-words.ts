import type { Language } from '../../languages.ts';
import type { Category } from '../mail-family.ts';

/** Mails as people talk, in one language. */
export interface SpokenWords {
  /** `{lines}` is a list of goods, `{goods}` the same in a sentence. */
  mails: readonly SpokenMail[];
  /** Orders that name no goods: the same again, an offer that is accepted. */
  withoutGoods: readonly string[];
}

export interface SpokenMail {
  category: Category;
  subject: string;
  body: string;
}

export async function loadSpoken(language: Language): Promise<SpokenWords> {
  const { spoken } = (await import(`./spoken/${language}.ts`)) as { spoken: SpokenWords };
  return spoken;
}
