import { basename } from 'node:path';
import type { Rolldown, Plugin } from 'vite';
import { siteRoutes } from '../routes.ts';

const nameOf = (page: string) => basename(page, '.tsx');
const documents = siteRoutes.filter(({ guard }) => guard === 'document').map(({ page }) => nameOf(page));
/** What visitors open next. */
const near = new Set([...documents, 'auth', 'booking']);
/** All other pages, and the frames around them. */
const far = new Set([...siteRoutes.map(({ page }) => nameOf(page)), 'admin-area', 'provider-area', 'payment-outcome']);

/** Whether this is the file of a page that visitors do not open: "assets/bookings-CNU20zP.js". */
function isFar(file: string): boolean {
  const name = basename(file).replace(/-[\w-]{7}\.js$/, '');
  return far.has(name) && !near.has(name);
}

/**
 * The code of the first page says for each other page which files it needs, so that they are loaded together: 6 kB, of
 * which most is about pages that visitors do not open. Those say it themselves, one round trip later.
 */
export function pageFiles(): Plugin {
  const resolveDependencies = (file: string, needed: string[]) => (isFar(file) ? [] : needed);
  return {
    name: 'page-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ environments: { client: { build: { modulePreload: { resolveDependencies } } } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isDynamicEntry && isFar(file.fileName))
            file.code += furtherImports(bundle, file)
              .map((name) => `import"./${basename(name)}";`)
              .join('');
      },
    },
  };
}

/** The files that a file needs besides those that it imports itself. */
function furtherImports(bundle: Rolldown.OutputBundle, { fileName, imports }: Rolldown.OutputChunk): string[] {
  const found = new Set(imports);
  // A set grows while it is walked.
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const each of file.imports) found.add(each);
  }
  return [...found].filter((name) => name !== fileName && !imports.includes(name));
}
