import { MOST_SAVED_CARDS } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { CARDS, passHours, payAt } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { type CardMarket, confirmAt, openCardMarket } from '../../testing/gateways/card-market.ts';

const product = useProduct();

const Token = z.tuple([z.object({ token: z.string() })]);
const tokenOf = async (card: string) =>
  Token.parse(await product.owner.execute(sql`select token from saved_card_tokens where card_id = ${card}`))[0].token;
const stateOf = async (market: CardMarket, id: string) => {
  const { status, payment_status } = await market.read('customer', id);
  return [status, payment_status];
};
/** The attempts of a booking that hold money at the gateway. */
async function holdsOf(id: string): Promise<number> {
  const attempts = await product.owner.execute<{ checkout_id: string }>(
    sql`select checkout_id from payment_attempts where booking_id = ${id} and checkout_id is not null`,
  );
  const checkouts = await Promise.all(
    attempts.map(({ checkout_id }) => product.services.gateway.readCheckout(checkout_id)),
  );
  return checkouts.filter((one) => 'state' in one && one.state === 'authorized').length;
}
const suspend = ({ ask, customer }: CardMarket) =>
  ask('admin', 'POST', `/api/v1/admin/people/${customer.id}/suspend`, { reason: 'fraud', words: null });

test('a card is saved where the customer says so, and pays the next booking with one tap', async () => {
  const market = await openCardMarket(product);
  const first = await market.hold();
  expect(await market.waysFor(first)).toMatchObject({ cards: [], can_save_card: true });
  await payAt(await market.pageFor(first, { method: 'card' }), CARDS.good);
  await product.work();
  expect(await market.cards()).toEqual([]);

  const card = await market.save();
  expect(card).toEqual({ id: expect.any(String), brand: 'Visa', last_digits: '4242', expires: '2039-12' });
  const id = await market.hold();
  expect(await market.waysFor(id)).toMatchObject({ cards: [card], methods: ['card', 'wallet', 'kiosk'] });
  expect(await market.pageFor(id, { card_id: card.id })).toMatch(new RegExp(`/payment-return\\?booking=${id}$`));
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized']);
  await market.step('provider', id, 'accept');
  await product.work();
  expect(await stateOf(market, id)).toEqual(['confirmed', 'captured']);
  await market.step('customer', id, 'cancel');
  await product.work();
  expect(await stateOf(market, id)).toEqual(['cancelled', 'refunded']);
});

test('the same card is saved once, the latest used one comes first, and nobody saves more than a few', async () => {
  const market = await openCardMarket(product);
  const visa = await market.save();
  const before = await tokenOf(visa.id);
  const other = await market.save(CARDS.challenge);
  expect((await market.save()).id).toBe(visa.id);
  expect(await tokenOf(visa.id)).not.toBe(before);
  expect((await market.cards()).map(({ id }) => id)).toEqual([visa.id, other.id]);
  await product.owner.execute(sql`insert into saved_cards (id, user_id, adapter, instrument, brand, last_digits,
      created_at, used_at)
    select gen_random_uuid(), ${market.customer.id}, 'sandbox', number, 'Visa', '0000', now(), now()
    from generate_series(3, ${MOST_SAVED_CARDS}) as number`);
  const id = await market.hold();
  expect(await market.waysFor(id)).toMatchObject({ can_save_card: false });
  await payAt(await market.pageFor(id, { method: 'card', saves_card: true }), CARDS.noWebhook);
  await market.waysFor(id);
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized']);
  expect(await market.cards()).toHaveLength(MOST_SAVED_CARDS);
  expect(await product.owner.execute(sql`select 1 from removed_cards`), 'the gateway forgets it').toHaveLength(1);
});

test('a saved card that is declined takes nothing, and all other ways stay', async () => {
  const market = await openCardMarket(product);
  const card = await market.save(CARDS.declinedLater);
  const id = await market.hold();
  expect(refusalOf(await market.tryToPay(id, { card_id: card.id }))).toBe('card_declined');
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'failed']);
  expect(await market.waysFor(id)).toMatchObject({ attempt: 'none', methods: ['card', 'wallet', 'kiosk'] });
  await payAt(await market.pageFor(id, { method: 'card' }), CARDS.good);
  await product.work();
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized']);
});

