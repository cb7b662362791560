import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import type { Answers } from '../../../testing/fake-api.ts';
import { DeletionForm } from './deletion-form.tsx';

type Answer = NonNullable<NonNullable<Answers['accounts']>['requestDeletion']>;
type Factors = Parameters<typeof DeletionForm>[0]['secondFactors'];

const showForm = (requestDeletion: Answer, confirmBy: 'password' | 'word' = 'password', factors: Factors = []) =>
  show(<DeletionForm confirmBy={confirmBy} secondFactors={factors} />, {
    as: 'nour',
    answers: { accounts: { requestDeletion } },
  });

const password = () => page.getByLabelText('Your password');
const remove = () => page.getByRole('button', { name: 'Delete my account' });

test('without the password nothing is sent, and its field says so', async () => {
  const { sent } = await showForm(() => ({ refused: 'wrong_confirmation' }));
  await remove().click();
  await expect.element(password()).toHaveAccessibleDescription('Please write your password.');
  await expect.element(password()).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('a wrong password is refused, and after too many the form says when to try again; what was typed stays', async () => {
  const answers = [{ refused: 'wrong_confirmation' as const }];
  await showForm(() => answers.shift() ?? { refused: 'too_many_requests', retryAfter: 900 });
  await password().fill('wrong horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The password is not right.');
  await expect.element(password()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many tries. Try again in 15 minutes.');
  await expect.element(password()).toHaveValue('wrong horse');
});

test('without a password a word is typed, in capital letters or not', async () => {
  const { sent } = await showForm(() => ({ refused: 'open_bookings' }), 'word');
  const word = page.getByLabelText('Confirm');
  await word.fill('delete it');
  await userEvent.keyboard('{Enter}');
  await expect.element(word).toHaveAccessibleDescription(/^Please type the word as it stands here\./);
  expect(sent()).toEqual([]);
  await word.fill('delete');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^You have bookings that are not settled, or of which/);
});

test('a person with an app types its code, too; a wrong one is marked in its field', async () => {
  const { sent } = await showForm(() => ({ refused: 'invalid_code' }), 'password', ['code']);
  const code = page.getByLabelText('Code of the app, or a recovery code');
  await password().fill('blue kettles sing');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription('Please type a code.');
  await expect.element(code).toHaveFocus();
  expect(sent()).toEqual([]);
  await code.fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/^This code is not right, or was used before\./);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
