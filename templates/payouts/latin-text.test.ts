import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { latinText } from './latin-text.ts';

test.each([
  ['سلمى عبد الرحمن', 'SLMA ABD ALRHMN'],
  ['شَيْماء خليفة', 'SHYMA KHLYFH'],
  ['محـمد', 'MHMD'],
  ['Hirfa & Sons <LLC>', 'Hirfa + Sons LLC'],
  ['Zoë Gérard', 'Zoe Gerard'],
  ["O'Neil, Jr. (2)", "O'Neil, Jr. (2)"],
  ['李娜', 'NOT PROVIDED'],
  ['--', 'NOT PROVIDED'],
])('%j is %j in files for banks', (name, latin) => {
  expect(latinText(name, 70)).toBe(latin);
});

test('whatever a name has, only what banks take is left of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 12, max: 70 }), (name, length) => {
      const latin = latinText(name, length);
      expect(latin).toMatch(/^[A-Za-z0-9/\-?:().,'+]([A-Za-z0-9/\-?:().,'+ ]*[A-Za-z0-9/\-?:().,'+])?$/);
      expect(latin.length).toBeLessThanOrEqual(length);
    }),
  );
});
