import { readFileSync } from 'node:fs';

const FILE = new URL('../../../docs/guides/operating.md', import.meta.url);

export type Guide = ReturnType<typeof openGuide>;

/**
 * The guide, whose blocks of code are taken in their order, so that none is left out. `rename` puts other names and
 * ports in place of those of the guide.
 */
export function openGuide(rename = (text: string) => text) {
  const text = readFileSync(FILE, 'utf8');
  const blocks = [...text.matchAll(/^( *)```(?:sh|ini|nginx)\n(.*?)^ *```$/gms)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  const lines = text.replaceAll(/\s+/g, ' ');
  return {
    rename,
    /** The next block, which has these words. */
    take(words: string): string {
      const block = blocks.shift();
      if (block?.includes(words)) return rename(block);
      throw new Error(`the next block of the guide was to have "${words}", but it is: ${block ?? 'none'}`);
    },
    /** A command, a line or a promise inside a sentence of the guide. */
    quote(words: string): string {
      if (lines.includes(`\`${words}\``)) return rename(words);
      throw new Error(`the guide no longer has \`${words}\``);
    },
    end(): void {
      if (blocks.length > 0) throw new Error(`blocks of the guide that nobody has run:\n${blocks.join('\n')}`);
    },
  };
}
