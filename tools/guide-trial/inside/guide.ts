import { readFileSync } from 'node:fs';

const FILE = new URL('../../../docs/guides/operating.md', import.meta.url);

export type Guide = ReturnType<typeof openGuide>;

/** The guide, whose blocks of code are taken in their order, so that none is left out. */
export function openGuide() {
  const text = readFileSync(FILE, 'utf8');
  const blocks = [...text.matchAll(/^( *)```(?:sh|ini|nginx)\n(.*?)^ *```$/gms)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  return {
    /** The next block, which has these words. */
    take(words: string): string {
      const block = blocks.shift();
      if (block?.includes(words)) return block;
      throw new Error(
        `the next block of the guide was to have "${words}", but it is:\n${block ?? 'none: it has ended'}`,
      );
    },
    /** A command, a line or a promise inside a sentence of the guide. */
    quote(words: string): string {
      if (text.replaceAll(/\s+/g, ' ').includes(`\`${words}\``)) return words;
      throw new Error(`the guide no longer has \`${words}\``);
    },
    end(): void {
      if (blocks.length > 0) throw new Error(`blocks of the guide that nobody has run:\n${blocks.join('\n')}`);
    },
  };
}
