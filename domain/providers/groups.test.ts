import { expect, test } from 'vitest';
import { takesGroups } from './groups.ts';

test.each([
  ['community', true, true],
  ['community', false, false],
  ['community', null, false],
  ['trusted_essential', true, false],
] as const)('%s, accepts groups: %s: a booking is for a number of people: %s', (provider_type, accepts, expected) => {
  expect(takesGroups({ provider_type, allow_group_booking: accepts })).toBe(expected);
});
