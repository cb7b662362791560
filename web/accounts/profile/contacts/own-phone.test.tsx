import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import type { Answers } from '../../../testing/fake-api.ts';
import { OwnPhone } from './own-phone.tsx';

const options = {
  getAuthOptions: () => ({
    password: true as const,
    oauth: [],
    phone: true,
    passkeys: true,
    terminal: { mails: false, texts: false },
  }),
};
const field = () => page.getByLabelText('Mobile number');
const send = () => page.getByRole('button', { name: 'Text me a code' });

async function showForm(accounts: NonNullable<Answers['accounts']>, onProven = () => undefined) {
  return show(<OwnPhone number={null} onProven={onProven} />, {
    as: 'nour',
    answers: { accounts: { ...accounts } },
  });
}

test.each(['', '010 1234', '+1 202 555 0100', '02 2735 0000'])(
  'the number “%s” is refused in the form, which keeps the focus',
  async (typed) => {
    const { sent } = await showForm({});
    await field().fill(typed);
    await send().click();
    await expect
      .element(field())
      .toHaveAccessibleDescription(/^Please write an Egyptian mobile number, such as 010 1234 5678\./);
    await expect.element(field()).toHaveFocus();
    expect(sent()).toEqual([]);
  },
);

test.each(['010 1234 5678', '٠١٠١٢٣٤٥٦٧٨', '+20 10 1234 5678', '0020-10-12345678'])(
  'the number “%s” is sent as +201012345678',
  async (typed) => {
    const { sent } = await showForm({ sendOwnPhoneCode: () => ({ sent: true }), ...options });
    await field().fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('Code')).toHaveFocus();
    expect(sent().find(({ call }) => call === 'accounts.sendOwnPhoneCode')?.input).toEqual({
      phone_number: '+201012345678',
    });
  },
);

test('a code that is missing or wrong is refused, and the right one confirms the number', async () => {
  const onProven = vi.fn<() => undefined>();
  const { sent } = await showForm(
    {
      sendOwnPhoneCode: () => ({ sent: true }),
      confirmOwnPhone: ({ code }) =>
        code === '123456' ? { phone_number: '+201012345678' } : { refused: 'invalid_code' },
      ...options,
    },
    onProven,
  );
  await field().fill('01012345678');
  await send().click();
  const code = page.getByLabelText('Code');
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription('Please type the six digits.');
  expect(sent().map(({ call }) => call)).not.toContain('accounts.confirmOwnPhone');
  await code.fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent('This code is wrong or too old.');
  await expect.element(code).toHaveValue('000000');
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onProven.mock.calls.length).toBe(1);
});

test('a number of another account is refused once its code is right, with what to do', async () => {
  await showForm({
    sendOwnPhoneCode: () => ({ sent: true }),
    confirmOwnPhone: () => ({ refused: 'phone_taken' }),
    ...options,
  });
  await field().fill('01012345678');
  await send().click();
  await page.getByLabelText('Code').fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent('This number opens another account.');
  await page.getByRole('button', { name: 'Change the number' }).click();
  await expect.element(field()).toBeVisible();
});

test('in Arabic the number is read from the left, in its field and in the sentence about it', async () => {
  await show(<OwnPhone number={null} onProven={() => undefined} />, {
    language: 'ar',
    as: 'nour',
    answers: { accounts: { sendOwnPhoneCode: () => ({ sent: true }), ...options } },
  });
  const arabic = page.getByLabelText('رقم الموبايل');
  expect(getComputedStyle(arabic.element()).direction).toBe('ltr');
  await arabic.fill('01012345678');
  await page.getByRole('button', { name: 'إرسال الرمز' }).click();
  const number = page.getByText('+201012345678', { exact: true });
  await expect.element(number).toBeVisible();
  expect(isReadFromLeft(number.element())).toBe(true);
});

/** Whether the first character stands left of the last one. */
function isReadFromLeft(element: Element): boolean {
  const text = element.firstChild ?? element;
  const leftOf = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  return leftOf(0) < leftOf((text.textContent ?? '').length - 1);
}
