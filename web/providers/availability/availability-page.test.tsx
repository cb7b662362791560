import type { Availability } from '@hirfa/contract/providers';
import { addDays, cairoDay, nextRamadan } from '@hirfa/domain/market';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_ANSWER } from '../../testing/fake-api.ts';
import { show } from '../../testing/show.tsx';
import { AvailabilityPage } from './availability-page.tsx';

const SUNDAY = { weekday: 0, from_minute: 600, to_minute: 1080 };
const STORED: Availability = {
  version: 3,
  weekly: [SUNDAY],
  templates: [],
  exceptions: [],
  notice_minutes: 60,
  horizon_days: 60,
  slot_step_minutes: 30,
  travel_buffer_minutes: 30,
  feed_address: null,
  import: null,
};

const NOTHING_BOOKED = { outsideOf: () => [], list: () => null, outside: null, heading: { current: null } };
const hours = <AvailabilityPage stored={STORED} cards={[]} isSuspended={false} booked={NOTHING_BOOKED} />;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sunday = () => page.getByRole('group', { name: 'Sunday', exact: true }).first();
const line = () => sunday().getByRole('button', { name: /^Change the hours of Sunday/ });
const isWorked = (day: string) => page.getByRole('switch', { name: day, exact: true });
const time = (name: 'From' | 'To') => sunday().getByRole('combobox', { name });
const save = () => button('Save changes');

async function showHours(saveAvailability = (input: object): Availability => ({ ...STORED, ...input, version: 4 })) {
  const { sent } = await show(hours, { as: 'salma', answers: { providers: { saveAvailability } } });
  return () => sent().map(({ input }) => input);
}

test.each([
  ['en', 'Sunday', '10:00 AM – 2:00 PM · 3:00 PM – 6:00 PM'],
  ['ar', 'الأحد', '10:00 ص – 2:00 م · 3:00 م – 6:00 م'],
] as const)('in %s on a phone each day is a line, which says all its hours', async (language, day, words) => {
  const weekly = [
    { ...SUNDAY, to_minute: 840 },
    { ...SUNDAY, from_minute: 900 },
  ];
  await show(
    <AvailabilityPage stored={{ ...STORED, weekly }} cards={[]} isSuspended={false} booked={NOTHING_BOOKED} />,
    {
      language,
      as: 'salma',
    },
  );
  const group = page.getByRole('group', { name: day, exact: true });
  await expect.element(group.getByRole('button')).toMatchTextContent(words);
  await expect.element(isWorked(day)).toBeChecked();
  const days = page.getByRole('switch').elements();
  const heights = days.map((each) => each.closest('fieldset')?.getBoundingClientRect().height ?? Infinity);
  expect(heights).toHaveLength(7);
  expect(Math.max(...heights)).toBeLessThan(60);
});

test('a day is closed by its switch, and opened again with the hours it had, others with ordinary ones', async () => {
  const sent = await showHours();
  await isWorked('Sunday').click();
  await expect.element(sunday()).toMatchTextContent('Closed');
  await isWorked('Sunday').click();
  await expect.element(line()).toMatchTextContent('10:00 AM – 6:00 PM');
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument();
  await isWorked('Monday').click();
  await save().click();
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()).toMatchObject([{ weekly: [SUNDAY, { weekday: 1, from_minute: 540, to_minute: 1020 }] }]);
});

test('hours that are wrong are shown at their day also where it was left closed', async () => {
  await showHours();
  await line().click();
  await time('To').selectOptions('8:00 AM');
  await line().click();
  await save().click();
  await expect.element(time('To')).toHaveFocus();
});

test('the focus stays near hours, days and periods that are removed', async () => {
  await showHours();
  await line().click();
  await sunday()
    .getByRole('button', { name: /^Add hours/ })
    .click();
  await button('Remove hours 2 of Sunday').click();
  await expect.element(time('From').last()).toHaveFocus();
  await button('Remove hours 1 of Sunday').click();
  await expect.element(isWorked('Sunday')).toHaveFocus();

  await button('Add a day off').click();
  await button('Add extra hours').click();
  await button('Remove this day off').click();
  await expect.element(page.getByLabelText('Day with extra hours')).toHaveFocus();
  await button('Remove these extra hours').click();
  await expect.element(button('Add a day off')).toHaveFocus();

  await button('Add a period').click();
  await button('Remove this period').click();
  await expect.element(button('Add a period')).toHaveFocus();
});

test('hours that overlap are refused at their row, and saved once they do not', async () => {
  const sent = await showHours();
  await line().click();
  await sunday()
    .getByRole('button', { name: /^Add hours/ })
    .click();
  await time('From').last().selectOptions('5:00 PM');
  await save().click();
  await expect.element(page.getByText('These hours overlap others of the same day.')).toBeVisible();
  expect(sent()).toEqual([]);
  await time('From').last().selectOptions('7:00 PM');
  await time('To').last().selectOptions('Midnight');
  await save().click();
  await expect.element(page.getByText('Saved. Customers see it now.')).toBeVisible();
  expect(sent()).toMatchObject([{ version: 3, weekly: [SUNDAY, { weekday: 0, from_minute: 1140, to_minute: 1440 }] }]);
});

