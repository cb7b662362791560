import { expect, test } from 'vitest';
import { countsAsProvider, readVerificationStatus } from './index.ts';

test('an unknown status is pending', () => {
  expect(['verified', 'rejected', 'pending', 'approved', ''].map(readVerificationStatus)).toEqual([
    'verified',
    'rejected',
    'pending',
    'pending',
    'pending',
  ]);
});

test('only a verified and active profile counts as provider', () => {
  const counts = (verification_status: string, is_active: boolean) =>
    countsAsProvider({ verification_status, is_active });
  expect([
    counts('verified', true),
    counts('verified', false),
    counts('pending', true),
    counts('rejected', true),
    counts('x', true),
  ]).toEqual([true, false, false, false, false]);
});
