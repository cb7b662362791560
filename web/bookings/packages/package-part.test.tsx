import type { Package } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PackagePart } from './package-part.tsx';
import { samplePackage, stoppedPackage } from './sample-package.ts';

const of = { id: samplePackage.id, kind: 'monthly' } as const;
const part = (
  <div className="page-width">
    <PackagePart of={of} here={samplePackage.id} />
  </div>
);
const view = (pack: Package, language: 'en' | 'ar' = 'en') =>
  show(part, { language, as: 'nour', answers: { bookings: { getPackage: () => pack } } });
const items = () => page.getByRole('listitem');

test.each([
  ['en', 'Package: 4 weekly meetings', 'Confirmed'],
  ['ar', 'الباقة: 4 مواعيد أسبوعية', 'مؤكد'],
] as const)('in %s each booking of a package has its state and, but for the shown one, a link', async (...given) => {
  const [language, heading, state] = given;
  await view(samplePackage, language);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(items().first()).toBeVisible();
  expect(items().elements()).toHaveLength(4);
  await expect.element(items().first()).toHaveAttribute('aria-current', 'true');
  for (const item of items().elements()) expect(item.textContent).toContain(state);
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    samplePackage.bookings.slice(1).map(({ booking }) => expect.stringContaining(`${booking?.id}`)),
  );
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('bookings that are over come after the next one', async () => {
  const [first, ...others] = samplePackage.bookings;
  const done = first?.booking && {
    ...first,
    booking: { ...first.booking, status: 'completed' as const, completed_at: '2026-11-29T12:00:00.000Z' },
  };
  await view({ ...samplePackage, bookings: done ? [done, ...others] : others });
  await expect.element(items().first()).toMatchTextContent('5 December');
  await expect.element(items().last()).toMatchTextContent('Completed');
});

test('before a package is accepted, all of its times and the whole price stand there', async () => {
  const bookings = samplePackage.bookings.map((each) => ({ ...each, booking: null }));
  await view({ ...samplePackage, began_at: null, stop: null, bookings });
  for (const day of ['28 November', '5 December', '12 December', '19 December'])
    await expect.element(page.getByRole('main')).toMatchTextContent(day);
  await expect.element(page.getByText(/1,077\.32/)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('of a year the first meetings are shown, and all after a press', async () => {
  const bookings = Array.from({ length: 48 }, (_, index) => ({
    number: index + 1,
    starts_at: new Date(Date.UTC(2026, 10, 28 + 7 * index, 12)).toISOString(),
    ends_at: new Date(Date.UTC(2026, 10, 28 + 7 * index, 14)).toISOString(),
    customer_total: '269.33',
    provider_payout: null,
    booking: null,
  }));
  await view({ ...samplePackage, kind: 'yearly', began_at: null, stop: null, bookings });
  await expect.element(items().first()).toBeVisible();
  expect(items().elements()).toHaveLength(4);
  await page.getByRole('button', { name: 'Show all 48 dates' }).click();
  expect(items().elements()).toHaveLength(48);
});

test.each([
  ['en', 'You stopped this package', 'Goes back', 'What is left'],
  ['ar', 'أوقفت هذه الباقة', 'المبلغ المسترد', 'المتبقي'],
] as const)('in %s a stopped package says what has gone back, and what is left', async (language, ...words) => {
  await view(stoppedPackage, language);
  for (const each of words) await expect.element(page.getByRole('main')).toMatchTextContent(each);
  await expect.element(page.getByText(/807\.99/)).toBeVisible();
  expect(page.getByText(/269\.33/).elements()).toHaveLength(2);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a package that could not be loaded says so', async () => {
  await show(part, { as: 'nour', answers: { bookings: { getPackage: () => ({ refused: 'internal_error' }) } } });
  await expect.element(page.getByText('The package could not be loaded')).toBeVisible();
});

test('a long name and a long amount fit on a small phone', async () => {
  const bookings = samplePackage.bookings.map((each) => ({ ...each, customer_total: '1234567.89' }));
  await view({ ...samplePackage, bookings, title_en: 'W'.repeat(300) });
  await expect.element(page.getByText(/1,234,567\.89/).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
