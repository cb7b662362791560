import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PaymentSteps } from './payment-steps.tsx';

const TYPED = { en: 'You pay on a secure page', ar: 'الدفع على صفحة آمنة' };
const SAVED = { en: 'You pay with your saved card', ar: 'الدفع ببطاقتك المحفوظة' };

test.each([
  ['en', false, TYPED, SAVED],
  ['en', true, SAVED, TYPED],
  ['ar', false, TYPED, SAVED],
  ['ar', true, SAVED, TYPED],
] as const)(
  'in %s the first step says where a card is typed, saved before: %s',
  async (language, saved, said, unsaid) => {
    const startsAt = '2026-12-20T10:00:00.000Z';
    await show(
      <PaymentSteps provider="Salma" startsAt={startsAt} price={undefined} method="card" isSavedCard={saved} />,
      { language },
    );
    await expect.element(page.getByText(said[language])).toBeVisible();
    expect(page.getByText(unsaid[language]).elements()).toEqual([]);
  },
);
