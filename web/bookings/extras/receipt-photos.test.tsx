import type { Booking, Extra, ReceiptPhoto } from '@hirfa/contract/bookings';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { photoAddress, photoKey } from '../../ui/photos/photo-query.ts';
import { sampleBooking } from '../facts/sample-booking.ts';
import { ExtraCard } from './extra-card.tsx';
import { ExtraList } from './extra-list.tsx';
import { ProposeExtra } from './propose-extra.tsx';

const REASON = 'The pipe behind the wall leaks, too.';
const photoOf = (digit: number): ReceiptPhoto => ({
  id: `019aa000-0000-7000-8000-00000000000${digit}`,
  width: 64,
  height: 48,
});
const open: Extra = {
  id: '019aa000-0000-7000-8000-000000000021',
  work: '100.00',
  materials: '50.00',
  minutes: 0,
  is_quote: false,
  reason: REASON,
  photos: [photoOf(1), photoOf(2)],
  costs: { total: '179.55', payout: '112.50' },
  proposed_at: '2026-11-28T12:30:00.000Z',
  approved_at: null,
  is_secured: false,
  outcome: null,
  ended_at: null,
};
const job: Booking = { ...sampleBooking, status: 'started', extras: [open] };
const ofProvider: Booking = {
  ...job,
  part: 'provider',
  price: null,
  earnings: { subtotal: '450.00', provider_commission: '112.50', provider_payout: '337.50' },
  rates: { commission_rate: '0.25', platform_fee_rate: '0.05', vat_rate: '0.14' },
  extras: [],
};

/** A picture of this device. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
  return new File([await canvas.convertToBlob()], 'receipt.png', { type: 'image/png' });
}

/** These photos are on this device already. */
function WithPictures({ photos, file, children }: { photos: ReceiptPhoto[]; file: File; children: ReactNode }) {
  const queryClient = useQueryClient();
  for (const { id } of photos) queryClient.setQueryData(photoKey(photoAddress('receipt', id)), file);
  return children;
}

const receipt = (number: number, count: number) =>
  page.getByRole('button', { name: `Receipt, ${number} of ${count}`, exact: true });

test.each([360, 1280])('receipts are for materials: three are added, one is removed, at %i px', async (width) => {
  const kept = { photos: [] as ReceiptPhoto[], sent: 0 };
  await show(<ProposeExtra booking={ofProvider} name="Nour" />, {
    as: 'salma',
    width,
    answers: {
      bookings: {
        listReceiptPhotos: () => ({ items: [...kept.photos] }),
        addReceiptPhoto({ params }) {
          const photo = { ...photoOf(0), id: params.photo_id };
          kept.photos.push(photo);
          return photo;
        },
        removeReceiptPhoto({ photo_id }) {
          kept.photos = kept.photos.filter(({ id }) => id !== photo_id);
          return { removed: true };
        },
        proposeExtra() {
          kept.sent = kept.photos.length;
          return ofProvider;
        },
      },
    },
  });
  await page.getByRole('button', { name: 'Propose extra work' }).click();
  await page.getByLabelText('Your work, in EGP').fill('100');
  expect(page.getByText(/^Receipts of the materials/).query()).toBeNull();
  await page.getByLabelText('Materials, in EGP').fill('50');
  const field = page.getByLabelText('Photo', { exact: true });
  await userEvent.upload(field, new File(['no picture'], 'note.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('This file can’t be sent as a photo. Please choose another one.')).toBeVisible();
  for (const number of [1, 2, 3]) {
    await userEvent.upload(field, await picture());
    await expect.element(receipt(number, number)).toBeVisible();
  }
  await expect.element(page.getByRole('button', { name: 'Add a photo' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove: Receipt, 2 of 3' }).click();
  await expect.element(receipt(2, 2)).toBeVisible();
  await page.getByLabelText('What is needed, and why? (required)').fill(REASON);
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect.poll(() => kept.sent).toBe(2);
});

test.each([360, 1280])(
  'the customer sees the receipts before they approve, one of them large, at %i px',
  async (width) => {
    await show(
      <WithPictures photos={open.photos} file={await picture()}>
        <ExtraCard booking={job} name="Salma" />
      </WithPictures>,
      { as: 'nour', width },
    );
    await expect.element(page.getByRole('heading', { name: 'Receipts of the materials' })).toBeVisible();
    await receipt(2, 2).click();
    await expect.element(page.getByRole('dialog', { name: 'Receipt, 2 of 2' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: /^Approve and pay/ })).toBeVisible();
  },
);

test('what was added, declined or is read by an admin keeps its receipts', async () => {
  const ended: Extra = {
    ...open,
    outcome: 'added',
    costs: null,
    approved_at: open.proposed_at,
    ended_at: open.proposed_at,
  };
  await show(
    <WithPictures photos={open.photos} file={await picture()}>
      <ExtraList extras={[ended]} />
    </WithPictures>,
    { as: 'admin' },
  );
  await expect.element(receipt(1, 2)).toBeVisible();
  await expect.element(receipt(2, 2)).toBeVisible();
});
