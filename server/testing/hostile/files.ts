import { deflateSync } from 'node:zlib';
import type { DocumentProblem } from '@hirfa/domain/providers';
import sharp from 'sharp';
import { encryptedPdf, endlessPdf, pdf, pdfBomb } from './pdfs.ts';
import { blackPng, chunk, heicOfSize, jpegOfSize, PNG_START, SMALL_HEIC, webpOfSize } from './pictures.ts';

/** What others could execute; no answer may contain it. */
export const PAYLOAD = '<script>alert(document.domain)</script>';
const HTML = `<!doctype html><html><body>${PAYLOAD}</body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${PAYLOAD}</svg>`;
const ZIP = Buffer.from(`PK\x03\x04\x14\0\0\0\0\0evil.js${PAYLOAD}`, 'latin1');

/** A file and what becomes of it: a problem, or pure pixels. */
export interface HostileFile {
  name: string;
  bytes: Buffer;
  becomes: DocumentProblem | 'pixels';
}

type Row = readonly [name: string, bytes: Buffer | string, becomes: HostileFile['becomes']];

export async function hostileFiles(): Promise<HostileFile[]> {
  const rows = [...otherTypes(), ...(await pictures()), ...pdfs(), ...heics()];
  return rows.map(([name, bytes, becomes]) => ({ name, bytes: Buffer.from(bytes), becomes }));
}

function otherTypes(): Row[] {
  return [
    ['an SVG with a script', SVG, 'wrong_type'],
    ['an SVG behind a declaration', `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`, 'wrong_type'],
    ['a page', HTML, 'wrong_type'],
    ['a page behind blanks', `\n\n   ${HTML}`, 'wrong_type'],
    ['a GIF that is a script', `GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`, 'wrong_type'],
    ['a bitmap', Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1'), 'wrong_type'],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1'), 'wrong_type'],
    ['an AVIF', Buffer.from(`\0\0\0\x1cftypavif\0\0\0\0avifmif1${HTML}`, 'latin1'), 'wrong_type'],
    ['a film', Buffer.from(`\0\0\0\x18ftypisom\0\0\0\0isommp42${HTML}`, 'latin1'), 'wrong_type'],
    ['a sound', `RIFF\x24\0\0\0WAVEfmt ${HTML}`, 'wrong_type'],
    ['an archive', ZIP, 'wrong_type'],
    ['a program', Buffer.from(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`, 'latin1'), 'wrong_type'],
    ['a program of another system', `MZ${'\0'.repeat(60)}`, 'wrong_type'],
    ['a shell script', '#!/bin/sh\nrm -rf /\n', 'wrong_type'],
    ['PostScript', '%!PS-Adobe-3.0\n(/etc/passwd) (r) file', 'wrong_type'],
    ['nothing but zeros', Buffer.alloc(4096), 'wrong_type'],
    ['one byte', '%', 'wrong_type'],
  ];
}

async function pictures(): Promise<Row[]> {
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a52' } });
  const jpeg = await drawn.clone().jpeg().toBuffer();
  const png = await drawn.clone().png().toBuffer();
  const commented = await drawn
    .clone()
    .withExif({ IFD0: { ImageDescription: HTML, Copyright: PAYLOAD } })
    .jpeg()
    .toBuffer();
  const crash = Buffer.from(png);
  crash.fill(0xff, Math.floor(png.length / 2), Math.floor(png.length / 2) + 12);
  const bombText = chunk(
    'zTXt',
    Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(30_000_000))]),
  );
  return [
    ['a JPEG with a page behind', Buffer.concat([jpeg, Buffer.from(HTML)]), 'pixels'],
    ['a JPEG with an archive behind', Buffer.concat([jpeg, ZIP]), 'pixels'],
    ['a JPEG with a page in its metadata', commented, 'pixels'],
    ['the start of a JPEG and a page', Buffer.concat([jpeg.subarray(0, 4), Buffer.from(HTML)]), 'damaged'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'damaged'],
    ['a JPEG that claims 65 500 × 65 500 px', jpegOfSize(jpeg, 65_500), 'too_many_pixels'],
    ['a PNG with a script in a text', blackPng(64, 64, [chunk('tEXt', Buffer.from(`Comment\0${PAYLOAD}`))]), 'pixels'],
    ['a PNG with a page behind', Buffer.concat([png, Buffer.from(HTML)]), 'pixels'],
    ['a PNG with a text of 30 MB in 30 kB', blackPng(64, 64, [bombText]), 'pixels'],
    ['nothing but the signature of a PNG', PNG_START, 'damaged'],
    ['a PNG with broken pixels', crash, 'damaged'],
    ['a PNG that claims 30 000 × 30 000 px', blackPng(30_000, 1), 'too_many_pixels'],
    ['a PNG with 20 000 × 20 000 px', blackPng(20_000, 20_000), 'too_many_pixels'],
    ['a PNG without most of its pixels', blackPng(7000, 10), 'damaged'],
    ['a WebP that claims 16 383 × 16 383 px', webpOfSize(16_383), 'too_many_pixels'],
  ];
}

function pdfs(): Row[] {
  return [
    ['a PDF of 500 pages', pdf({ pages: 500 }), 'too_many_pages'],
    ['a PDF of 11 pages', pdf({ pages: 11 }), 'too_many_pages'],
    ['a PDF with a password', encryptedPdf(), 'encrypted'],
    ['a PDF of an unknown security', encryptedPdf('Unknown'), 'encrypted'],
    ['a page that begins as a PDF', `%PDF-1.4\n${HTML}`, 'damaged'],
    ['a PDF behind a page', Buffer.concat([Buffer.from(HTML), pdf()]), 'wrong_type'],
    ['a PDF with a page behind', Buffer.concat([pdf(), Buffer.from(HTML)]), 'pixels'],
    ['a PDF without pages', pdf({ pages: 0 }), 'damaged'],
    ['a PDF with an endless page', pdf({ box: '0 0 1000000000 1000000000' }), 'damaged'],
    ['a PDF that draws itself', endlessPdf(), 'damaged'],
    ['a PDF with a picture of 40 000 × 40 000 px', pdfBomb(40_000), 'pixels'],
    [
      'a PDF that runs a script',
      pdf({ catalog: `/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); ${PAYLOAD}) >>` }),
      'pixels',
    ],
    ['a PDF that starts a program', pdf({ catalog: '/OpenAction << /S /Launch /F (/bin/sh) >>' }), 'pixels'],
  ];
}

function heics(): Row[] {
  return [
    ['a HEIC with a page behind', Buffer.concat([SMALL_HEIC, Buffer.from(HTML)]), 'pixels'],
    ['half a HEIC', SMALL_HEIC.subarray(0, SMALL_HEIC.length / 2), 'damaged'],
    ['the start of a HEIC and a page', Buffer.concat([SMALL_HEIC.subarray(0, 28), Buffer.from(HTML)]), 'damaged'],
    ['a HEIC that claims 30 000 × 30 000 px', heicOfSize(30_000), 'too_many_pixels'],
  ];
}
