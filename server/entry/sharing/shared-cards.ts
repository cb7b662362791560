import { type Language, LANGUAGES, textIn } from '@hirfa/domain/market';
import { getProvider, getService } from '../../discovery/index.ts';
import { isRefusal } from '../../kernel/verb.ts';
import type { SharedCard } from '../../platform/pictures/conversion.ts';
import { type App, type AppOptions, callContext } from '../call-context.ts';
import type { Gate } from '../gate/gate.ts';
import { refusal } from '../gate/refusal.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const BUSY_S = 30;
const SITE = { en: 'Hirfa', ar: 'حِرفة' };
const MOST_AREAS = 3;

type Context = { ctx: Parameters<typeof getService>[0]['ctx']; language: Language; name: string };

const CARDS: Readonly<Record<string, (context: Context) => Promise<SharedCard | null>>> = {
  service: async ({ ctx, language, name }) => {
    const service = await getService({ ctx, input: { slug: name } });
    if (isRefusal(service)) return null;
    return cardOf(language, textIn(service, 'title', language), service.category, textIn(service, 'summary', language));
  },
  provider: async ({ ctx, language, name }) => {
    const provider = UUID.test(name) ? await getProvider({ ctx, input: { id: name } }) : null;
    if (provider === null || isRefusal(provider)) return null;
    const areas = provider.areas.slice(0, MOST_AREAS).map((area) => textIn(area, 'name', language));
    return cardOf(language, textIn(provider, 'display_name', language), provider.category, areas.join(' · '));
  },
};

const cardOf = (
  language: Language,
  title: string,
  category: { name_en: string; name_ar: string },
  below: string,
): SharedCard => ({ language, title, above: textIn(category, 'name', language), below, name: SITE[language] });

/** The pictures that other sites show beside a link to a service or a provider; none for who has no page. */
export function serveSharedCards(app: App, options: AppOptions, gate: Gate): void {
  const { sharedCards } = options;
  app.get('/share/:language/:kind/:file', async (c) => {
    const language = LANGUAGES.find((each) => each === c.req.param('language'));
    const [, name] = /^([\w-]{1,80})\.png$/.exec(c.req.param('file')) ?? [];
    const find = CARDS[c.req.param('kind')];
    const ctx = callContext(options, c, new Headers()).visitor();
    const card = language && name && find ? await find({ ctx, language, name }) : null;
    if (card === null) return c.text('not found', 404);
    const key = sharedCards.keyOf(card);
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, no-cache', etag: `"${key}"` };
    if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
    const kept = await sharedCards.read(key);
    if (kept !== null) return new Response(kept, { headers });
    const refused = gate.refusePicture(c);
    if (refused !== null) return refused;
    const drawn = await sharedCards.draw(key, card);
    if (drawn === 'busy') return refusal(c, 'service_unavailable', BUSY_S);
    return new Response(new Uint8Array(drawn), { headers });
  });
  app.all('/share/*', (c) => c.text('not found', 404));
}
