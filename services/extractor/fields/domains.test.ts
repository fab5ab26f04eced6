import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { sheetsOf } from '../layout/sheet.ts';
import { domainsOfPaper, hasDomain } from './domains.ts';

test('names in mail and web domains, without ours and free mail', () => {
  const text =
    'inkoop@bouw-huis.example  orders@ours.example  jan@gmail.com  www.bouwhuis.nl  https://shop.kaiser-ag.de/x';
  const sheets = sheetsOf([{ name: 'a.txt', pages: layText(text, { maxPages: 1 }).pages, notes: [] }]);
  expect([...domainsOfPaper([], sheets, 'orders@ours.example')]).toEqual(['bouwhuis', 'kaiserag']);
});

test.each([
  ['Bouwhuis B.V.', 'bouwhuis', true],
  ['Kaiser Werkzeuge GmbH', 'kaiser', true],
  ['Allgemeine Gesellschaft Süd West', 'agsw', true],
  ['Nørreå Kommune', 'norreaa', true],
  ['Nørreå Kommune', 'noerreaakommune', true],
  ['Nørrelund Kommune', 'norrelund', true],
  ['Commune de Saint-Muster', 'saintmuster', true],
  ['COMMUNE DE SAINT-MUSTER-LE-VIEUX', 'mairie', false],
  ['Cantina Sociale Colle Muster Società Agricola', 'collemuster', true],
  ['Korenvelt Metal Care', 'korenveltcare', true],
  ['Papeterie des Halles', 'papeteriehalles', true],
  ['Van der Meulen Scheepsbouw B.V.', 'vdmeulenschepen', true],
  ['Duinen Wonen Korenveld', 'dwkorenveld', true],
  ['Duinen Wonen Korenveld', 'wdkorenveld', false],
  ['Papeterie du Port', 'papeteriehalles', false],
  ['Hotel Seehof Muster GmbH', 'seehofmuster', true],
  ['Hotel Post', 'postbank', false],
  ['Meyer GmbH', 'kaiser', false],
  ['AB', 'abstract', false],
  ['Korenvelt Machinefabriek B.V.', 'korenveltmachines', true],
  ['S. Coop. And. Valle Verde', 'valleverde', true],
])('%s and the domain %s: %s', (company, domain, expected) => {
  expect(hasDomain(company, new Set([domain]))).toBe(expected);
});

test('a domain that is one of the proper words of the name', () => {
  expect(hasDomain('Zorggroep De Korenbloem', new Set(['korenbloem']))).toBe(true);
  expect(hasDomain('Zorggroep De Korenbloem', new Set(['koren']))).toBe(false);
});
