import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The pages of a PDF as texts, in the order in which they are read. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    return [...document.pages()].map((page) => page.getText());
  } finally {
    library.destroy();
  }
}
