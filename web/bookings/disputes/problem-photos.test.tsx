import type { Booking, ProblemPhoto } from '@hirfa/contract/bookings';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_ANSWER } from '../../testing/fake-api.ts';
import { show } from '../../testing/show.tsx';
import { photoAddress, photoKey } from '../../ui/photos/photo-query.ts';
import { sampleBooking } from '../facts/sample-booking.ts';
import { DisputeCard } from './dispute-card.tsx';
import { DisputeTimeline } from './dispute-timeline.tsx';
import { ReportProblem } from './report-problem.tsx';

const HOUR = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const photoOf = (digit: number): ProblemPhoto => ({
  id: `019aa000-0000-7000-8000-00000000000${digit}`,
  width: 64,
  height: 48,
});

/** A picture of this device. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
  return new File([await canvas.convertToBlob()], 'tap.png', { type: 'image/png' });
}

/** These photos are on this device already. */
function WithPictures({ photos, file, children }: { photos: ProblemPhoto[]; file: File; children: ReactNode }) {
  const queryClient = useQueryClient();
  for (const { id } of photos) queryClient.setQueryData(photoKey(photoAddress('problem', id)), file);
  return children;
}

const reported: NonNullable<Booking['dispute']> = {
  reason: 'damage',
  text: 'The tap still drips.',
  photos: [],
  by: 'customer',
  paid_in_cash: null,
  opened_at: hoursFromNow(-1),
  paid: '538.65',
  answer_until: hoursFromNow(47),
  answer: null,
  decide_by: null,
  outcome: null,
  ended_at: null,
  decision: null,
};
const disputed: Booking = {
  ...sampleBooking,
  part: 'provider',
  status: 'completed',
  payment_status: 'captured',
  finished_at: hoursFromNow(-2),
  dispute: reported,
};

/** Shows a form of one side, and keeps what it sends. Photos wait while the server has no answer. */
async function showForm(part: 'customer' | 'provider', stored: ProblemPhoto[] = []) {
  const kept = { photos: [...stored], sent: [] as string[], ids: [] as string[], isOnline: true };
  const form =
    part === 'customer' ? (
      <ReportProblem
        booking={{ ...disputed, part, dispute: null }}
        name="Salma A."
        trigger={<button type="button">Report</button>}
      />
    ) : (
      <DisputeCard booking={disputed} name="Nour H." />
    );
  const pictures = { photos: stored, file: await picture() };
  await show(<WithPictures {...pictures}>{form}</WithPictures>, {
    answers: {
      bookings: {
        listProblemPhotos: () => ({ items: [...kept.photos] }),
        addProblemPhoto({ params }) {
          kept.ids.push(params.photo_id);
          if (!kept.isOnline) return NO_ANSWER;
          const photo = { ...photoOf(0), id: params.photo_id };
          kept.photos.push(photo);
          return photo;
        },
        removeProblemPhoto({ photo_id }) {
          kept.photos = kept.photos.filter(({ id }) => id !== photo_id);
          return { removed: true };
        },
        openDispute({ text }) {
          kept.sent.push(text);
          return { ...disputed, part };
        },
        answerDispute({ text }) {
          kept.sent.push(text);
          return disputed;
        },
      },
    },
  });
  await page.getByRole('button', { name: part === 'customer' ? 'Report' : 'Answer', exact: true }).click();
  const choose = (file: File) => userEvent.upload(page.getByLabelText('Photo', { exact: true }), file);
  const photo = (number: number, count: number) =>
    page.getByRole('button', { name: `Photo of the problem, ${number} of ${count}`, exact: true });
  return { kept, choose, photo };
}

test('four photos are added to a problem, each is announced, one is shown large, and one is removed', async () => {
  const { kept, choose, photo } = await showForm('customer');
  for (const number of [1, 2, 3, 4]) {
    await choose(await picture());
    await expect.element(photo(number, number)).toBeVisible();
    await expect.element(page.getByText('The photo is added.')).toBeInTheDocument();
  }
  await expect.element(page.getByRole('button', { name: 'Add a photo' })).not.toBeInTheDocument();
  await photo(1, 4).click();
  await expect.element(page.getByRole('dialog', { name: 'Photo of the problem, 1 of 4' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Photo of the problem, 2 of 4' }).click();
  await expect.element(photo(3, 3)).toBeVisible();
  expect(kept.photos).toHaveLength(3);
});

test('a photo that failed keeps the words, and is sent again under its id; then the problem is reported', async () => {
  const { kept, choose, photo } = await showForm('customer');
  await page.getByRole('radio', { name: 'Something was damaged' }).click();
  await page.getByLabelText('What happened? (required)').fill('The tap still drips.');
  kept.isOnline = false;
  await choose(await picture());
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  kept.isOnline = true;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(photo(1, 1)).toBeVisible();
  expect(new Set(kept.ids).size).toBe(1);
  await page.getByRole('button', { name: 'Report the problem' }).click();
  await expect.poll(() => kept.sent).toEqual(['The tap still drips.']);
});

test('an answer that is opened again shows the photos that wait to be sent', async () => {
  const { kept, choose, photo } = await showForm('provider', [photoOf(1)]);
  await expect.element(photo(1, 1)).toBeVisible();
  await choose(await picture());
  await expect.element(photo(2, 2)).toBeVisible();
  await page.getByLabelText('What happened from your side? (required)').fill('It was dry when I left.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect.poll(() => kept.sent).toEqual(['It was dry when I left.']);
});

test('a file that is no picture is refused on the device', async () => {
  const { kept, choose } = await showForm('customer');
  await choose(new File(['no picture'], 'note.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('This file can’t be sent as a photo. Please choose another one.')).toBeVisible();
  expect(kept.ids).toEqual([]);
});

test('an admin sees the photos of both', async () => {
  const answer = { text: 'It was dry when I left.', photos: [photoOf(2), photoOf(3)], at: hoursFromNow(0) };
  const photos = [photoOf(1), ...answer.photos];
  await show(
    <WithPictures photos={photos} file={await picture()}>
      <DisputeTimeline
        dispute={{ ...reported, photos: [photoOf(1)], answer }}
        booking={null}
        part="admin"
        customer="Nour H."
        provider="Salma A."
      />
    </WithPictures>,
  );
  await expect.element(page.getByRole('button', { name: 'Photo of the problem, 1 of 1' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Photo of the problem, 2 of 2' })).toBeVisible();
});
