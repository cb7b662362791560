import { hash } from 'node:crypto';
import { type Language, LANGUAGES } from '@hirfa/domain/market';
import { ADDRESS_KINDS, type AddressKind, listParts, readPart } from '../../discovery/index.ts';
import type { App, AppOptions, RequestContext } from '../call-context.ts';
import type { Gate } from '../gate/gate.ts';
import { SITEMAP_END, SITEMAP_START, sitemapEntry, sitemapIndex } from './sitemap-xml.ts';

/** How many addresses a sitemap has at most, and how many rows are read at once. */
const SIZES = { sitemap: 50_000, rows: 1000 };

const FOLDERS: Readonly<Record<AddressKind, string>> = {
  categories: '/community/',
  services: '/service/',
  providers: '/provider/',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** As pages: whoever has it asks each time whether it has changed, because people leave. */
const headersFor = (version: string) => ({
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, no-cache',
  etag: `W/"${hash('sha256', version, 'base64url').slice(0, 27)}"`,
});

/**
 * /robots.txt, and all public pages for search engines: /sitemap.xml lists the sitemaps, which are per language and
 * kind. What must not be found says so itself.
 */
export function serveSitemaps(
  app: App,
  { services, pools, site }: Pick<AppOptions, 'services' | 'pools' | 'site'>,
  gate: Gate,
  sizes = SIZES,
): void {
  const ctx = { db: pools.public };
  const { origin } = services;

  app.get('/robots.txt', (c) => c.text(`User-agent: *\nAllow: /\n\nSitemap: ${origin()}/sitemap.xml\n`));

  app.get('/sitemap.xml', async (c) => {
    const refused = gate.refusePage(c);
    if (refused !== null) return refused;
    const parts = await listParts({ ctx, input: { size: sizes.sitemap } });
    const files = [{ kind: 'pages', from: undefined, changed_at: undefined }, ...parts].flatMap(
      ({ kind, from, changed_at }) =>
        LANGUAGES.map((language) => {
          const query = from === undefined ? '' : `?from=${from}`;
          return { address: `${origin()}/sitemaps/${language}/${kind}.xml${query}`, changed_at };
        }),
    );
    const xml = sitemapIndex(files);
    return answer(c, xml, () => xml);
  });

  app.get('/sitemaps/:language/pages.xml', async (c) => {
    const language = languageNamed(c.req.param('language'));
    if (language === undefined) return c.text('not found', 404);
    const pages = (await site.pages()).map((path) => sitemapEntry(origin(), language, path));
    const xml = [SITEMAP_START, ...pages, SITEMAP_END].join('');
    return answer(c, xml, () => xml);
  });

  app.get('/sitemaps/:language/:file', async (c) => {
    const language = languageNamed(c.req.param('language'));
    const kind = ADDRESS_KINDS.find((each) => c.req.param('file') === `${each}.xml`);
    const from = c.req.query('from');
    if (language === undefined || kind === undefined || (from !== undefined && !UUID.test(from)))
      return c.text('not found', 404);
    const refused = gate.refusePage(c);
    if (refused !== null) return refused;
    const part = { kind, from, size: sizes.sitemap };
    const { version, addresses } = await readPart({ ctx, input: { ...part, rows: sizes.rows } });
    const entryOf = ({ name, changed_at }: { name: string; changed_at: string }) =>
      sitemapEntry(origin(), language, FOLDERS[kind] + name, changed_at);
    return answer(c, `${origin()} ${version}`, () => streamed(addresses(), entryOf));
  });

  app.all('/sitemaps/*', (c) => c.text('not found', 404));
}

const languageNamed = (name: string): Language | undefined => LANGUAGES.find((language) => language === name);

function answer(c: RequestContext, version: string, body: () => string | ReadableStream<Uint8Array>): Response {
  const headers = headersFor(version);
  if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(body(), { headers });
}

/** A sitemap that is written while it is read: it is never whole in memory. */
function streamed<Row>(pages: AsyncIterable<readonly Row[]>, entryOf: (row: Row) => string) {
  async function* xml() {
    yield SITEMAP_START;
    for await (const rows of pages) yield rows.map(entryOf).join('');
    yield SITEMAP_END;
  }
  const [parts, encoder] = [xml(), new TextEncoder()];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await parts.next();
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
    cancel: async () => void (await parts.return()),
  });
}
