import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** The first line of a module that the frame or most public pages show. */
const TAG = '// @with-first-page\n';
/** In bytes: a module of this size is not worth a file of its own. */
const SMALL = 2000;

/** The paths of tagged modules, from the folder of the project. */
const withFirstPage = new Set(
  globSync('**/*.{ts,tsx}', { cwd: WEB, exclude: (path) => /node_modules|dist/.test(path) })
    .filter((path) => readFileSync(join(WEB, path), 'utf8').startsWith(TAG))
    .map((path) => `/web/${path.replaceAll('\\', '/')}`),
);

/**
 * What the app imports before it shows a page is in one file: it compresses better than many. Another has what most
 * pages show: tagged modules and icons. A third has small rules. What lists, chats, pages of admins and long pages
 * share is in one file each, because the app has the name of every file. The search for contacts is large, and only
 * forms of providers need it. Other modules are in the file of the pages that need them.
 * Visitors send nothing, so that the code of mutations is not in the file of the libraries. `root` is the folder of the
 * project, with a slash at its end.
 */
export function chunksOf(root: string) {
  // The folder itself may have any name, also that of a part of the site.
  const inProject = (isIn: (path: string) => boolean) => (id: string) => isIn(id.replace(root, '/'));
  const matching = (pattern: RegExp) => inProject((path) => pattern.test(path));
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: 'react',
        test: matching(
          /\/node_modules\/(?!.*\/(?:mutationObserver|useMutation)\.js)(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:history|react-router|router-core|react-store|store|react-query|query-core))\/|preload-helper|rolldown.runtime/,
        ),
      },
      {
        name: 'app',
        tags: ['$initial' as const],
        // Without the module of the start, which waits for pages: they import this file, and would wait for it.
        test: matching(/^(?!.*\/node_modules\/|\/web\/app\/client\.tsx)|\/node_modules\/@lingui\//),
      },
      {
        name: 'common',
        test: inProject((path) => withFirstPage.has(path) || path.includes('lucide-react')),
        minShareCount: 2,
      },
      { name: 'contacts', test: matching(/^\/domain\/(?:contacts\/|providers\/(?:contact-at|published-contacts))/) },
      { name: 'domain', test: matching(/^\/domain\//), minShareCount: 5, maxModuleSize: SMALL },
      {
        name: 'lists',
        test: matching(/^\/web\/ui\/(?:feedback\/(?:query|rows|card|head)-|steady\/)/),
        minShareCount: 2,
      },
      { name: 'chat', test: matching(/^\/web\/(?:kit|ui)\/chat\//), minShareCount: 2 },
      { name: 'admin', test: matching(/^\/web\/(?:(?!pages\/)\w+\/)?admin\//), minShareCount: 2 },
      { name: 'sections', test: matching(/^\/web\/ui\/(?:page-section|steps|price-lines)\./), minShareCount: 2 },
      {
        name: 'entrance',
        test: matching(/^\/web\/accounts\/(?:sign-in\/(?!return-data)|security\/)/),
        minShareCount: 2,
      },
    ],
  };
}
