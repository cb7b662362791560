import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLES, rolesThatCount } from './roles.ts';

test('admin counts unless a required second factor was not shown; no role is added', () => {
  fc.assert(
    fc.property(fc.subarray([...ROLES]), fc.boolean(), fc.boolean(), (roles, isDemanded, isShown) => {
      const counting = rolesThatCount(roles, { isDemanded, isShown });
      expect(roles).toEqual(expect.arrayContaining(counting));
      expect(counting.includes('admin')).toBe(roles.includes('admin') && (isShown || !isDemanded));
    }),
  );
});
