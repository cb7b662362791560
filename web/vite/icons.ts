import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IMPORT = 'lucide-react/icons/';

/** The names of all icons that the sources import. */
function importedIcons(): string[] {
  const sources = globSync('**/*.{ts,tsx}', { cwd: ROOT, exclude: (path) => /node_modules|dist/.test(path) });
  const names = sources.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/from 'lucide-react\/icons\/([a-z0-9-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names)].toSorted();
}

/** The shapes of each icon: what its component renders inside of its svg element. */
async function readIcons(): Promise<ReadonlyMap<string, string>> {
  const icons = importedIcons().map(async (name) => {
    const { default: Icon } = (await import(`${IMPORT}${name}`)) as { default: LucideIcon };
    const svg = renderToStaticMarkup(createElement(Icon));
    return [name, svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))] as const;
  });
  return new Map(await Promise.all(icons));
}

/**
 * The imported icons of lucide as markup: full markup on the server, so that they are in the first paint; references to
 * one file in the browser, so that its scripts contain only names.
 */
export async function iconsFile(): Promise<Plugin> {
  const icons = await readIcons();
  const groups = [...icons].map(([name, markup]) => `<g id="${name}">${markup}</g>`).join('');
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${groups}</svg>`;
  const file = `assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`;
  return {
    name: 'icons-file',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(IMPORT) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${IMPORT}`)) return undefined;
      const name = id.slice(IMPORT.length + 1);
      const markup = this.environment.name === 'client' ? `<use href="/${file}#${name}"/>` : icons.get(name);
      if (markup === undefined) this.error(`the icon "${name}" is unknown: start the server again`);
      const code = `import { iconOf } from '${ROOT}ui/icon.tsx'; export default iconOf(${JSON.stringify(markup)});`;
      return { code, moduleType: 'js', moduleSideEffects: false };
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
