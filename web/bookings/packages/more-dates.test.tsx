import type { Package } from '@hirfa/contract/bookings';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { MoreDates } from './more-dates.tsx';
import { samplePackage, stoppedPackage } from './sample-package.ts';

const of = { id: samplePackage.id, kind: 'monthly', number: 1, is_whole: false, ahead: 3, over: 0 } as const;
const booking = (given: Partial<{ ahead: number; over: number; is_whole: boolean }> = {}) => ({
  id: samplePackage.id,
  package: { ...of, ...given },
});
const view = (part: ReactNode, pack: Package, language: 'en' | 'ar' = 'en') =>
  show(<div className="page-width">{part}</div>, {
    language,
    as: 'nour',
    answers: { bookings: { getPackage: () => pack } },
  });
const items = () => page.getByRole('listitem');

test.each([
  ['en', '3 more meetings', 'Hide the other meetings'],
  ['ar', '3 مواعيد أخرى', 'إخفاء المواعيد الأخرى'],
] as const)('in %s the other dates of a package are behind a press', async (language, more, hide) => {
  const { sent } = await view(<MoreDates booking={booking()} list="upcoming" />, samplePackage, language);
  const button = page.getByRole('button');
  await expect.element(button).toHaveAccessibleName(more);
  expect(sent()).toEqual([]);
  await button.click();
  await expect.element(items().first()).toBeVisible();
  expect(items().elements()).toHaveLength(3);
  await expect.element(button).toHaveAccessibleName(hide);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.documentElement.scrollWidth).toBe(360);
  await button.click();
  expect(items().elements()).toHaveLength(0);
});

test('a list of the past has those that are over', async () => {
  await view(
    <MoreDates booking={{ ...booking({ ahead: 1, over: 2 }), id: 'the last one' }} list="past" />,
    stoppedPackage,
  );
  await page.getByRole('button', { name: '2 more meetings' }).click();
  await expect.element(items().first()).toBeVisible();
  expect(items().elements()).toHaveLength(3);
});

test('there is nothing to press without others, and before a package has begun', async () => {
  const none = [booking({ ahead: 0 }), booking({ is_whole: true }), { id: 'a', package: null }];
  await view(
    none.map((each, index) => <MoreDates key={index} booking={each} list="upcoming" />),
    samplePackage,
  );
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
