import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsqr from 'jsqr';

/** What a scanner reads from the first page of a PDF; null without a QR code. */
export async function decodeQr(bytes: Uint8Array): Promise<string | null> {
  const library = await PDFiumLibrary.init();
  try {
    const page = (await library.loadDocument(bytes)).getPage(0);
    const { data, width, height } = await page.render({ scale: 3 });
    // Blue and red are exchanged in it, which black and white do not show.
    return jsqr.default(new Uint8ClampedArray(data), width, height)?.data ?? null;
  } finally {
    library.destroy();
  }
}
