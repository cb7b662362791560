import type { BookedDate, Package } from '@hirfa/contract/bookings';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { samplePackage } from '../../packages/sample-package.ts';
import { BookedOutside } from './booked-outside.tsx';

/** From 9 to 17 on Sundays only: the samples are at 14:00 on a Thursday. */
const HOURS = { weekly: [{ weekday: 0, from_minute: 540, to_minute: 1020 }], templates: [], exceptions: [] };
const DATES: BookedDate[] = samplePackage.bookings.slice(0, 3).map(({ starts_at, ends_at, booking }) => ({
  id: booking?.id ?? '',
  title_en: samplePackage.title_en,
  title_ar: samplePackage.title_ar,
  status: 'confirmed',
  customer: { display_name: 'Mona F.' },
  starts_at,
  ends_at,
  package_id: samplePackage.id,
  is_proposed: false,
  can_propose: true,
}));
const singles = DATES.slice(0, 1).map((date) => ({
  ...date,
  id: '019aa000-0000-7000-8000-000000000999',
  package_id: null,
}));

const pack: Package = { ...samplePackage, part: 'provider', stop: null };
const proposed: Package = {
  ...pack,
  bookings: pack.bookings.map((each) => ({
    ...each,
    booking: each.booking && { ...each.booking, proposal_by: 'provider' },
  })),
};
const part = (
  <div className="page-width">
    <BookedOutside hours={HOURS} heading={createRef()} />
  </div>
);
const bookings = (items: readonly BookedDate[], others: object = {}) => ({
  as: 'salma',
  answers: { bookings: { listBookedDates: () => ({ items: [...items] }), ...others } },
});
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name });

test.each([
  ['en', 'Booked outside your hours', 'Suggest other times', 'Cancel these dates'],
  ['ar', 'حجوزات خارج ساعات عملك', 'اقتراح مواعيد أخرى', 'إلغاء هذه المواعيد'],
] as const)('in %s the dates of a package are listed once, with what can be done', async (...given) => {
  const [language, heading, propose, cancel] = given;
  await show(part, { language, ...bookings([...DATES, ...singles]) });
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
  expect(page.getByRole('link').elements()).toHaveLength(4);
  expect([button(propose).elements().length, button(cancel).elements().length]).toEqual([1, 1]);
  for (const each of [...page.getByRole('link').elements(), ...page.getByRole('button').elements()])
    expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('other times are proposed for all of them, and those for which none are free are said', async () => {
  const partly = { ...proposed, bookings: [...pack.bookings.slice(0, 2), ...proposed.bookings.slice(2)] };
  const { sent } = await show(part, bookings(DATES, { proposeForDates: () => partly }));
  await button('Suggest other times').click();
  await expect.element(dialog).toMatchTextContent('within 24 hours at most, the date stays.');
  await dialog.getByRole('button', { name: 'Suggest for 3 dates' }).click();
  await expect
    .element(page.getByText('Near some dates you have no free time. They stay as they are.').first())
    .toBeInTheDocument();
  expect(sent().filter(({ call }) => call.endsWith('proposeForDates'))).toMatchObject([
    { input: { id: samplePackage.id, bookings: DATES.map(({ id }) => id) }, key: expect.any(String) },
  ]);
});

test('they are cancelled with a reason, and not without one', async () => {
  const { sent } = await show(part, bookings(DATES, { cancelDates: () => pack }));
  await button('Cancel these dates').click();
  await dialog.getByRole('button', { name: 'Cancel 3 dates' }).click();
  await expect.element(dialog).toMatchTextContent('Please write the reason in a few words.');
  await dialog.getByRole('textbox').fill('I am away.');
  await dialog.getByRole('button', { name: 'Cancel 3 dates' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent().filter(({ call }) => call.endsWith('cancelDates'))).toMatchObject([
    { input: { bookings: DATES.map(({ id }) => id), reason: 'I am away.' } },
  ]);
});

test('dates that have changed meanwhile are read again, and a message says so', async () => {
  let items: readonly BookedDate[] = DATES;
  const { answers } = bookings([]);
  await show(part, {
    as: 'salma',
    answers: {
      bookings: {
        ...answers.bookings,
        listBookedDates: () => ({ items: [...items] }),
        cancelDates: () => {
          items = DATES.slice(1);
          return { refused: 'state_changed' };
        },
      },
    },
  });
  await button('Cancel these dates').click();
  await dialog.getByRole('textbox').fill('I am away.');
  await dialog.getByRole('button', { name: 'Cancel 3 dates' }).click();
  await expect
    .element(page.getByText('These dates have changed. You see them as they are now.').first())
    .toBeInTheDocument();
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2);
});

test('where all dates are within the hours nothing is shown, and proposed ones say so', async () => {
  await show(
    <main>
      <BookedOutside
        hours={{ ...HOURS, weekly: [{ weekday: 4, from_minute: 0, to_minute: 1440 }] }}
        heading={createRef()}
      />
    </main>,
    bookings(DATES),
  );
  expect(page.getByRole('heading').elements()).toHaveLength(0);
  await show(part, bookings(DATES.map((date) => ({ ...date, is_proposed: true, can_propose: false }))));
  await expect.element(page.getByText('Other times suggested').first()).toBeVisible();
  expect(button('Suggest other times').elements()).toHaveLength(0);
});
