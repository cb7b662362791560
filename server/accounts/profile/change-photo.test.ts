import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hashPassword } from '../sign-in/passwords.ts';
import { readPhoto } from './photo-files.ts';

test('processing many large photos does not delay password hashing', async () => {
  const large = await sharp({ create: { width: 1800, height: 1800, channels: 4, background: '#b4512f' } })
    .png({ progressive: true })
    .toBuffer();
  let made = 0;
  const photos = Array.from({ length: 8 }, async () => {
    await readPhoto(large);
    made += 1;
  });
  // When the first one ends, all of them have passed the check and want to be inserted.
  await hashPassword('correct horse');
  await hashPassword('correct horse');
  const madeBefore = made;
  await Promise.all(photos);
  expect(made).toBe(8);
  expect(madeBefore).toBeLessThan(4);
});
