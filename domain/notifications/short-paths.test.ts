import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOfShortPath, shortPath } from './index.ts';

test('the id of a booking comes back from its short path', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom('customer' as const, 'provider' as const), (id, part) => {
      const [, letter, code = ''] = shortPath(part, id).split('/');
      expect([letter, idOfShortPath(code)]).toEqual([part === 'customer' ? 'b' : 'j', id]);
      expect(code.length).toBeLessThanOrEqual(25);
    }),
  );
});

test.each(['', 'A', '../x', 'z'.repeat(25), '0'.repeat(26), 'é'])('"%s" is no short path', (code) => {
  expect(idOfShortPath(code)).toBeNull();
});
