import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Late } from './due-by.tsx';

const NOW = Date.parse('2026-11-28T10:00:00.000Z');

test.each([
  ['2026-11-24T09:59:00.000Z', 'Late by 4 days', 'متأخرة 4 أيام'],
  ['2026-11-26T10:00:00.000Z', 'Late by 2 days', 'متأخرة يومين'],
  ['2026-11-28T08:30:00.000Z', 'Late by 1 hour', 'متأخرة ساعة'],
  ['2026-11-28T09:15:00.000Z', 'Late by 45 minutes', 'متأخرة 45 دقيقة'],
  ['2026-11-28T09:59:59.000Z', 'Late by 1 minute', 'متأخرة دقيقة'],
])('an item due at %s says by how much it is late', async (at, english, arabic) => {
  await show(<Late at={at} readAt={NOW} />);
  await expect.element(page.getByText(english, { exact: true })).toBeVisible();
  await show(<Late at={at} readAt={NOW} />, { language: 'ar' });
  await expect.element(page.getByText(arabic, { exact: true })).toBeVisible();
});

test('an item that is not due yet is not late', async () => {
  await show(<Late at="2026-11-28T10:00:00.000Z" readAt={NOW} />);
  expect(page.getByText(/Late/).elements()).toEqual([]);
});
