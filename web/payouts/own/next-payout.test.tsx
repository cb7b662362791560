import type { NextPayout as Next } from '@hirfa/contract/payouts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NO_ANSWER } from '../../testing/fake-api.ts';
import { show } from '../../testing/show.tsx';
import { NextPayout } from './next-payout.tsx';

const NEXT: Next = {
  open: null,
  coming: { cut_at: '2026-11-28T22:00:00.000Z', amount: '337.50', is_carried_over: false, left_out: '0.00' },
  hold: null,
  held_until: null,
};
const showNext = (next: Partial<Next>, language: 'en' | 'ar' = 'en') =>
  show(<NextPayout />, {
    language,
    as: 'salma',
    answers: { payouts: { getNextPayout: () => ({ ...NEXT, ...next }) } },
  });

test.each<[string, Partial<Next>, RegExp]>([
  ['what is settled so far', {}, /^EGP.337\.50$/],
  ['when that is paid out', {}, /^Settled so far\. The week ends on/],
  [
    'that too little is kept',
    { coming: { ...NEXT.coming, amount: '87.50', is_carried_over: true } },
    /Less than EGP.100 is kept for the payout after it\.$/,
  ],
  ['what is owed', { coming: { ...NEXT.coming, amount: '-40.00', is_carried_over: true } }, /^You owe this so far/],
  [
    'what waits for a decision',
    { coming: { ...NEXT.coming, left_out: '120.00' } },
    /^EGP.120\.00 waits for the decision about a problem or for a bank\.$/,
  ],
  [
    'until when a new account waits',
    { hold: 'account_changed', held_until: '2026-11-26T10:00:00.000Z' },
    /^You have given a new account, so nothing is paid out before/,
  ],
  ['that a payout came back', { hold: 'returned' }, /^The bank sent your last payout back\./],
])('a provider reads %s', async (_, next, text) => {
  await showNext(next);
  await expect.element(page.getByText(text)).toBeVisible();
});

test('what was cut is shown with its week, in Arabic too', async () => {
  await showNext({ open: { id: '019aa000-0000-7000-8000-000000000001', week: '2026-11-15', amount: '612.00' } }, 'ar');
  await expect.element(page.getByRole('heading', { name: 'التحويل القادم' })).toBeVisible();
  await expect.element(page.getByText(/612/).first()).toBeVisible();
});

test('what could not be read is read with the next try', async () => {
  const answers = [NO_ANSWER, NEXT];
  await show(<NextPayout />, {
    as: 'salma',
    answers: { payouts: { getNextPayout: () => answers.shift() ?? NO_ANSWER } },
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText(/Settled so far/)).toBeVisible();
});
