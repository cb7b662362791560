import sharp from 'sharp';
import { escape } from './lettering.ts';
import { FONT, loadFonts } from './load-fonts.ts';

/** Of a picture of the usual size; marks of smaller ones are smaller. */
const DPI = 130;
const USUAL_SIDE = 2000;
const ANGLE = -24;
const QUALITY = 80;

/**
 * The picture with these lines all over it, dark with a light edge, so that they are seen on every background and can
 * not be cut off.
 */
export async function mark(picture: Uint8Array, lines: readonly string[]): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const dpi = Math.max(30, Math.round((DPI * Math.max(width, height)) / USUAL_SIDE));
  const tile = await sharp(await tileOf(lines, dpi))
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
  return sharp(picture)
    .composite([{ input: tile, tile: true }])
    .webp({ quality: QUALITY, effort: 0 })
    .toBuffer();
}

async function tileOf(lines: readonly string[], dpi: number): Promise<Buffer> {
  const [light, dark] = await Promise.all([lettering(lines, dpi, '#fff', 55), lettering(lines, dpi, '#000', 45)]);
  const { width, height } = await sharp(dark).metadata();
  const edge = Math.max(1, Math.round(dpi / 70));
  const space = Math.round(dpi / 2);
  const channels = 4 as const;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const upright = await sharp({ create: { width: width + 2 * space, height: height + space, channels, background } })
    .composite([
      { input: light, left: space + edge, top: edge },
      { input: dark, left: space, top: 0 },
    ])
    .png()
    .toBuffer();
  return sharp(upright).rotate(ANGLE, { background }).png().toBuffer();
}

/** The text engine orders and joins Arabic letters. */
async function lettering(lines: readonly string[], dpi: number, colour: string, opacity: number): Promise<Buffer> {
  await loadFonts();
  const text = `<span foreground="${colour}" alpha="${opacity}%">${lines.map(escape).join('\n')}</span>`;
  return sharp({ text: { text, font: `${FONT} 16`, dpi, rgba: true, align: 'centre' } })
    .png()
    .toBuffer();
}
