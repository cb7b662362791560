import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_ANSWER } from '../../../testing/fake-api.ts';
import { show } from '../../../testing/show.tsx';
import { NameForm } from './name-form.tsx';

const field = () => page.getByLabelText('Full name');
const saved = ({ full_name }: { full_name: string }) => ({ full_name, avatar_url: '' });

test.each(['12', ' ', 'م'])('a name such as “%s” is refused in the form, and nothing is sent', async (name) => {
  const { sent } = await show(<NameForm fullName="Nour" />);
  await field().fill(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveAccessibleDescription(/^Please write your full name\./);
  await expect.element(field()).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('a name is saved without spaces around it, and what others see of it is shown while it is typed', async () => {
  const { sent } = await show(<NameForm fullName="Nour" />, { as: 'nour', answers: { accounts: { changeMe: saved } } });
  await field().fill(' Mohamed Salah ');
  await expect.element(field()).toHaveAccessibleDescription('Others see you as Salah M.');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your name is saved')).toBeVisible();
  await expect.element(field()).toHaveValue('Mohamed Salah');
  expect(sent().map(({ input }) => input)).toEqual([{ full_name: 'Mohamed Salah' }]);
});

test('a name that could not be saved stays, and the next press saves it', async () => {
  const { sent } = await show(<NameForm fullName="Nour" />, {
    as: 'nour',
    answers: { accounts: { changeMe: (input) => (sent().length === 1 ? NO_ANSWER : saved(input)) } },
  });
  await field().fill('Mona Adel');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  await expect.element(field()).toHaveValue('Mona Adel');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.poll(() => sent().length).toBe(2);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('in an Arabic form a Latin name is written from the left, and what others see of it stands in the sentence', async () => {
  await show(<NameForm fullName="Nour Adel" />, { language: 'ar' });
  const arabic = page.getByLabelText('الاسم الكامل');
  expect(getComputedStyle(arabic.element()).direction).toBe('ltr');
  await expect.element(page.getByText('Nour A.')).toBeVisible();
  expect(page.getByText('Nour A.').element().tagName).toBe('BDI');
});
