/** The formats that are accepted, by their first bytes; names and declared types are ignored. */
export type Kind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

export const text = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Brands of still pictures in HEVC; those of AVIF and of films are refused. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis'];
const MAX_BRANDS = 32;

/** Null for every other format: SVG, GIF, HTML, archives, office documents. */
export function kindOf(bytes: Uint8Array): Kind | null {
  const start = text(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.startsWith('%PDF-')) return 'pdf';
  return start.slice(4, 8) === 'ftyp' && isHeic(bytes) ? 'heic' : null;
}

function isHeic(bytes: Uint8Array): boolean {
  const size = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 16 + MAX_BRANDS * 4, bytes.length);
  const brands: readonly string[] = text(bytes, 8, size).match(/.{4}/gs) ?? [];
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) && !brands.includes('avif');
}
