import { type ApplicationCard, CARD_LIMITS, cardProblems, inBothLanguages, TAB_OF } from '@hirfa/domain/providers';
import { isRefusal, type Person, refuse, refuseFor, type WriteCtx } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { lockActiveProvider, showCards } from './own-cards.ts';
import { countCardsSince, findOfferedService, findOwnCard, findOwnCards, insertCard } from './queries.ts';

const DAY_MS = 86_400_000;

interface Input {
  ctx: WriteCtx<Person>;
  input: ApplicationCard & { is_visit: boolean };
}

/** Adds a card: a service of the provider's own type, or a title of their own in their category. */
export async function createCard({ ctx, input }: Input) {
  const { db, now } = ctx;
  const provider = await lockActiveProvider(ctx);
  if (isRefusal(provider)) return provider;
  const own = await findOwnCards(db, provider.id);
  const { service_slug } = input;
  const service =
    service_slug === null ? undefined : await findOfferedService(db, service_slug, TAB_OF[provider.provider_type]);
  const fields = [
    ...(own.length >= CARD_LIMITS.cards ? [{ path: 'cards', message: 'too_many' }] : []),
    ...(service_slug !== null && service === undefined ? [{ path: 'service_slug', message: 'required' }] : []),
    ...(service_slug !== null && own.some((card) => card.service_slug === service_slug)
      ? [{ path: 'service_slug', message: 'repeated' }]
      : []),
    ...cardProblems(input).map(({ field, problem }) => ({ path: field, message: problem })),
  ];
  if (fields.length > 0) return { refused: 'invalid_input' as const, data: { fields } };
  const recent = await countCardsSince(db, provider.id, new Date(now.getTime() - DAY_MS));
  if (recent >= CARD_LIMITS.newPerDay) return refuseFor('too_many_requests', DAY_MS / 1000);

  const [en, ar] = inBothLanguages(input.title_en, input.title_ar);
  const id = newId(now.getTime());
  await insertCard(db, {
    id,
    provider_id: provider.id,
    service_id: service?.id ?? null,
    category_slug: service?.category_slug ?? provider.primary_category,
    title_en: service?.title_en ?? en,
    title_ar: service?.title_ar ?? ar,
    base_price: input.base_price.trim(),
    duration_minutes: input.duration_minutes,
    is_visit: input.is_visit,
    warranty_days: input.warranty_days ?? null,
    created_at: now,
  });
  await showCards(ctx, provider);
  return (await findOwnCard(db, provider.id, id)) ?? refuse('provider_required');
}
