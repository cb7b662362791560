import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The name of the product's font in drawn pictures. */
export const FONT = 'Alexandria';

const FILES = ['alexandria-latin', 'alexandria-arabic'].map((name) =>
  fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url)),
);

/** Makes the font known to the text engine, which loads it for the whole process when it is first used. */
export async function loadFonts(): Promise<void> {
  for (const fontfile of FILES)
    await sharp({ text: { text: 'ا a', font: `${FONT} 16`, fontfile } })
      .png()
      .toBuffer();
}
