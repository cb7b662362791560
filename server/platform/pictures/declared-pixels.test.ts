import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { declaredPixels } from './declared-pixels.ts';
import { kindOf } from './kinds.ts';

const side = fc.integer({ min: 1, max: 600 });
const FORMATS = {
  jpeg: { of: 'jpeg', options: {} },
  'progressive jpeg': { of: 'jpeg', options: { progressive: true } },
  png: { of: 'png', options: {} },
  webp: { of: 'webp', options: {} },
  'webp without losses': { of: 'webp', options: { lossless: true } },
} as const;

/** A picture with metadata before its size. */
async function pictureOf(width: number, height: number, name: keyof typeof FORMATS, alpha: boolean) {
  const { of, options } = FORMATS[name];
  const background = { r: 200, g: 90, b: 40, alpha: 0.5 };
  const picture = sharp({ create: { width, height, channels: alpha ? 4 : 3, background } });
  return picture
    .withExif({ IFD0: { Copyright: 'x'.repeat(2000) } })
    .toFormat(of, options)
    .toBuffer();
}

test('the declared pixels of a picture are those that it has', async () => {
  const names = fc.constantFrom(...(Object.keys(FORMATS) as (keyof typeof FORMATS)[]));
  await fc.assert(
    fc.asyncProperty(side, side, names, fc.boolean(), async (width, height, name, alpha) => {
      const bytes = await pictureOf(width, height, name, alpha);
      const { of } = FORMATS[name];
      expect([kindOf(bytes), declaredPixels(bytes, of)]).toEqual([of, width * height]);
    }),
    { numRuns: 60 },
  );
});

test('no bytes make the reader fail or go on for long', () => {
  const kinds = fc.constantFrom('jpeg' as const, 'png' as const, 'webp' as const);
  const marks = fc.constantFrom(0xff, 0xd8, 0xc0, 0xe1, 0, 2);
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.array(marks, { maxLength: 200 }));
  fc.assert(
    fc.property(bytes, kinds, (content, kind) => {
      const pixels = declaredPixels(Uint8Array.from(content), kind);
      expect(pixels === undefined || pixels >= 0).toBe(true);
    }),
    { numRuns: 1000 },
  );
  const filled = new Uint8Array(10_000_000).fill(0xff);
  expect(declaredPixels(filled, 'jpeg')).toBeUndefined();
  const empty = Uint8Array.from({ length: 10_000_000 }, (_, at) => [0xff, 0xe0, 0, 2][at % 4] ?? 0);
  expect(declaredPixels(empty, 'jpeg')).toBeUndefined();
});
