import { expect, test } from 'vitest';
import { isOtherHolder, latinHolder } from './index.ts';

test.each([
  ['Salma Kamal', ['Salma Abdelrahman'], false],
  ['KAMAL SALMA', ['salma kamal'], false],
  ['أحمد إبراهيم', ['احمد ابراهيم علي'], false],
  ['Salma Kamal', ['سلمى كمال'], false],
  ['سلمى كمال', ['Salma Kamal'], false],
  ['Mohammed Gamal', ['محمد جمال الدين'], false],
  ['عبد الرحمن يوسف', ['Abdelrahman Youssef'], false],
  ['Abd El Rahman Youssef', ['عبدالرحمن يوسف'], false],
  ['El Sayed Hassan', ['السيد حسن'], false],
  ['Mona Adel', ['Salma Kamal', 'سلمى كمال'], true],
  ['منى عادل', ['Salma Kamal', 'سلمى كمال'], true],
  ['Mona Adel', ['سلمى كمال'], true],
  ['Mona Kamal', ['Salma Kamal'], true],
  ['', ['Salma'], false],
  ['Salma', [''], false],
  ['李娜', ['Salma'], false],
])('the holder %j of an account of %j seems to be somebody else: %j', (holder, names, isOther) => {
  expect(isOtherHolder(holder, names)).toBe(isOther);
});

test.each([
  ['سلمى كمال', ['Salma Mohamed Kamal', 'سلمى محمد كمال'], 'Salma Mohamed Kamal'],
  ['عبد الرحمن يوسف', ['Abdelrahman Youssef'], 'Abdelrahman Youssef'],
  ['سلمى حسن', ['Salma Kamal', 'سلمى كمال'], 'سلمى حسن'],
  ['سلمى كمال', ['سلمى كمال'], 'سلمى كمال'],
  ['Salma K.', ['Salma Kamal'], 'Salma K.'],
  ['سلمى', [], 'سلمى'],
])('in Latin letters, the holder %j of somebody named %j is %j', (holder, names, latin) => {
  expect(latinHolder(holder, names)).toBe(latin);
});
