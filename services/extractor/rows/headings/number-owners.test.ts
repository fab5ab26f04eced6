import { expect, test } from 'vitest';
import { rolesOfHeading } from './header-pieces.ts';

test.each([
  ['Réf. titulaire', 'supplierArticle'],
  ['S/CÓDIGO', 'supplierArticle'],
  ['V/Réf.', 'supplierArticle'],
  ['Kod wyk.', 'supplierArticle'],
  ['Ref. AN', 'supplierArticle'],
  ['Cod. ditta', 'supplierArticle'],
  ['Fabrikatets typenr.', 'supplierArticle'],
  ['Code établ.', 'customerArticle'],
  ['Værftets nr.', 'customerArticle'],
  ['Werfnummer', 'customerArticle'],
  ['Art.-Nr. Klinik', 'customerArticle'],
])('%s says whose numbers stand below', (heading, role) => {
  expect(rolesOfHeading(heading)).toEqual([role]);
});

test('a product of theirs may be its number or its name', () => {
  expect(rolesOfHeading('Vostro prodotto')).toEqual(['supplierArticle', 'description']);
});

test.each([
  ['Supplier name', ['description']],
  ['Works order', []],
  ['Art. no.', ['article']],
  ['Pos. Kunde', ['position']],
])('%s names no owner of numbers', (heading, roles) => {
  expect(rolesOfHeading(heading)).toEqual(roles);
});
