import type { BookingReviews, NewReview, ReviewPhoto } from '@hirfa/contract/reviews';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useOrpc } from '../../kit/use-orpc.ts';
import { NO_ANSWER } from '../../testing/fake-api.ts';
import { show } from '../../testing/show.tsx';
import { bookingReviewsQuery } from '../queries.ts';
import { ReviewForm } from './review-form.tsx';

const BOOKING = '019aa000-0000-7000-8000-000000000001';

/** A picture of this device. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
  return new File([await canvas.convertToBlob()], 'tiles.png', { type: 'image/png' });
}

function Form() {
  const { data } = useQuery(bookingReviewsQuery(useOrpc(), BOOKING));
  return data ? <ReviewForm bookingId={BOOKING} reviews={data} onDone={() => undefined} /> : null;
}

/** Shows the form of one side of a booking, and keeps what it sends. Photos wait while the server has no answer. */
async function showForm(part: BookingReviews['part'] = 'customer') {
  const kept = { photos: [] as ReviewPhoto[], sent: [] as NewReview[], ids: [] as string[], isOnline: true };
  const reviews = (): BookingReviews => ({
    part,
    can_write: true,
    writable_until: '2026-12-01T10:00:00.000Z',
    chips: [],
    own: null,
    photos: [...kept.photos],
    other: null,
  });
  await show(<Form />, {
    answers: {
      reviews: {
        getBookingReviews: reviews,
        saveReview(review) {
          kept.sent.push(review);
          return reviews();
        },
        addReviewPhoto({ params }) {
          kept.ids.push(params.photo_id);
          if (!kept.isOnline) return NO_ANSWER;
          const photo = { id: params.photo_id, width: 64, height: 48 };
          kept.photos.push(photo);
          return photo;
        },
        removeReviewPhoto({ photo_id }) {
          kept.photos = kept.photos.filter(({ id }) => id !== photo_id);
          return { removed: true };
        },
      },
    },
  });
  const choose = (file: File) => userEvent.upload(page.getByLabelText('Photo', { exact: true }), file);
  const photo = (number: number, count: number) =>
    page.getByRole('button', { name: `Photo of the work, ${number} of ${count}`, exact: true });
  return { kept, choose, photo };
}

test('four photos are added to a review, each is announced, and one is removed', async () => {
  const { kept, choose, photo } = await showForm();
  for (const number of [1, 2, 3, 4]) {
    await choose(await picture());
    await expect.element(photo(number, number)).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('The photo is added.');
  }
  await expect.element(page.getByRole('button', { name: 'Add a photo' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove: Photo of the work, 2 of 4' }).click();
  await expect.element(photo(3, 3)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
  expect(kept.photos).toHaveLength(3);
});

test('a photo that failed keeps the words and the stars, and is sent again under its id', async () => {
  const { kept, choose, photo } = await showForm();
  await page.getByRole('radio', { name: '4 stars of 5' }).click({ force: true });
  await page.getByLabelText('In your words (optional)').fill('New tiles.');
  kept.isOnline = false;
  await choose(await picture());
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  kept.isOnline = true;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(photo(1, 1)).toBeVisible();
  expect(new Set(kept.ids).size).toBe(1);
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect.poll(() => kept.sent).toMatchObject([{ stars: 4, text: 'New tiles.' }]);
});

test('a file that is no picture is refused on the device', async () => {
  const { kept, choose } = await showForm();
  await choose(new File(['no picture'], 'note.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('This file can’t be sent as a photo. Please choose another one.')).toBeVisible();
  expect(kept.ids).toEqual([]);
});

test('a provider who reviews a customer is offered no photos', async () => {
  await showForm('provider');
  await expect.element(page.getByLabelText('For other providers (optional)')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add a photo' })).not.toBeInTheDocument();
});
