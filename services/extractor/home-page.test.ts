import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { findHomePage } from './home-page.ts';
import { sheetsOf } from './layout/sheet.ts';

const homePageOf = (text: string, ours: string | null = 'orders@ours.example') =>
  findHomePage(sheetsOf([{ name: 'a.txt', pages: layText(text, { maxPages: 1 }).pages, notes: [] }]), ours);

test.each([
  ['Tel 1234  www.Bouwhuis.example', 'bouwhuis.example'],
  ['https://www.bouwhuis.example/contact\nwww.bouwhuis.example', 'bouwhuis.example'],
  ['www.bouwhuis.example\nTo: www.ours.example', 'bouwhuis.example'],
  ['www.bouwhuis.example\nwww.other.example', null],
  ['inkoop@bouwhuis.example', null],
])('%j prints the web site %j', (text, host) => expect(homePageOf(text)).toBe(host));

test('without our own address every site counts', () =>
  expect(homePageOf('www.a.example\nwww.ours.example', null)).toBeNull());
