import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawings, rareDrawings } from '../ui/craft/drawings.ts';
import type { Shape } from '../ui/craft/shapes.ts';

const NAME = 'virtual:drawings';

const paint = ({ tone, line }: Shape) =>
  line === undefined ? `fill="var(--tile-${tone})"` : `fill="none" stroke="var(--tile-${tone})" stroke-width="${line}"`;

/** Uses the colours of the surrounding tile, also where the tile refers to the file. */
const draw = (shapes: readonly Shape[]) => shapes.map((shape) => `<path ${paint(shape)} d="${shape.d}"/>`).join('');

/** A file of drawings, each a group by its name. */
function sprite(prefix: string, some: Readonly<Record<string, readonly Shape[]>>) {
  const drawn = Object.entries(some).map(([name, shapes]) => ({ name, markup: draw(shapes) }));
  const groups = drawn.map(({ name, markup }) => `<g id="${name}">${markup}</g>`);
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { drawn, source, fileName: `assets/${prefix}-${hash}.svg` };
}

const usual = sprite('drawings', drawings);
const rare = sprite('rare-drawings', rareDrawings);
const sprites = [usual, rare];

/** Code for the entries of a file: each name with what refers to its group. */
function references({ drawn, fileName }: ReturnType<typeof sprite>): string {
  const names = JSON.stringify(drawn.map(({ name }) => name));
  return `${names}.map((name) => [name, '<use href="/${fileName}#' + name + '"/>'])`;
}

/**
 * The drawings as markup: full markup on the server, so that they are in the first paint; references to two files in
 * the browser, so that its scripts contain only names.
 */
export function drawingsFile(): Plugin {
  return {
    name: 'drawings-file',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const isClient = this.environment.name === 'client';
      const pictures = isClient
        ? `Object.fromEntries([${sprites.map(references).join(',')}].flat())`
        : JSON.stringify(
            Object.fromEntries(sprites.flatMap(({ drawn }) => drawn.map(({ name, markup }) => [name, markup]))),
          );
      const code = `export const address = '/${usual.fileName}'; export const pictures = ${pictures};`;
      return { code, moduleType: 'js' };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, source } of sprites) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer: ({ middlewares }) => {
      for (const { fileName, source } of sprites)
        middlewares.use(`/${fileName}`, (_request, response) =>
          response.setHeader('content-type', 'image/svg+xml').end(source),
        );
    },
  };
}
