import { expect, test } from 'vitest';
import { newSealingKey, seal, unseal } from './sealed.ts';

const key = Buffer.from(newSealingKey(), 'base64');

test('a sealed secret opens at its place with its key, and shows nothing of itself', () => {
  const sealed = seal('erp-key-1', 'demo erp.key', key);
  expect(sealed).toMatch(/^sealed:v1:[A-Za-z0-9+/=]+$/);
  expect(Buffer.from(sealed.slice(10), 'base64').toString('latin1')).not.toContain('erp-key-1');
  expect(unseal(sealed, 'demo erp.key', key)).toBe('erp-key-1');
  expect(seal('erp-key-1', 'demo erp.key', key)).not.toBe(sealed);
});

test('it opens neither elsewhere nor with another key nor when it was changed', () => {
  const sealed = seal('erp-key-1', 'demo erp.key', key);
  const sentence = 'does not open with this key: seal it again, or restore the key it was sealed with';
  expect(() => unseal(sealed, 'other erp.key', key)).toThrow(`other erp.key ${sentence}`);
  expect(() => unseal(sealed, 'demo erp.key', Buffer.from(newSealingKey(), 'base64'))).toThrow(sentence);
  expect(() => unseal(`${sealed.slice(0, -4)}AAAA`, 'demo erp.key', key)).toThrow(sentence);
  expect(() => unseal(sealed, 'demo erp.key', undefined)).toThrow('is sealed: name the key');
});

test('what is not sealed is given as it is', () => {
  expect(unseal('plain', 'demo erp.key', undefined)).toBe('plain');
});
