import { cairoDay } from '@hirfa/domain/market';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { DayField } from './day-field.tsx';

const THIS_YEAR = cairoDay(new Date()).slice(0, 4);
const field = () => page.getByLabelText('From');

function Controlled() {
  const [day, setDay] = useState('');
  return <DayField label="From" hint="The first day." value={day} onChange={({ target }) => setDay(target.value)} />;
}

test('a chosen day stands below its field in words, with the year where it is another one', async () => {
  await show(<DayField label="From" name="from" defaultValue="2031-12-06" />);
  await expect.element(field()).toHaveAccessibleDescription('6 December 2031');
  await field().fill(`${THIS_YEAR}-12-06`);
  await expect.element(field()).toHaveAccessibleDescription(/^[A-Z][a-z]+day 6 December$/);
  await field().fill('');
  await expect.element(field()).not.toHaveAccessibleDescription();
});

test('the words are in the language of the page', async () => {
  await show(<DayField label="From" defaultValue="2031-12-06" />, { language: 'ar' });
  await expect.element(field()).toHaveAccessibleDescription('6 ديسمبر 2031');
});

test('the words stand before the hint, and a field with a time says the time', async () => {
  await show(<Controlled />);
  await expect.element(field()).toHaveAccessibleDescription('The first day.');
  await field().fill('2031-12-06');
  await expect.element(field()).toHaveAccessibleDescription(/^6 December 2031 ?The first day\.$/);
  await show(<DayField label="From" withTime defaultValue="2031-12-06T16:30" />);
  await expect.element(field().last()).toHaveAccessibleDescription(/6 December at 4:30.PM$/);
});

test('a year that is still being written has no words', async () => {
  await show(<DayField label="From" defaultValue="0002-12-06" />);
  await expect.element(field()).not.toHaveAccessibleDescription();
});
