import { LANGUAGES } from '@hirfa/domain/market';
import { pathIn } from '../kit/i18n.ts';
import { siteRoutes } from '../routes.ts';
import styles from '../ui/styles/document.css?inline';
import { LATER } from './later.ts';
import { WAKE } from './wake.ts';

const documents = siteRoutes.filter(({ guard }) => guard === 'document').map(({ path }): string => path);

/** Whether a page is whole before its scripts run; `path` is its route: "/service/$serviceSlug". */
export const isDocument = (path: string): boolean => documents.includes(path === '/$' ? '$' : path);

const addresses = documents.filter((path) => path !== '$').map((path) => path.replace(/\$\w+$/, '*'));
/** Other pages below the address of a document: "/provider/home". */
const others = siteRoutes
  .filter(({ guard }) => guard !== 'document')
  .map(({ path }) => path.replaceAll(/\$\w+/g, '*'))
  .filter((path) => addresses.some((address) => address.endsWith('*') && path.startsWith(address.slice(0, -1))));

const inLanguages = (paths: readonly string[]) =>
  LANGUAGES.flatMap((language) => paths.map((path) => pathIn(language, path)));

/** The documents that a browser may fetch when a link to one is pressed. */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: inLanguages(addresses) }, { not: { href_matches: inLanguages(others) } }] },
      eagerness: 'conservative',
    },
  ],
});

const ENTRY = '<script type="module"';

/**
 * Leaves the loading of a document's scripts to `WAKE`: browsers ignore what is marked so, and React and the router
 * still find their element.
 */
export function asDocument(html: string, nonce: string): string {
  const [headEnd, entry] = [html.indexOf('</head>'), html.lastIndexOf(ENTRY)];
  const head = html
    .slice(0, headEnd)
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replace('<link rel="stylesheet"', () => `<style>${styles}</style><link rel="${LATER}" as="style"`);
  const scripts = `<script nonce="${nonce}">${WAKE}</script><script type="speculationrules" nonce="${nonce}">${RULES}</script>`;
  return `${head}${scripts}${html.slice(headEnd, entry)}<script type="${LATER}"${html.slice(entry + ENTRY.length)}`;
}
