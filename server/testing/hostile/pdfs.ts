import { deflateSync } from 'node:zlib';

interface Pdf {
  pages?: number;
  /** The page's box in points. */
  box?: string;
  content?: string;
  /** Entries of the page, the catalog and the trailer. */
  page?: string;
  catalog?: string;
  trailer?: string;
  /** Objects from number 10 on. */
  objects?: readonly (string | Buffer)[];
}

/** The pages share one content; objects 1 to 3 are the catalog, the page tree and the content. */
export function pdf({
  pages = 1,
  box = '0 0 600 400',
  content = '0 0 1 rg 50 50 300 200 re f',
  page = '',
  catalog = '',
  trailer = '',
  objects = [],
}: Pdf = {}): Buffer {
  const first = 10 + objects.length;
  const kids = Array.from({ length: pages }, (_, index) => `${first + index} 0 R`).join(' ');
  const all: [number, string | Buffer][] = [
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`],
    [3, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    ...objects.map((object, index): [number, string | Buffer] => [10 + index, object]),
    ...Array.from({ length: pages }, (_, index): [number, string] => [
      first + index,
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 3 0 R ${page} >>`,
    ]),
  ];
  return assemble(all, trailer);
}

function assemble(objects: readonly [number, string | Buffer][], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let at = parts[0]?.length ?? 0;
  const offsets = new Map<number, number>();
  for (const [number, object] of objects) {
    const bytes = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.set(number, at);
    parts.push(bytes);
    at += bytes.length;
  }
  const size = Math.max(...offsets.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

/** A PDF that asks for a password. */
export function encryptedPdf(filter = 'Standard'): Buffer {
  const secret = '11'.repeat(32);
  return pdf({
    objects: [`<< /Filter /${filter} /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >>`],
    trailer: `/Encrypt 10 0 R /ID [<${'22'.repeat(16)}> <${'22'.repeat(16)}>]`,
  });
}

/** A page with a picture of so many pixels on each side, which takes few bytes. */
export function pdfBomb(side: number): Buffer {
  const row = deflateSync(Buffer.alloc(Math.min(side * side, 60_000_000)));
  const head = `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length ${row.length} >>\nstream\n`;
  const image = Buffer.concat([Buffer.from(head), row, Buffer.from('\nendstream')]);
  return pdf({
    content: '600 0 0 400 0 0 cm /Bomb Do',
    page: '/Resources << /XObject << /Bomb 10 0 R >> >>',
    objects: [image],
  });
}

/** A form that draws itself. */
export function endlessPdf(): Buffer {
  const content = '/Again Do /Again Do';
  return pdf({
    content: '/Again Do',
    page: '/Resources << /XObject << /Again 10 0 R >> >>',
    objects: [
      `<< /Type /XObject /Subtype /Form /BBox [0 0 600 400] /Resources << /XObject << /Again 10 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ],
  });
}

/** A page of lines of very short dashes, which take minutes to draw. */
export function heavyPdf(): Buffer {
  return pdf({ content: `[.0002] 0 d ${'0 0 m 600 400 l S '.repeat(2000)}` });
}
