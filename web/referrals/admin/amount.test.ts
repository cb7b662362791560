import { expect, test } from 'vitest';
import { amountOr, shareOr, usesOr } from './amount.ts';

test('amounts, percentages and numbers that admins type are converted to the form of the call', () => {
  expect(['50', '50.5', '0.25', ' '].map(amountOr)).toEqual(['50.00', '50.50', '0.25', null]);
  expect(['10', '12.5', '100', ''].map(shareOr)).toEqual(['0.1', '0.125', '1', null]);
  expect(['3', ''].map(usesOr)).toEqual([3, null]);
});