test('the bank may ask first: the customer confirms on its page, refuses, or chooses another way', async () => {
  const market = await openCardMarket(product);
  const card_id = (await market.save(CARDS.challenge)).id;
  const id = await market.hold();
  const page = await market.pageFor(id, { card_id });
  expect(page).toMatch(/\/confirm$/);
  expect(await market.pageFor(id, { card_id })).toBe(page);
  await confirmAt(page);
  await product.work();
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized']);

  const refused = await market.hold();
  await confirmAt(await market.pageFor(refused, { card_id }), 'refuse');
  await product.work();
  expect(await stateOf(market, refused)).toEqual(['awaiting_acceptance', 'failed']);

  const other = await market.hold();
  const left = await market.pageFor(other, { card_id });
  await payAt(await market.pageFor(other, { method: 'card' }), CARDS.good);
  await confirmAt(left);
  await product.work();
  expect([await stateOf(market, other), await holdsOf(other)]).toEqual([['awaiting_acceptance', 'authorized'], 1]);
});

test.each(['before', 'after'] as const)(
  'one payment is made where an answer is lost %s it was executed',
  async (when) => {
    const market = await openCardMarket(product);
    const card_id = (await market.save()).id;
    const id = await market.hold();
    const { gateway } = product.services;
    product.services.gateway = {
      ...gateway,
      async payWithCard(...order) {
        if (when === 'after') await gateway.payWithCard?.(...order);
        throw new Error('the connection was lost');
      },
    };
    expect(await market.pageFor(id, { card_id })).toMatch(/\/payment-return/);
    product.services.gateway = gateway;
    const presses = when === 'before' ? [1, 2, 3] : [];
    await Promise.all(presses.map(() => market.tryToPay(id, { card_id })));
    await passHours(product, 0.02);
    expect([await stateOf(market, id), await holdsOf(id)]).toEqual([['awaiting_acceptance', 'authorized'], 1]);
    expect(await market.pageFor(id, { card_id }).catch(String)).toMatch(/state_changed/);
  },
);

test('without the card in the call nobody pays with it, also after its answer was lost', async () => {
  const market = await openCardMarket(product);
  const card_id = (await market.save()).id;
  const id = await market.hold();
  const { gateway } = product.services;
  product.services.gateway = { ...gateway, payWithCard: () => Promise.reject(new Error('lost')) };
  await market.pageFor(id, { card_id });
  product.services.gateway = gateway;
  expect(await market.pageFor(id, {})).toMatch(/\/checkout\/chk_/);
  await product.work();
  expect([await stateOf(market, id), await holdsOf(id)]).toEqual([['awaiting_acceptance', 'pending'], 0]);
});

test('a card is removed by its owner alone, and the gateway forgets it', async () => {
  const market = await openCardMarket(product);
  const card = await market.save();
  const token = await tokenOf(card.id);
  for (const who of ['provider', 'admin'] as const) {
    expect(await market.cards(who)).toEqual([]);
    expect(refusalOf(await market.remove(card.id, who))).toBe('not_found');
  }
  const opened = await market.hold();
  expect((await market.remove(card.id)).body).toEqual({ id: card.id });
  expect(refusalOf(await market.remove(card.id))).toBe('not_found');
  expect(refusalOf(await market.tryToPay(opened, { card_id: card.id }))).toBe('card_declined');
  expect(await market.waysFor(opened)).toMatchObject({ cards: [], methods: ['card', 'wallet', 'kiosk'] });
  await product.work();
  expect(await product.owner.execute(sql`select 1 from removed_cards`)).toEqual([]);
  const { gateway } = product.services;
  const [attempt] = await product.owner.execute<{ checkout_id: string }>(
    sql`select checkout_id from payment_attempts join payments using (booking_id)
      where payer_id = ${market.customer.id} and checkout_id is not null limit 1`,
  );
  const order = { attempt_id: newId(), card_token: token, return_url: product.address };
  expect(await gateway.payWithCard?.(attempt?.checkout_id ?? '', order)).toMatchObject({ code: 'card_forgotten' });
});

