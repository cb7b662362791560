import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { blackPng, chunk, pngOf } from './pictures.ts';

/** In each side, of pictures that are as large as a photo may be. */
const SIDE = 6200;
/** In each side, of pictures as phones make them. */
const PHONE_SIDE = 3900;
const TEXTS = 100;
const FRAMES = 40;

/** Small files that bind whoever decodes them, each as large as a photo may be. Most are pictures. */
export async function heavyPictures(): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const [jpeg, phoneJpeg] = await Promise.all([manyScans(SIDE), manyScans(PHONE_SIDE)]);
  const files = {
    'an SVG with dashes': dashedSvg(),
    'an SVG that uses itself many times': nestedSvg(),
    'an SVG behind the start of a JPEG': Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), dashedSvg()]),
    'a PNG of 16 bits in seven passes': pngOf({ side: SIDE, depth: 16, colours: 'rgba', passes: 7 }),
    'a PNG with texts of 500 MB': blackPng(64, 64, Array.from({ length: TEXTS }, longText)),
    'a JPEG of many scans': jpeg,
    'half a JPEG of many scans': jpeg.subarray(0, jpeg.length / 2),
    'a JPEG of many scans, as large as phones make them': phoneJpeg,
    'a WebP without losses': await flat(SIDE).webp({ lossless: true, effort: 0 }).toBuffer(),
    'a WebP that moves': await movingWebp(1000),
  };
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new Uint8Array(bytes)]));
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink">';

/** Groups that each use the one before several times. */
function nested(levels: number, uses: number): string {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="a${level + 1}">${`<use x:href="#a${level}"/>`.repeat(uses)}</g>`,
  );
  return `${groups.join('')}<use x:href="#a${levels}"/>`;
}

/** Its size is not declared: to find it, all dashes of all its lines are computed, for minutes. */
export function dashedSvg(): Buffer {
  const line = `M0 0${'c9 9 9 0 99 99'.repeat(30)}`;
  const path = `<path id="a0" stroke="#000" stroke-width="9" stroke-dasharray=".01" fill="none" d="${line}"/>`;
  return Buffer.from(`${SVG}<filter id="f"><feGaussianBlur stdDeviation="50"/></filter>${path}${nested(4, 9)}</svg>`);
}

function nestedSvg(): Buffer {
  return Buffer.from(`${SVG}<path id="a0" d="M0 0h1v1z"/>${nested(6, 8)}</svg>`);
}

const flat = (side: number) => sharp({ create: { width: side, height: side, channels: 4, background: '#a52' } });

const longText = () =>
  chunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(5_000_000))]));

/** A picture of many frames. */
async function movingWebp(side: number): Promise<Buffer> {
  const frame = await flat(side).png().toBuffer();
  return sharp(
    Array.from({ length: FRAMES }, () => frame),
    { join: { animated: true } },
  )
    .webp({ effort: 0 })
    .toBuffer();
}

/**
 * A progressive JPEG with a scan of its own for most coefficients: each is few bytes, and is a pass over the whole
 * picture.
 */
async function manyScans(side: number): Promise<Buffer> {
  const jpeg = await flat(side).jpeg({ progressive: true }).toBuffer();
  const parts: Buffer[] = [];
  let copied = 0;
  for (const { at, header, end } of scansOf(jpeg)) {
    const data = jpeg.subarray(at + header.length, end);
    parts.push(jpeg.subarray(copied, at));
    for (const each of scansFor(header)) parts.push(each, data);
    copied = end;
  }
  return Buffer.concat([...parts, jpeg.subarray(copied)]);
}

/** The headers of the scans of single coefficients that do the same together, where nothing is refined. */
function scansFor(header: Buffer): Buffer[] {
  const [first = 0, last = 0, bits = 0] = header.subarray(-3);
  if (first === 0 || bits > 0xf) return [header];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const copy = Buffer.from(header);
    copy.fill(first + index, copy.length - 3, copy.length - 1);
    return copy;
  });
}

/** Where the scans of a JPEG begin, their headers, and where their data end. */
function scansOf(jpeg: Buffer): { at: number; header: Buffer; end: number }[] {
  const scans = [];
  for (let at = 2; jpeg[at + 1] !== 0xd9;) {
    const after = at + 2 + jpeg.readUInt16BE(at + 2);
    const end = jpeg[at + 1] === 0xda ? nextMarker(jpeg, after) : after;
    if (end > after) scans.push({ at, header: jpeg.subarray(at, after), end });
    at = end;
  }
  return scans;
}

function nextMarker(jpeg: Buffer, from: number): number {
  const at = jpeg.indexOf(0xff, from);
  return jpeg[at + 1] === 0 ? nextMarker(jpeg, at + 2) : at;
}
