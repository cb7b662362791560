import { alternates, type Language, pathIn } from '@hirfa/domain/market';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => MARKS[mark] ?? '');

interface Entry {
  address: string;
  changed_at?: string | undefined;
}

const body = ({ address, changed_at }: Entry) =>
  `<loc>${escaped(address)}</loc>${changed_at === undefined ? '' : `<lastmod>${changed_at}</lastmod>`}`;

/** The list of all sitemaps. */
export function sitemapIndex(sitemaps: readonly Entry[]): string {
  const entries = sitemaps.map((each) => `<sitemap>${body(each)}</sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

export const SITEMAP_START = `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const SITEMAP_END = '</urlset>\n';

/** One page in one language, with its address in each. */
export function sitemapEntry(origin: string, language: Language, path: string, changed_at?: string): string {
  const links = alternates(origin, path).map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${escaped(each.address)}"/>`,
  );
  return `<url>${body({ address: origin + pathIn(language, path), changed_at })}${links.join('')}</url>\n`;
}
