import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/verb.ts';
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

test('a photo is refused for a while when ten are waiting', async () => {
  const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#b4512f' } })
    .png()
    .toBuffer();
  const photos = await Promise.all(Array.from({ length: 30 }, () => readPhoto(small)));
  const refused = photos.filter(isRefusal);
  expect(refused).toEqual(Array.from({ length: 19 }, () => ({ refused: 'too_many_requests', retry_after: 10 })));
  expect(isRefusal(await readPhoto(small))).toBe(false);
});
