import type { RequestPhoto } from '@hirfa/contract/messages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { RequestPhotos } from './request-photos.tsx';

const BOOKING = '019aa000-0000-7000-8000-000000000001';

/** A picture of this device. */
async function picture(name = 'sink.png'): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** Shows the photos of a request, which a server keeps. */
async function showPhotos() {
  const photos: RequestPhoto[] = [];
  await show(<RequestPhotos bookingId={BOOKING} />, {
    answers: {
      messages: {
        listRequestPhotos: () => ({ items: [...photos] }),
        addRequestPhoto({ params }) {
          const photo = { id: params.photo_id, width: 64, height: 48 };
          photos.push(photo);
          return photo;
        },
        removeRequestPhoto({ photo_id }) {
          photos.splice(
            photos.findIndex(({ id }) => id === photo_id),
            1,
          );
          return { removed: true };
        },
      },
    },
  });
  const choose = (file: File) => userEvent.upload(page.getByLabelText('Photo', { exact: true }), file);
  return { photos, choose };
}

test('a photo is added, shown and removed; after the third one no other is asked for', async () => {
  const { photos, choose } = await showPhotos();
  for (const number of [1, 2, 3]) {
    await expect.element(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
    await choose(await picture());
    await expect.element(page.getByRole('button', { name: `Photo ${number}`, exact: true })).toBeVisible();
  }
  await expect.element(page.getByRole('button', { name: 'Add a photo' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove: Photo 2' }).click();
  await expect.element(page.getByRole('button', { name: 'Photo 3', exact: true })).not.toBeInTheDocument();
  expect(photos).toHaveLength(2);
});

test('a file that is no picture is refused on the device', async () => {
  const { photos, choose } = await showPhotos();
  await choose(new File(['no picture'], 'note.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('This file can’t be sent as a photo. Please choose another one.')).toBeVisible();
  expect(photos).toEqual([]);
});
