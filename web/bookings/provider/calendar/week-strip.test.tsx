import { addDays, type Day } from '@hirfa/domain/market';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { shownDays } from './shown-days.ts';
import { WeekStrip } from './week-strip.tsx';

const SUNDAY: Day = '2026-11-22';
const shown = { view: 'week' as const, day: SUNDAY, today: SUNDAY, now: new Date('2026-11-22T08:00:00.000Z') };
const strip = <WeekStrip shown={shown} days={shownDays({ from: SUNDAY, days: 7 }, undefined)} />;
const bar = (jobs: number) => <CalendarBar shown={shown} counts={{ requests: 0, jobs }} />;

const lefts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((each) => each.getBoundingClientRect().left);

test('in Arabic a week begins on the right', async () => {
  await show(strip, { language: 'ar' });
  expect(lefts()).toEqual(lefts().toSorted((a, b) => b - a));
  await expect.element(page.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
});

test('in English a week begins on the left', async () => {
  await show(strip);
  expect(lefts()).toEqual(lefts().toSorted((a, b) => a - b));
});

test('in Arabic the next week is on the left of today, and its arrow points there', async () => {
  const { address } = await show(bar(1), { language: 'ar' });
  const next = page.getByRole('link', { name: 'الأسبوع التالي' });
  const left = (name: string) => page.getByRole('link', { name }).element().getBoundingClientRect().left;
  expect(left('الأسبوع التالي')).toBeLessThan(left('الأسبوع السابق'));
  expect(getComputedStyle(next.element().firstElementChild ?? document.body).scale).toBe('-1 1');
  next.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain(addDays(SUNDAY, 7));
});

test.each([
  [1, 'عمل واحد'],
  [2, 'عملان'],
  [3, '3 أعمال'],
  [11, '11 عملًا'],
  [100, '100 عمل'],
])('in Arabic %i jobs have their plural', async (jobs, words) => {
  await show(bar(jobs), { language: 'ar' });
  await expect.element(page.getByText(words)).toBeVisible();
});
