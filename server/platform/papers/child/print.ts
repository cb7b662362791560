import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Paper } from '../paper.ts';

/** Files of one weight each: Typst knows no variable fonts. */
const FONTS = [
  import.meta.resolve('@expo-google-fonts/alexandria/400Regular/Alexandria_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/alexandria/700Bold/Alexandria_700Bold.ttf'),
].map((address) => fileURLToPath(address));

/**
 * A paper as a PDF for screen readers, too; the same paper has the same bytes. The layout can reach no file.
 * @throws if the layout does not compile.
 */
export function print({ layout, input, printed_at }: Paper): Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: FONTS.map((file) => readFileSync(file)) }],
  });
  const { result } = compiler.compile({ mainFileContent: layout, inputs: { paper: input } });
  if (result === null) throw new Error('the layout does not compile');
  const creationTimestamp = Math.floor(printed_at.getTime() / 1000);
  return new Uint8Array(compiler.pdf(result, { pdfStandard: 'ua-1', creationTimestamp }));
}
