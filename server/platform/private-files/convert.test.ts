import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdf } from '../../testing/hostile/pdfs.ts';
import { SMALL_HEIC } from '../../testing/hostile/pictures.ts';
import type { Converted } from './conversion.ts';
import { convertFile } from './convert.ts';

const LIMITS = { maxPages: 10, maxPixels: 50_000_000, sidePx: 2000 };
const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

async function pagesOf(bytes: Uint8Array): Promise<Converted['pages']> {
  const converted = await convertFile(bytes, LIMITS);
  if (typeof converted === 'string') throw new Error(converted);
  return converted.pages;
}
const sizeOf = async (page: Uint8Array) => {
  const { format, width, height } = await sharp(page).metadata();
  return `${format} ${width}×${height}`;
};
const colourAt = async (page: Uint8Array, left: number, top: number) => {
  const { data } = await sharp(page)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)].map((value) => Math.round(value / 64));
};

test('a PDF becomes a picture of each page, at most ten', { timeout: 60_000 }, async () => {
  const pages = await pagesOf(pdf({ pages: 10 }));
  expect(await Promise.all(pages.map(sizeOf))).toEqual(Array.from({ length: 10 }, () => 'webp 2000×1333'));
  const [first = new Uint8Array()] = pages;
  expect([await colourAt(first, 600, 900), await colourAt(first, 1900, 100)]).toEqual([
    [0, 0, 4],
    [4, 4, 4],
  ]);
});

test('a HEIC becomes a picture', async () => {
  const [page = new Uint8Array()] = await pagesOf(SMALL_HEIC);
  expect(await sizeOf(page)).toBe('webp 96×64');
  expect(await colourAt(page, 90, 5)).toEqual([3, 4, 3]);
});

test('transparent pixels become white, small pictures keep their size, and of a moving one the first stays', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const frames = sharp({ create: { width: 50, height: 60, channels: 4, background: clear } });
  const [page = new Uint8Array()] = await pagesOf(await frames.webp({ loop: 0 }).toBuffer());
  expect([await sizeOf(page), await colourAt(page, 10, 10)]).toEqual(['webp 50×60', [4, 4, 4]]);
});

test('a child that needs too long or too much memory is ended, and the file counts as damaged', async () => {
  const file = pdf({ pages: 10 });
  expect(await convertFile(file, LIMITS, { seconds: 0.05, maxMemoryBytes: 1e9 })).toBe('damaged');
  expect(await convertFile(file, LIMITS, { seconds: 20, maxMemoryBytes: 30_000_000 })).toBe('damaged');
  expect(await pagesOf(file)).toHaveLength(10);
  await expect.poll(children).toBe(0);
});

test('files wait for their turn; too many are refused', { timeout: 60_000 }, async () => {
  const file = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
  const answers = await Promise.all(Array.from({ length: 8 }, () => convertFile(file, LIMITS)));
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(3);
  expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(5);
  await expect.poll(children).toBe(0);
});
