import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadOnlyPhotos } from './loaders.ts';

const drawn = sharp({ create: { width: 20, height: 10, channels: 3, background: '#a52' } });
const FILE = fileURLToPath(new URL('../../../../docs/pictures/home-en-light.png', import.meta.url));
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>');

test('nothing but JPEG, PNG and WebP in memory reaches a decoder of libvips', async () => {
  const others = await Promise.all([
    drawn.clone().gif().toBuffer(),
    drawn.clone().tiff().toBuffer(),
    drawn.clone().avif().toBuffer(),
  ]);
  const before = await Promise.all([SVG, ...others, FILE].map((input) => sharp(input).metadata()));
  expect(before.map(({ format }) => format)).toEqual(['svg', 'gif', 'tiff', 'heif', 'png']);
  loadOnlyPhotos();
  for (const input of [SVG, ...others, FILE])
    await expect(sharp(input).metadata()).rejects.toThrow(/unsupported|not a known|blocked/i);
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await drawn.clone().toFormat(format).toBuffer();
    expect((await sharp(bytes).metadata()).format).toBe(format);
  }
});
