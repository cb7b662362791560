import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import type { Answers } from '../../testing/fake-api.ts';
import { ChangePassword } from './change-password.tsx';

const current = () => page.getByLabelText('Current password');
const wanted = () => page.getByLabelText('New password', { exact: true });

type Answer = NonNullable<NonNullable<Answers['accounts']>['changePassword']>;
const showForm = (changePassword: Answer) =>
  show(<ChangePassword email="nour@example.com" />, { as: 'nour', answers: { accounts: { changePassword } } });

async function send(old: string, next: string): Promise<void> {
  await current().fill(old);
  await wanted().fill(next);
  await userEvent.keyboard('{Enter}');
}

test('what is missing or too short is marked, and the first of it has the focus', async () => {
  const { sent } = await showForm(() => ({ changed: true }));
  await wanted().fill('kettles');
  await userEvent.keyboard('{Enter}');
  await expect.element(current()).toHaveAccessibleDescription('Please write your current password.');
  await expect.element(current()).toHaveFocus();
  await expect.element(wanted()).toHaveAccessibleDescription(/^The password needs at least 8 characters\./);
  expect(sent()).toEqual([]);
});

test('a password that many people use is refused below its own field', async () => {
  await showForm(() => ({ refused: 'common_password' }));
  await send('old kettles', 'sunshine1');
  await expect
    .element(wanted())
    .toHaveAccessibleDescription(/^Many people use this password, so it is easy to guess\./);
  await expect.element(wanted()).toHaveValue('sunshine1');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a wrong current password is marked in its field, and what was typed stays', async () => {
  await showForm(() => ({ refused: 'invalid_credentials' }));
  await send('not mine', ' three green kettles ');
  await expect.element(current()).toHaveAccessibleDescription('This is not your current password.');
  await expect.element(wanted()).toHaveValue(' three green kettles ');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('after too many tries it says when the next one is possible', async () => {
  await showForm(() => ({ refused: 'too_many_requests', retryAfter: 900 }));
  await send('not mine', 'three green kettles');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many tries. Try again in 15 minutes.');
});

test('a password is changed with its spaces, and the form is empty again', async () => {
  const { sent } = await showForm(() => ({ changed: true }));
  await send('old kettles', ' three green kettles ');
  await expect.element(page.getByText('Your password is changed. All other devices are signed out.')).toBeVisible();
  await expect.element(current()).toHaveValue('');
  expect(sent().map(({ input }) => input)).toEqual([
    { current_password: 'old kettles', new_password: ' three green kettles ' },
  ]);
});

test('how hard it is to guess is said while it is typed, and a button shows it', async () => {
  await showForm(() => ({ changed: true }));
  for (const [password, words] of [
    ['kettles', 'At least 8 characters.'],
    ['sunshine', 'Easy to guess. Longer is better.'],
    ['three blue kettles sing', 'Hard to guess.'],
  ] as const) {
    await wanted().fill(password);
    await expect.element(page.getByRole('status')).toHaveTextContent(`Strength: ${words}`);
  }
  await expect.element(wanted()).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).nth(1).click();
  await expect.element(wanted()).toHaveAttribute('type', 'text');
});
