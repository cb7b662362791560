import { expect, test } from 'vitest';
import { askedPrice } from './asked-price.ts';

test.each([
  ['400', 40_000],
  ['٤٠٠', 40_000],
  ['۴۰۰', 40_000],
  [' 1,250.5 ', 125_050],
  ['١٬٢٥٠٫٥', 125_050],
  ['20', 2000],
  ['10000', 1_000_000],
])('%j is a price', (typed, price) => {
  expect(askedPrice(typed)).toBe(price);
});

test.each(['', 'four hundred', '400 EGP', '-400', '4e2', '19.99', '10000.01', '1.234', '9'.repeat(40)])(
  '%j is no price of a service',
  (typed) => {
    expect(askedPrice(typed)).toBeNull();
  },
);
