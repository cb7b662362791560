import { Message } from '@hirfa/contract/messages';
import { CHAT_PHOTO } from '@hirfa/domain/messages';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { hostileFiles, PAYLOAD } from '../../testing/hostile/files.ts';
import { useChatPhotos } from './testing/photos.ts';

const { product, openChat } = useChatPhotos();

const HOUR_MS = 3_600_000;

test('hostile files are refused or become pure pixels; a PDF is no photo', { timeout: 300_000 }, async () => {
  const { send, look } = await openChat();
  for (const [index, { name, bytes, becomes }] of (await hostileFiles()).entries()) {
    // The limit of an hour is not what this test is about.
    if (index % 40 === 39) product.clock.now = new Date(product.clock.now.getTime() + HOUR_MS);
    const answer = await send('customer', { file: new Uint8Array(bytes) });
    if (becomes !== 'pixels' || name.startsWith('a PDF')) {
      expect([name, answer.status, refusalOf(answer)]).toEqual([name, 415, 'unusable_photo']);
      continue;
    }
    const { id } = Message.parse(answer.body);
    const served = Buffer.from(await (await look('provider', id)).arrayBuffer());
    expect([name, served.includes(PAYLOAD), (await sharp(served).metadata()).format]).toEqual([name, false, 'webp']);
  }
  const large = await send('customer', { file: new Uint8Array(CHAT_PHOTO.maxBytes + 1) });
  expect(refusalOf(large)).toBe('body_too_large');
});
