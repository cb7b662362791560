import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AMOUNT, nextKey, orderOf } from '../../testing/gateways/orders.ts';
import { GATEWAYS, type Sides } from '../../testing/gateways/sides.ts';
import type { Gateway, PayWithCard, ReportedCard } from '../gateway.ts';

const return_url = 'http://127.0.0.1:9/payment-return?booking=7';

describe.each(GATEWAYS)('$name', ({ promises, open }) => {
  let sides: Sides;
  let gateway: Gateway;
  beforeAll(async () => {
    sides = await open();
    gateway = sides.gateway;
  });
  afterAll(() => sides.stop());

  async function opened(given: Partial<ReturnType<typeof orderOf>>) {
    const order = { ...orderOf(nextKey()), ...given };
    const checkout = await gateway.openCheckout(order);
    if ('refused' in checkout) throw new Error(checkout.code);
    return { ...checkout, key: order.attempt_id };
  }
  /** A card that is saved, and what its bank does when it pays again. */
  async function saved(does: 'accepted' | 'declined' | 'challenge' = 'accepted'): Promise<ReportedCard> {
    sides.bankOfSavedCards(does);
    const { id } = await opened({ saves_card: true });
    const card = await sides.saveCard(id);
    if (card === undefined) throw new Error('no card was saved');
    return card;
  }
  const pay: PayWithCard = (id, order) => {
    if (gateway.payWithCard === null) throw new Error('it is paid on the page');
    return gateway.payWithCard(id, order);
  };
  /** A checkout that is opened with a saved card, and what pays it. */
  async function openedWith(card: ReportedCard) {
    const checkout = await opened({ card_token: card.token });
    return { ...checkout, order: { attempt_id: checkout.key, card_token: card.token, return_url } };
  }

  test('a card is saved where the order asks for it, and is known again when it is saved again', async () => {
    const card = await saved();
    expect(card).toMatchObject({ last_digits: expect.stringMatching(/^\d{4}$/) });
    const again = await saved();
    expect(again).toMatchObject({ instrument: card.instrument, last_digits: card.last_digits });
    expect(again.token).not.toBe(card.token);
    const { id } = await opened({});
    await sides.pay(id, 'accepted');
    const paid = await gateway.readCheckout(id);
    expect('saved_card' in paid ? paid.saved_card : undefined).toBeUndefined();
  });

  test('an order with a saved card opens what it pays, and holds nothing yet', async () => {
    const checkout = await openedWith(await saved());
    expect(checkout).toMatchObject({ state: 'open', amount: AMOUNT, held: 0 });
    expect(checkout.url === null).toBe(promises.oneTap);
    expect([gateway.payWithCard === null, gateway.forgetCard === null]).toEqual([!promises.oneTap, !promises.oneTap]);
    await gateway.closeCheckout(checkout.id);
  });

  // Elsewhere the customer pays on the page.
  const oneTap = promises.oneTap ? [AMOUNT] : [];

  test.each(oneTap)(
    'a saved card pays once, whatever is repeated or lost, and its money is captured and refunded',
    async (amount) => {
      const { id, order } = await openedWith(await saved());
      sides.cut.next = ({ method, phase, path }) =>
        method === 'POST' && phase === 'before' && /pay$|confirm$/.test(path);
      await expect(pay(id, order)).rejects.toThrow(Error);
      sides.cut.next = () => false;
      expect(await gateway.readCheckout(id)).toMatchObject({ state: 'open' });
      sides.cut.next = ({ method, phase, path }) =>
        method === 'POST' && phase === 'after' && /pay$|confirm$/.test(path);
      await expect(pay(id, order)).rejects.toThrow(Error);
      sides.cut.next = () => false;
      expect(await gateway.readCheckout(id)).toMatchObject({ state: 'authorized', amount });
      expect(await pay(id, order)).toMatchObject({ state: 'authorized' });
      expect(await gateway.closeCheckout(id)).toMatchObject({ refused: 'other' });
      expect(await gateway.capture(id, AMOUNT, nextKey())).toMatchObject({ state: 'captured', held: AMOUNT });
      const { about = '' } = gateway.readWebhook(sides.webhook(id, new Date()), new Date()) ?? {};
      expect(about).not.toBe('');
    },
  );

  test.each(oneTap)('a saved card that the bank declines pays nothing, also when it is tried again', async () => {
    const { id, order } = await openedWith(await saved('declined'));
    for (const _ of [1, 2]) expect(await pay(id, order)).toMatchObject({ state: 'declined', held: 0 });
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'declined' });
  });

  test.each(oneTap)('the bank may ask the customer on a page of its own; until then it can be closed', async () => {
    const card = await saved('challenge');
    const { id, order } = await openedWith(card);
    const asked = await pay(id, order);
    expect(asked).toMatchObject({ state: 'open', url: expect.stringMatching(/^http/) });
    expect(await pay(id, order)).toEqual(asked);
    await sides.confirmAtBank(id);
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'authorized' });
    const other = await openedWith(card);
    await pay(other.id, other.order);
    expect(await gateway.closeCheckout(other.id)).toMatchObject({ state: 'closed' });
    await sides.confirmAtBank(other.id);
    expect(await gateway.readCheckout(other.id)).toMatchObject({ state: 'closed', held: 0 });
  });

  test.each(oneTap)('a card that was forgotten pays nothing, and is forgotten again', async () => {
    const card = await saved();
    const { forgetCard } = gateway;
    for (const _ of [1, 2]) await forgetCard?.(card.token);
    const checkout = await gateway.openCheckout({ ...orderOf(nextKey()), card_token: card.token });
    if ('refused' in checkout) return;
    const order = { attempt_id: 'any', card_token: card.token, return_url };
    expect(await pay(checkout.id, order)).toMatchObject({ refused: 'other' });
    expect(await gateway.readCheckout(checkout.id)).toMatchObject({ state: 'open', held: 0 });
  });
});
