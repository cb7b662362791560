import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { HoursDialog } from './hours-dialog.tsx';
import { RateDialog } from './rate-dialog.tsx';

const TOMORROW = startOfDay(addDays(cairoDay(new Date()), 1)).toISOString();
const ID = '019aa000-0000-7000-8000-000000000001';

/** Of an admin without a second factor. */
const renderProof: RenderProof = ({ submit, check, onProof }) => (
  <button type="button" onClick={() => check?.() !== false && onProof({})}>
    {submit}
  </button>
);

const save = () => page.getByRole('button', { name: 'Save' });

async function showRate() {
  const { sent } = await show(
    <RateDialog categories={[]} factors={[]} renderProof={renderProof} onClose={() => undefined} />,
    {
      as: 'admin',
      answers: { admin: { addRate: () => ({ id: ID }) } },
    },
  );
  return () => sent().map(({ input }) => input);
}

test.each(['', '12.345', '-1', '101'])('a rate of “%s” percent is refused once somebody saves it', async (typed) => {
  const sent = await showRate();
  await page.getByLabelText('Percent').fill(typed);
  await save().click();
  await expect
    .element(page.getByLabelText('Percent'))
    .toHaveAccessibleDescription('A number from 0 to 100, with at most two decimals.');
  expect(sent()).toEqual([]);
});

test('a rate holds from tomorrow on, and not from today', async () => {
  const sent = await showRate();
  await page.getByLabelText('Percent').fill('12.5');
  await page.getByLabelText('From the start of this day').fill(cairoDay(new Date()));
  await save().click();
  await expect.element(page.getByText('Choose a day after today.')).toBeVisible();
  expect(sent()).toEqual([]);
  await page.getByLabelText('From the start of this day').fill(addDays(cairoDay(new Date()), 1));
  await save().click();
  await expect
    .poll(sent)
    .toEqual([{ name: 'commission_rate', value: '0.125', category_slug: null, holds_from: TOMORROW }]);
});

test('hours of support need a day and an end after their beginning; midnight ends the day', async () => {
  const { sent } = await show(
    <HoursDialog first={{ weekdays: [5], from_minute: 600, to_minute: 1200 }} onClose={() => undefined} />,
    {
      as: 'admin',
      answers: { admin: { addHours: () => ({ id: ID }) } },
    },
  );
  const until = page.getByLabelText('Until', { exact: true });
  await page.getByLabelText('Friday').click();
  await expect.element(page.getByText('Choose at least one.')).toBeVisible();
  await until.fill('08:00');
  await expect.element(until).toHaveAccessibleDescription('The end is before the beginning.');
  await userEvent.keyboard('{Enter}');
  expect(sent()).toEqual([]);
  await page.getByLabelText('Friday').click();
  await until.fill('00:00');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent().map(({ input }) => input))
    .toEqual([{ weekdays: [5], from_minute: 600, to_minute: 1440, holds_from: TOMORROW }]);
});
