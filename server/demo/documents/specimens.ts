import { createRandom } from '../random.ts';
import { FONT } from '../../platform/pictures/child/load-fonts.ts';

/** What stands on an invented document. */
export interface Specimen {
  /** 1–999: the bars at the edge are drawn from it, so that documents of the same kind differ. */
  number: number;
  name_en: string;
  name_ar: string;
  /** What the document is about: a place, a craft. */
  about_en: string;
  about_ar: string;
}

const [TEAL, CLAY, SAND, INK, QUIET] = ['#0d5c5a', '#b4471f', '#f6efe3', '#1d2b2a', '#5d6b69'];
const BARS = 30;
const STAR_POINTS = 8;
/** Smaller pictures make the first start faster. */
const SCALE = 0.6;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '');

interface Place {
  x: number;
  y: number;
}
type Line = Place & { size: number; bold?: true; colour?: string; anchor?: 'start' | 'middle' };

function line(text: string, { x, y, size, bold, colour = INK, anchor = 'start' }: Line): string {
  const direction = /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
  return `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${bold ? 700 : 400}"
    fill="${colour}" text-anchor="${anchor}" direction="${direction}">${escape(text)}</text>`;
}

/** The star of the product's mark, where other cards have a portrait. */
function star({ x, y }: Place, radius: number, colour: string): string {
  const points = Array.from({ length: STAR_POINTS * 2 }, (_, index) => {
    const angle = (Math.PI * index) / STAR_POINTS;
    const length = index % 2 === 0 ? radius : radius * 0.76;
    return `${(x + length * Math.cos(angle)).toFixed(1)},${(y + length * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${colour}"/>`;
}

function bars(number: number, { x, y }: Place, width: number, height: number): string {
  const random = createRandom(number);
  const step = width / BARS;
  return Array.from({ length: BARS }, (_, index) => {
    const long = (height * random.int(4, 100)) / 100;
    const [left, top] = [(x + index * step).toFixed(1), (y + height - long).toFixed(1)];
    const size = `width="${(step * 0.6).toFixed(1)}" height="${long.toFixed(1)}"`;
    return `<rect x="${left}" y="${top}" ${size} fill="${TEAL}"/>`;
  }).join('');
}

const numbered = (number: number) => `No. 000 000 ${String(number).padStart(3, '0')}`;

function sheet(width: number, height: number, content: readonly string[]): string {
  const [x, y] = [width / 2, height / 2];
  const across = line('SPECIMEN', { x, y: y + 40, size: 120, bold: true, colour: CLAY, anchor: 'middle' });
  const size = `width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    <rect width="${width}" height="${height}" fill="${SAND}"/>${content.join('')}
    <g transform="rotate(-18 ${x} ${y})" opacity="0.09">${across}</g></svg>`;
}

const CARD = { width: 640, height: 400 };

function cardHead(): string[] {
  return [
    `<rect width="${CARD.width}" height="76" fill="${TEAL}"/>`,
    line('DEMO · SPECIMEN', { x: 28, y: 50, size: 32, bold: true, colour: SAND }),
    line('نموذج للتجربة', { x: CARD.width - 28, y: 49, size: 26, bold: true, colour: SAND }),
  ];
}

/** The front of an identity card that looks like none: a star for a portrait, and no emblem. */
function cardFront({ number, name_en, name_ar }: Specimen): string {
  return sheet(CARD.width, CARD.height, [
    ...cardHead(),
    star({ x: 104, y: 184 }, 72, CLAY),
    line(name_ar, { x: CARD.width - 28, y: 150, size: 34, bold: true }),
    line(name_en, { x: 212, y: 200, size: 26 }),
    line(numbered(number), { x: 212, y: 244, size: 24, colour: QUIET }),
    bars(number, { x: 28, y: 290 }, CARD.width - 56, 82),
  ]);
}

function cardBack({ number, about_en, about_ar }: Specimen): string {
  return sheet(CARD.width, CARD.height, [
    bars(number + 1000, { x: 28, y: 28 }, CARD.width - 56, 110),
    line(about_ar, { x: CARD.width - 28, y: 190, size: 26, bold: true }),
    line(about_en, { x: 28, y: 190, size: 24 }),
    line(numbered(number), { x: 28, y: 236, size: 22, colour: QUIET }),
    line('Drawn for the demo. It proves nothing.', { x: 28, y: 284, size: 20, colour: QUIET }),
    `<g transform="translate(0 ${CARD.height - 76})">${cardHead().join('')}</g>`,
  ]);
}

const PAGE = { width: 480, height: 640 };

/** A page with a heading, the person, and lines as of text. */
function page(specimen: Specimen, heading: { en: string; ar: string }, colour: string, first: number): string {
  const { name_en, name_ar, about_en, about_ar } = specimen;
  const right = PAGE.width - 40;
  const drawn = specimen.number + first;
  const random = createRandom(drawn);
  const text = Array.from({ length: 5 }, (_, row) => {
    const width = random.int(220, PAGE.width - 80);
    return `<rect x="40" y="${322 + row * 22}" width="${width}" height="9" rx="4" fill="${QUIET}" opacity="0.35"/>`;
  });
  return sheet(PAGE.width, PAGE.height, [
    `<rect x="14" y="14" width="${PAGE.width - 28}" height="${PAGE.height - 28}" fill="none" stroke="${colour}" stroke-width="5"/>`,
    line('DEMO · SPECIMEN', { x: 40, y: 72, size: 28, bold: true, colour }),
    line(heading.en, { x: 40, y: 122, size: 24, bold: true }),
    line(heading.ar, { x: right, y: 164, size: 24, bold: true }),
    line(name_en, { x: 40, y: 216, size: 22 }),
    line(name_ar, { x: right, y: 252, size: 24 }),
    line(about_en, { x: 40, y: 296, size: 18, colour: QUIET }),
    line(about_ar, { x: right, y: 296, size: 18, colour: QUIET }),
    ...text,
    star({ x: 380, y: 510 }, 58, colour),
    bars(drawn, { x: 40, y: 450 }, 260, 110),
    line(numbered(specimen.number), { x: 40, y: 596, size: 18, colour: QUIET }),
  ]);
}

const statement = (specimen: Specimen) =>
  page(specimen, { en: 'Statement of address', ar: 'إفادة بمحل الإقامة' }, TEAL, 2000);
const certificate = (specimen: Specimen) =>
  page(specimen, { en: 'Certificate of practice', ar: 'شهادة مزاولة المهنة' }, CLAY, 3000);

/** The drawing of each kind of document, as SVG. */
export const SPECIMENS = {
  national_id_front: cardFront,
  national_id_back: cardBack,
  proof_url: statement,
  skill_verification_document_url: certificate,
} as const;
