import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { PhoneForm } from './phone-form.tsx';

const TYPED = { full_name: 'Mona Adel', email: '', password: '', phone: '' };
const field = () => page.getByLabelText('Mobile number');

/** Shows the form of somebody who signs up. */
async function showForm() {
  const [keepTyped, onSent] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { sent } = await show(<PhoneForm mode="signup" typed={TYPED} keepTyped={keepTyped} onSent={onSent} />, {
    answers: { accounts: { sendPhoneCode: () => ({ sent: true }) } },
  });
  return { sent, keepTyped, onSent };
}

test('a number that is no Egyptian mobile number is refused in the form, which keeps the focus and the name', async () => {
  const { sent } = await showForm();
  await field().fill('010 1234');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect.element(field()).toHaveAccessibleDescription(/^Please write an Egyptian mobile number/);
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Mona Adel');
  expect(sent()).toEqual([]);
});

test('a code is sent to the number, whatever digits it is written in', async () => {
  const { sent, keepTyped, onSent } = await showForm();
  await field().fill('٠١٠١٢٣٤٥٦٧٨');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  expect(sent()).toMatchObject([{ call: 'accounts.sendPhoneCode', input: { phone: '+201012345678' } }]);
  expect(keepTyped).toHaveBeenCalledWith({ full_name: 'Mona Adel', phone: '٠١٠١٢٣٤٥٦٧٨' });
});
