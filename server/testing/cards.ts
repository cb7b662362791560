import { ProviderPage } from '@hirfa/contract/discovery';
import { OwnCard } from '@hirfa/contract/providers';
import { type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as z from 'zod';
import type { Pool } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { providerProfiles } from '../providers/index.ts';
import type { Belongings, TestActor } from './access/actors.ts';
import { type Answer, ask } from './calls.ts';
import type { TestProduct } from './product.ts';
import { signedIn } from './signed-in.ts';
import { createWorld } from './world.ts';

export const CARDS = '/api/v1/provider/cards';
/** An offer with a title of the provider's own. */
export const OWN = {
  service_slug: null,
  title_en: '',
  title_ar: 'ورشة للأطفال',
  base_price: '300.5',
  duration_minutes: 90,
};

/** A provider with an empty list of cards, and their calls. */
export async function openProvider(product: TestProduct, given: Partial<typeof providerProfiles.$inferInsert> = {}) {
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category({ tab: 'community' });
  const provider = await world.provider(category, given);
  const header = await signedIn(product, provider.user_id);
  const call = async (method: string, path: string, body?: object, headers = {}) =>
    ask(product, method, path, { ...(body && { body }), headers: { ...(await header()), ...headers } });
  const create = (card: object = OWN, key = newId()) => call('POST', CARDS, card, { 'idempotency-key': key });
  return {
    category,
    provider,
    call,
    create,
    created: async (card: object = OWN) => OwnCard.parse((await create(card)).body),
    list: async () => z.object({ items: z.array(OwnCard) }).parse((await call('GET', CARDS)).body).items,
    shown: async () => ProviderPage.parse((await ask(product, 'GET', `/api/v1/providers/${provider.id}`)).body).cards,
    async addPhoto(cardId: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg'): Promise<Answer> {
      const response = await sendPhoto(product, await header(), cardId, bytes, type);
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
}

/** Sends a photo of a card. */
export function sendPhoto(
  product: TestProduct,
  header: Record<string, string>,
  cardId: string,
  body: Uint8Array<ArrayBuffer>,
  type = 'image/jpeg',
): Promise<Response> {
  const headers = { ...header, origin: product.address, 'content-type': type };
  return fetch(`${product.address}${CARDS}/${cardId}/photos`, { method: 'POST', headers, body });
}

/** A picture with metadata; every red is another one. */
export const picture = async (red: number, width = 800, height = 500) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: { r: red, g: 40, b: 40 } } })
      .withExif({ IFD0: { Artist: 'Salma' } })
      .jpeg()
      .toBuffer(),
  );
/** The refused fields, each with its code. */
export const fieldsOf = ({ body }: Answer) =>
  z
    .object({ data: z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) }) })
    .parse(body)
    .data.fields.map(({ path, message }) => `${path} ${message}`);

/** Every actor with a provider profile gets a card with the id of their user, and a photo with that of the profile. */
export async function insertCards(owner: Pool, actors: readonly Pick<TestActor, 'its'>[]): Promise<void> {
  for (const { its } of actors) {
    await owner.execute(sql`insert into service_cards (id, provider_id, category_slug, title_en, title_ar, base_price, created_at)
      select ${its.user_id}, id, primary_category, 'Offer', 'عرض', 300, now() from provider_profiles where id = ${its.provider_id}
      on conflict do nothing`);
    await owner.execute(sql`insert into service_card_photos (id, card_id, url, position, created_at)
      select ${its.provider_id}, id, '/files/' || id, 0, now() from service_cards where id = ${its.user_id} on conflict do nothing`);
  }
}

/** What the calls about cards do, as statements without the calls. */
export function cardAttempts(product: TestProduct) {
  const withCards = (actors: readonly TestActor[]) => insertCards(product.owner, actors);
  const card = (change: SQL) => (its: Belongings) =>
    sql`update service_cards set ${change} where id = ${its.user_id} returning 1`;
  return {
    listOwnCards: {
      target: 'verified',
      statement: (its: Belongings) => sql`select 1 from service_cards where id = ${its.user_id}`,
      before: withCards,
    },
    createCard: {
      target: 'verified',
      statement: (
        its: Belongings,
      ) => sql`insert into service_cards (id, provider_id, category_slug, title_en, title_ar, base_price, created_at)
      values (${newId()}, ${its.provider_id}, 'others', 'x', 'x', 300, now()) returning 1`,
    },
    changeCard: { target: 'verified', statement: card(sql`base_price = 400`), before: withCards },
    'changeCard:order': {
      target: 'verified',
      statement: (its: Belongings) =>
        sql`update service_card_photos set position = 4 where card_id = ${its.user_id} returning 1`,
      before: withCards,
    },
    removeCard: { target: 'verified', statement: card(sql`is_active = false, removed_at = now()`), before: withCards },
    addCardPhoto: {
      target: 'verified',
      statement: (its: Belongings) => sql`insert into service_card_photos (id, card_id, url, position, created_at)
      values (${newId()}, ${its.user_id}, 'x', 1, now()) returning 1`,
      before: withCards,
    },
    removeCardPhoto: {
      target: 'verified',
      statement: (its: Belongings) => sql`delete from service_card_photos where card_id = ${its.user_id} returning 1`,
      before: withCards,
    },
  } as const;
}
