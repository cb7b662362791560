import { expect, test } from 'vitest';
import { isOtherHolder } from './index.ts';

test.each([
  ['Salma Kamal', ['Salma Abdelrahman'], false],
  ['KAMAL SALMA', ['salma kamal'], false],
  ['أحمد إبراهيم', ['احمد ابراهيم علي'], false],
  ['Mona Adel', ['Salma Kamal', 'سلمى كمال'], true],
  ['منى عادل', ['Salma Kamal', 'سلمى كمال'], true],
  ['Salma Kamal', ['سلمى كمال'], false],
  ['', ['Salma'], false],
  ['Salma', [''], false],
])('the holder %j of an account of %j seems to be somebody else: %j', (holder, names, isOther) => {
  expect(isOtherHolder(holder, names)).toBe(isOther);
});
