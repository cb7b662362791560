import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dashedSvg, heavyPictures } from '../../testing/hostile/heavy.ts';
import { pdf } from '../../testing/hostile/pdfs.ts';
import { blackPng, SMALL_HEIC } from '../../testing/hostile/pictures.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log.ts';
import type { Converted } from './conversion.ts';
import { convertFile, cutPicture } from './convert.ts';

const LIMITS = { maxPages: 10, maxPixels: 50_000_000, sidePx: 2000 };
const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

const logged: string[] = [];
const log = createLog({ logLevel: 'info' }, { write: (line) => void logged.push(line) });
const sent = (bytes: Uint8Array, user_id = newId()) => ({ bytes, user_id, log });

async function pagesOf(bytes: Uint8Array): Promise<Converted['pages']> {
  const converted = await convertFile(sent(bytes), LIMITS);
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

test('a child that needs too much time or memory is ended, which is logged, and the file counts as damaged', async () => {
  const file = sent(pdf({ pages: 10 }));
  expect(await convertFile(file, LIMITS, { cpuSeconds: 0.05, maxMemoryBytes: 1e9 })).toBe('damaged');
  expect(await convertFile(file, LIMITS, { cpuSeconds: 20, maxMemoryBytes: 30_000_000 })).toBe('damaged');
  const lines = logged.map((line): unknown => JSON.parse(line));
  const ended = { user_id: file.user_id, task: 'convert', signal: 'SIGKILL', isLate: false };
  expect(lines).toMatchObject([ended, ended]);
  expect(await pagesOf(file.bytes)).toHaveLength(10);
  await expect.poll(children).toBe(0);
});

test('files that are no photo reach no child, and too many pixels none either', async () => {
  const pixels = blackPng(7100, 10);
  const answers = [dashedSvg(), pdf(), pixels].map((bytes) => convertFile(sent(bytes), { ...LIMITS, maxPages: 0 }));
  expect(children()).toBe(0);
  expect(await Promise.all(answers)).toEqual(['wrong_type', 'wrong_type', 'too_many_pixels']);
});

const SIZES = [
  { width: 120, height: 90 },
  { width: 40, height: 30 },
];

test('a photo is cut around its middle in each size, whatever its format', async () => {
  const stripes = sharp({ create: { width: 100, height: 400, channels: 4, background: '#0f0' } }).composite([
    {
      input: await sharp({ create: { width: 100, height: 100, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
      top: 0,
      left: 0,
    },
  ]);
  const files = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map((format) => stripes.clone().toFormat(format).toBuffer()),
  );
  for (const bytes of files) {
    const cuts = await cutPicture(sent(bytes), { sizes: SIZES, maxPixels: 40_000 });
    if (typeof cuts === 'string') throw new Error(cuts);
    expect(await Promise.all(cuts.map(sizeOf))).toEqual(['webp 120×90', 'webp 40×30']);
    expect(await colourAt(cuts[1] ?? new Uint8Array(), 20, 2)).toEqual([0, 4, 0]);
  }
  const heic = await cutPicture(sent(SMALL_HEIC), { sizes: SIZES, maxPixels: 40_000 });
  expect(heic).toHaveLength(2);
  expect(await cutPicture(sent(pdf()), { sizes: SIZES, maxPixels: 40_000 })).toBe('wrong_type');
});

test('a hostile picture is refused or becomes its pixels', { timeout: 120_000 }, async () => {
  const heavy = Object.entries(await heavyPictures());
  const limits = { sizes: SIZES, maxPixels: 40_000_000 };
  const answers: Record<string, string | number> = {};
  for (const [name, bytes] of heavy) {
    const answer = await cutPicture(sent(bytes), limits);
    answers[name] = typeof answer === 'string' ? answer : answer.length;
  }
  expect(answers).toMatchObject({
    'an SVG with dashes': 'wrong_type',
    'an SVG behind the start of a JPEG': 'damaged',
    'half a JPEG of many scans': 'damaged',
    'a PNG of 16 bits in seven passes': 2,
    'a WebP that moves': 2,
  });
});

test('nobody’s small photo waits for the large ones of others', { timeout: 120_000 }, async () => {
  const limits = { sizes: SIZES, maxPixels: 40_000_000 };
  const [large, small] = [blackPng(3900, 3900), blackPng(30, 30)];
  const ended: string[] = [];
  const cut = async (name: string, bytes: Uint8Array) => {
    expect(await cutPicture(sent(bytes), limits)).toHaveLength(2);
    ended.push(name);
  };
  await Promise.all([...Array.from({ length: 7 }, () => cut('large', large)), cut('small', small)]);
  // Two had begun before, and the second of them may be followed by one more.
  expect(ended.indexOf('small')).toBeLessThan(5);
  await expect.poll(children).toBe(0);
});
