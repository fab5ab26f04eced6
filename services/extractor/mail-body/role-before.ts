import type { Draft } from '../draft.ts';
import { phrasesOf } from '../lexicon/mail/phrase-pattern.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import { namesTrade } from '../values/house-words.ts';

/** What somebody is in a house, in nine languages. */
const role =
  /^(?:\d\.\s)?(?:(?:stellv\.|stellvertretende[rn]?|deputy|vice)\s)?(?:leitung|leiter(?:in)?|vorsitzende[rn]?|vorstand|inhaber(?:in)?|geschäftsführer(?:in)?|schriftführer(?:in)?|kassenwart(?:in)?|chair(?:man|woman|person)?|secretary|treasurer|owner|voorzitter|penningmeester|secretaris|eigenaar|présidente?|secrétaire|trésori(?:er|ère)|gérante?|directeur|directrice|presidente|secretari[oa]|tesorer[oa]|titolare|segretari[oa]|direttore|direttrice|tesoureir[oa]|prezes|sekretarz|skarbnik|kierownik|dyrektor|właściciel(?:ka)?|formand|kasserer|indehaver)(?:\s(?:of|von|vom|der|des|van|de|du|del|della|di|da|do|af|for))?\s(?=\p{Lu})/iu;

/** `Vorsitzende SV Muster e.V.`: who signs stands before the house where its name says what it is. */
export function withoutRoleBefore(draft: Draft): Draft {
  const { company } = draft.buyer;
  if (company === null) return draft;
  const house = company.value.replace(role, '');
  const isHouse = companyKey(house) !== '' && (namesTrade(house) || hasLegalForm(house));
  if (house === company.value || !isHouse) return draft;
  const named = { ...company, value: house };
  const isSame = draft.shipTo.company?.value === company.value;
  return {
    ...draft,
    buyer: { ...draft.buyer, company: named },
    ...(isSame && { shipTo: { ...draft.shipTo, company: { ...draft.shipTo.company!, value: house } } }),
  };
}

/** `Ciao, Anna`: a farewell or a greeting with somebody's name. */
export function isGreeting(text: string): boolean {
  const named = text.split(/\s/).slice(1).join(' ');
  return greeting.test(text) && !namesTrade(named) && !hasLegalForm(named);
}
const greeting = new RegExp(
  `^${phrasesOf('greetings')}[,!.]?\\s\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)?$`,
  'iu',
);
