import { describe, expect, test } from 'vitest';
import type { DraftRow } from '../../draft.ts';
import type { DayWriting } from '../heads/days-told.ts';
import { tellsOfHouse } from './tells-of-house.ts';

const said = (value: string) => ({ value, places: [], confidence: 1 });
const rows = [{ description: said('Cleaning cloth blue'), quantity: null }] as unknown as DraftRow[];
const days: DayWriting = { order: 'DMY', isSure: true, printed: '2027-03-18', ordered: '2027-03-02' };

describe('what is counted where somebody is', () => {
  test.each([
    'We have 12 apprentices waiting for this lot.',
    'We are feeding 340 children this term.',
    'We had 4 old ones that had gone like bananas.',
    'We hadden vrijdag 240 bonnen op een avond, record!',
    'On a déjà 85 chapons réservés, ça promet !',
    'Mamy 5 maszyn w ruchu od rana do nocy.',
    'Wir haben gerade 30 Gäste im Haus.',
  ])('%s', (text) => expect(tellsOfHouse(text, { rows, days })).toBe(true));
});

describe('what may be a wish for goods that have another name', () => {
  test.each([
    'We have 5 buckets to add.',
    'We have 5 sponges missing.',
    'Wir haben 5 Eimer zu wenig.',
    'Wir haben noch 5 Schwämme vergessen.',
    'We have 5 sponges on the wrong order.',
    'We have 40 sponges on there.',
    'We have got room for 20 sponges.',
    'We have chosen 12 sponges.',
    'We are going for 12 sponges.',
    'Nous avons aussi 5 éponges à prendre.',
    'Wir sind auf 12 Schwämme gekommen.',
    'We have 40 cloths in the cupboard.',
    'We have 12 visitors on 9 March.',
  ])('%s', (text) => expect(tellsOfHouse(text, { rows, days })).toBe(false));
});