test('a card of somebody else, an expired one and one of nobody pay nothing, also past the verbs', async () => {
  const [market, other] = [await openCardMarket(product), await openCardMarket(product)];
  const theirs = await other.save();
  const own = await market.save();
  const id = await market.hold();
  await product.owner.execute(sql`update saved_cards set expires = '2026-10' where id = ${own.id}`);
  for (const card_id of [theirs.id, own.id, newId()]) {
    expect(refusalOf(await market.tryToPay(id, { card_id }))).toBe('card_declined');
    const insert = product.owner.execute(sql`insert into payment_attempts (id, booking_id, adapter, method, card_id,
        language, state, expires_at, created_at)
      values (${newId()}, ${id}, 'sandbox', 'card', ${card_id}, 'en', 'closed', ${product.clock.now.toISOString()},
        ${product.clock.now.toISOString()})`);
    await expect(insert).rejects.toMatchObject({ cause: { constraint: 'attempt_card' } });
  }
  expect(await market.waysFor(id)).toMatchObject({ cards: [], attempt: 'none' });
  expect(await holdsOf(id)).toBe(0);
});

test('expired cards are deleted in the night, and the gateway forgets them', async () => {
  const market = await openCardMarket(product);
  const card = await market.save();
  await product.owner.execute(sql`update saved_cards set expires = '2026-10' where id = ${card.id}`);
  await product.keepHouse();
  await product.work();
  expect(await market.cards()).toEqual([]);
  expect(await product.owner.execute(sql`select 1 from removed_cards`)).toEqual([]);
});

test('nothing is saved for somebody who is suspended, and their card pays nothing', async () => {
  const market = await openCardMarket(product);
  const card = await market.save();
  const [saving, paying] = [await market.hold(), await market.hold()];
  const page = await market.pageFor(saving, { method: 'card', saves_card: true });
  expect((await suspend(market)).status).toBe(200);
  await payAt(page, CARDS.noRefund);
  await passHours(product, 0.02);
  const kept = await product.owner.execute(sql`select id from saved_cards where user_id = ${market.customer.id}`);
  expect(kept).toEqual([{ id: card.id }]);
  expect(refusalOf(await market.tryToPay(paying, { card_id: card.id }))).toBe('authentication_required');
  const again = product.owner.execute(sql`update saved_cards set expires = '2040-01' where id = ${card.id}`);
  await expect(again).rejects.toMatchObject({ cause: { constraint: 'saved_card_owner' } });
});

test('a token is in no answer, no log, no history and no copy of one’s data', async () => {
  const market = await openCardMarket(product);
  const card = await market.save();
  const token = await tokenOf(card.id);
  const id = await market.hold();
  await market.pageFor(id, { card_id: card.id });
  const copy = await market.ask('customer', 'GET', '/api/v1/me/export');
  expect(JSON.stringify(copy.body)).toMatch(/"public.saved_cards":\[\{[^\]]*"last_digits":"4242"/);
  expect(JSON.stringify([copy.body, await market.waysFor(id), product.logged])).not.toContain(token);
  const rows = await product.owner.execute(sql`
    select 'webhooks' as place from webhooks where body like ${`%${token}%`}
    union all select 'history' from booking_history where to_jsonb(booking_history)::text like ${`%${token}%`}
    union all select 'answers' from idempotency_keys where to_jsonb(idempotency_keys)::text like ${`%${token}%`}`);
  expect(rows).toEqual([]);
  const rights = await product.owner.execute(sql`select distinct grantee from information_schema.table_privileges
    where table_name in ('saved_card_tokens', 'removed_cards') and grantee like 'hirfa_%' order by 1`);
  expect(rights).toEqual([{ grantee: 'hirfa_worker' }]);
});