test('hours that end before they begin are refused, and the field that says so has the focus', async () => {
  const sent = await showHours();
  await line().click();
  await time('To').selectOptions('8:00 AM');
  await save().click();
  const until = time('To');
  await expect.element(until).toHaveAccessibleDescription(/^These hours end before they begin\./);
  await expect.element(until).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('a new period is the next Ramadan, and another one a free day', async () => {
  await showHours();
  const today = cairoDay(new Date());
  const ramadan = nextRamadan(addDays(today, 1));
  await button('Add a period').click();
  await expect.element(page.getByLabelText('First day')).toHaveValue(ramadan?.first_day);
  await expect.element(page.getByLabelText('Last day')).toHaveValue(ramadan?.last_day);
  await button('Add a period').click();
  await expect.element(page.getByLabelText('What are these hours for?').last()).toHaveValue('holiday');
});

test('a period ends on or after its first day, and says when the usual hours come back', async () => {
  await showHours();
  await button('Add a period').click();
  await page.getByLabelText('First day').fill('2027-02-10');
  await page.getByLabelText('Last day').fill('2027-02-09');
  await save().click();
  await expect
    .element(page.getByLabelText('Last day'))
    .toHaveAccessibleDescription(/^The last day is before the first one\./);
  await expect.element(page.getByLabelText('Last day')).toHaveFocus();
  await page.getByLabelText('Last day').fill('2027-02-10');
  await expect
    .element(page.getByText(/^Your ordinary hours come back by themselves on/))
    .toMatchTextContent('11 February');
});

test('the hours of a day are copied to all days by the keyboard', async () => {
  const sent = await showHours();
  await line().click();
  sunday()
    .getByRole('button', { name: /^Copy to other days/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Copy the hours of Sunday' });
  await expect.element(dialog.getByRole('button', { name: 'Copy hours' })).toBeDisabled();
  await userEvent.keyboard('{Tab}{Tab} ');
  await expect.element(dialog.getByLabelText('Saturday')).toBeChecked();
  await dialog.getByRole('button', { name: 'Copy hours' }).click();
  await save().click();
  await expect.poll(() => sent().length).toBe(1);
  const weekly = Array.from({ length: 7 }, (_, weekday) => ({ ...SUNDAY, weekday }));
  expect(sent()).toMatchObject([{ weekly: expect.arrayContaining(weekly) }]);
});

test('hours that could not be saved stay typed, and say so', async () => {
  await show(hours, { as: 'salma', answers: { providers: { saveAvailability: () => NO_ANSWER } } });
  await page.getByLabelText('Notice').selectOptions('1 day');
  await save().click();
  await expect.element(page.getByText(/nothing you typed is lost\.$/)).toBeVisible();
  await expect.element(page.getByLabelText('Notice')).toHaveValue('1440');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
});

test('before hours are saved that leave out booked dates, the person sees these and is asked', async () => {
  const date = {
    id: 'a booking',
    title_en: 'Oud lesson',
    title_ar: 'درس عود',
    status: 'confirmed' as const,
    customer: { display_name: 'Nour E.' },
    starts_at: '2030-11-24T08:00:00.000Z',
    ends_at: '2030-11-24T09:00:00.000Z',
    package_id: null,
    is_proposed: false,
    can_propose: true,
  };
  const heading = createRef<HTMLHeadingElement>();
  const booked = {
    outsideOf: ({ weekly }: { weekly: readonly unknown[] }) => (weekly.length === 0 ? [date] : []),
    list: (dates: readonly { title_en: string }[]) => dates.map(({ title_en }) => title_en),
    outside: (
      <h2 ref={heading} tabIndex={-1}>
        Booked outside
      </h2>
    ),
    heading,
  };
  const { sent } = await show(<AvailabilityPage stored={STORED} cards={[]} isSuspended={false} booked={booked} />, {
    as: 'salma',
    answers: { providers: { saveAvailability: (input: object) => ({ ...STORED, ...input, version: 4 }) } },
  });
  const dialog = page.getByRole('dialog', { name: 'Booked outside the new hours' });
  await isWorked('Sunday').click();
  await save().click();
  await expect.element(dialog).toMatchTextContent('Oud lesson');
  await dialog.getByRole('button', { name: 'Back to the hours' }).click();
  expect(sent()).toEqual([]);
  await save().click();
  await dialog.getByRole('button', { name: 'Save the hours' }).click();
  await expect.poll(() => sent().length).toBe(1);
  await expect.element(page.getByRole('heading', { name: 'Booked outside', exact: true })).toHaveFocus();
});
