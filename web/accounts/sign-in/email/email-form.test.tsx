import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, NO_ANSWER } from '../../../testing/fake-api.ts';
import { show } from '../../../testing/show.tsx';
import type { AuthMode } from '../field-errors.ts';
import { EmailForm } from './email-form.tsx';

const TYPED = { full_name: '', email: '', password: '', phone: '' };

async function showForm(mode: AuthMode, accounts: NonNullable<Answers['accounts']> = {}) {
  const [onSignedIn, onForgot] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { sent } = await show(
    <EmailForm mode={mode} typed={TYPED} keepTyped={() => undefined} onSignedIn={onSignedIn} onForgot={onForgot} />,
    { as: 'session', answers: { accounts } },
  );
  return { sent, onSignedIn, onForgot };
}

const email = () => page.getByLabelText('E-mail');
const password = () => page.getByLabelText('Password', { exact: true });

async function fill(): Promise<void> {
  await email().fill('nour@example.com');
  await password().fill('blue kettles sing');
  await userEvent.keyboard('{Enter}');
}

test('what is missing is marked in each field, and the first of them has the focus', async () => {
  const { sent } = await showForm('signup');
  await email().fill('nour@example');
  await password().fill('kettles');
  await userEvent.keyboard('{Enter}');
  const name = page.getByLabelText('Full name');
  await expect.element(name).toHaveAccessibleDescription(/^Please write your full name\./);
  await expect.element(name).toHaveFocus();
  await expect
    .element(email())
    .toHaveAccessibleDescription(/^Please write an e-mail address, such as name@example\.com\./);
  await expect.element(password()).toHaveAccessibleDescription(/^The password needs at least 8 characters\./);
  expect(sent()).toEqual([]);
});

test('a failed connection shows an error, and the next try signs in with what was typed', async () => {
  const answers = [NO_ANSWER];
  const { sent, onSignedIn } = await showForm('signin', {
    signIn: () => answers.shift() ?? { second_factor: { challenge: 'c', methods: ['totp' as const] } },
  });
  await fill();
  await expect.element(page.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  const [first, second] = sent();
  expect(second).toEqual(first);
});

test('after too many tries a mail is offered as the way in', async () => {
  const { onForgot } = await showForm('signin', { signIn: () => ({ refused: 'too_many_requests', retryAfter: 600 }) });
  await fill();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Too many tries. Try again in 10 minutes.');
  await page.getByRole('alert').getByRole('link').click();
  expect(onForgot).toHaveBeenCalledOnce();
});
