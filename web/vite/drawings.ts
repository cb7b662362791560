import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawings } from '../ui/craft/drawings.ts';
import type { Shape } from '../ui/craft/shapes.ts';

const NAME = 'virtual:drawings';

const paint = ({ tone, line }: Shape) =>
  line === undefined ? `fill="var(--tile-${tone})"` : `fill="none" stroke="var(--tile-${tone})" stroke-width="${line}"`;

/** Uses the colours of the surrounding tile, also where the tile refers to the file. */
const draw = (shapes: readonly Shape[]) => shapes.map((shape) => `<path ${paint(shape)} d="${shape.d}"/>`).join('');

const drawn = Object.entries(drawings).map(([name, shapes]) => ({ name, markup: draw(shapes) }));

/** All drawings, each a group by its name. */
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${drawn.map(({ name, markup }) => `<g id="${name}">${markup}</g>`).join('')}</svg>`;

const file = `assets/drawings-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`;

/**
 * The drawings as markup: full markup on the server, so that they are in the first paint; references to one file in the
 * browser, so that its scripts contain only names.
 */
export function drawingsFile(): Plugin {
  return {
    name: 'drawings-file',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const names = JSON.stringify(drawn.map(({ name }) => name));
      const references = `Object.fromEntries(${names}.map((name) => [name, '<use href="/${file}#' + name + '"/>']))`;
      const whole = JSON.stringify(Object.fromEntries(drawn.map(({ name, markup }) => [name, markup])));
      const pictures = this.environment.name === 'client' ? references : whole;
      return { code: `export const address = '/${file}'; export const pictures = ${pictures};`, moduleType: 'js' };
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: file, source: sprite });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${file}`, (_request, response) =>
        response.setHeader('content-type', 'image/svg+xml').end(sprite),
      );
    },
  };
}
