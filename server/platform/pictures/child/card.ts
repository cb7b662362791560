import { directionOf } from '@hirfa/domain/market';
import sharp from 'sharp';
import { CARD_SIZE, type SharedCard } from '../conversion.ts';
import { FONT, loadFonts } from './load-fonts.ts';
import { escape } from './lettering.ts';

const GROUND = '#fcfaf5';
const CLAY = '#b84e25';
const INK = '#12302f';
const QUIET = '#4a5f5e';

const MARGIN = 80;
const LINE_WIDTH = CARD_SIZE.width - 2 * MARGIN;
/** The title stands between the line above it and the one below it, as large as it can be there. */
const TITLE = { top: 170, height: 270, sizes: [84, 70, 58, 48, 40] };

const STAR = 'M16 1 20.4 5.4H26.6V11.6L31 16 26.6 20.4V26.6H20.4L16 31 11.6 26.6H5.4V20.4L1 16 5.4 11.6V5.4H11.6Z';
const LETTER = 'M11 9.5h3v5.2h4V9.5h3v13h-3v-5h-4v5h-3z';

const BELOW = { top: 450, height: 80 };

/** The picture of a page for shared links. The text engine orders, joins and breaks the lines of both scripts. */
export async function drawCard({ language, title, above, below, name }: SharedCard): Promise<Buffer> {
  await loadFonts();
  // The drawings are our own.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const isRtl = directionOf(language) === 'rtl';
  const at = (width: number, from = MARGIN) => (isRtl ? CARD_SIZE.width - from - width : from);
  const line = (text: string, size: number, colour: string) => lettering(text, size, colour, isRtl);
  const parts = [
    { text: above, draw: () => line(above, 34, CLAY), top: 80 },
    { text: title, draw: () => titleOf(title, isRtl), top: TITLE.top },
    { text: below, draw: async () => cut(await line(below, 32, QUIET), BELOW.height), top: BELOW.top },
    { text: name, draw: () => line(name, 40, INK), top: 540, from: MARGIN + 64 },
  ];
  // The text engine draws nothing of a blank text.
  const drawn = parts
    .filter(({ text }) => text.trim() !== '')
    .map(async ({ draw, top, from }) => {
      const { data, info } = await draw();
      return { input: data, top, left: at(info.width, from) };
    });
  return sharp(Buffer.from(background(isRtl)))
    .composite(await Promise.all(drawn))
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

async function titleOf(title: string, isRtl: boolean) {
  for (const size of TITLE.sizes) {
    const drawn = await lettering(title, size, INK, isRtl);
    if (drawn.info.height <= TITLE.height) return drawn;
  }
  return cut(await lettering(title, TITLE.sizes.at(-1) ?? 0, INK, isRtl), TITLE.height);
}

/** The first lines of a text that is too long. */
const cut = ({ data, info: { width, height } }: Awaited<ReturnType<typeof lettering>>, most: number) =>
  sharp(data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, most) })
    .png()
    .toBuffer({ resolveWithObject: true });

function lettering(text: string, size: number, colour: string, isRtl: boolean) {
  const value = `<span foreground="${colour}">${escape(text)}</span>`;
  const align = isRtl ? ('right' as const) : ('left' as const);
  const options = { font: `${FONT} ${size}`, dpi: 72, width: LINE_WIDTH, rgba: true, spacing: Math.round(size / 10) };
  return sharp({ text: { text: value, align, wrap: 'word-char', ...options } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** The ground with the mark: small before the name of the site, large and faint at the end. */
function background(isRtl: boolean): string {
  const { width, height } = CARD_SIZE;
  const [small, large] = isRtl ? [width - MARGIN - 48, -170] : [MARGIN, width - 310];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${GROUND}"/>
    <rect width="100%" height="14" fill="${CLAY}"/>
    <path transform="translate(${large} 270) scale(15)" d="${STAR}" fill="${CLAY}" opacity=".1"/>
    <g transform="translate(${small} 538) scale(1.5)"><path d="${STAR}" fill="${CLAY}"/><path d="${LETTER}" fill="${GROUND}"/></g>
  </svg>`;
}
