import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { BlockingDialog } from './blocking-dialog.tsx';

const ID = '019aa000-0000-7000-8000-000000000001';

test('a booking that could not be loaded is asked for again with a press', async () => {
  let asked = 0;
  const getBooking = () => {
    asked += 1;
    return { refused: 'database_unavailable' } as const;
  };
  await show(<BlockingDialog bookingId={ID} focusAfter={createRef()} onClose={() => undefined} />, {
    as: '019aa000-0000-7000-8000-000000000002',
    answers: { bookings: { getBooking } },
  });
  await expect.element(page.getByText('The booking could not be loaded')).toBeVisible();
  const before = asked;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
});
