import { Wait } from '@hirfa/contract/bookings';
import { Notification } from '@hirfa/contract/notifications';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import * as z from 'zod';
import { type Answer, ask } from '../../../testing/calls.ts';
import { bookingOf, CARDS, openMarket, payAt } from '../../../testing/market.ts';
import { newId } from '../../../platform/ids.ts';
import type { TestProduct } from '../../../testing/product.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { NO_HOURS } from '../../../testing/world.ts';

export const WAITS = '/api/v1/me/waits';
const MINUTE_MS = 60_000;

/** A provider who works from 10:00 to 11:00 in Cairo on one day, three days ahead, which the customer has booked. */
export async function openFullDay(product: TestProduct) {
  const market = await openMarket(product);
  const day = addDays(cairoDay(product.clock.now), 3);
  let version = 0;
  /** Each of one hour, in full hours of the day. */
  async function setHours(hours: readonly number[]): Promise<void> {
    const answer = await market.ask('provider', 'PUT', '/api/v1/provider/availability', {
      ...NO_HOURS,
      travel_buffer_minutes: 0,
      slot_step_minutes: 60,
      version,
      exceptions: hours.map((hour) => ({ day, kind: 'hours', from_minute: hour * 60, to_minute: hour * 60 + 60 })),
    });
    if (answer.status !== 200) throw new Error(`the hours are refused: ${JSON.stringify(answer.body)}`);
    version += 1;
  }
  await setHours([10]);
  const startAt = (hour: number) => new Date(startOfDay(day).getTime() + hour * 60 * MINUTE_MS).toISOString();
  const booking = await market.confirmed({ starts_at: startAt(10) });
  return {
    market,
    day,
    startAt,
    booking,
    setHours,
    /** Somebody who waits: by default for any time of the day. */
    join: async (wish: object = {}, name?: string) => {
      const person = await openWaiter(product, market, name);
      await person.wait({ day, ...wish });
      return person;
    },
    async pass(minutes: number) {
      product.clock.now = new Date(product.clock.now.getTime() + minutes * MINUTE_MS);
      await product.work();
    },
  };
}

type Market = Awaited<ReturnType<typeof openMarket>>;

/** Another customer, with what they do and what they are told. */
export async function openWaiter(product: TestProduct, market: Market, name?: string) {
  const { id } = await market.world.user(name);
  const header = await signedIn(product, id);
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    ask(product, method, path, {
      headers: { ...(await header()), ...(method === 'POST' && { 'idempotency-key': newId() }) },
      ...(body !== undefined && { body }),
    });
  const tryToWait = (wish: object) =>
    send('PUT', WAITS, { service_card_id: market.offer.id, mode: 'in_person', part: 'any', ...wish });
  // Nobody begins to wait at the same instant as another.
  const passSecond = () => {
    product.clock.now = new Date(product.clock.now.getTime() + 1000);
  };
  return {
    id,
    header,
    send,
    tryToWait,
    async wait(wish: object): Promise<string> {
      passSecond();
      const answer = await tryToWait(wish);
      passSecond();
      if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
      await product.work();
      return z.object({ id: z.uuid() }).parse(answer.body).id;
    },
    list: async () => z.object({ items: z.array(Wait) }).parse((await send('GET', WAITS)).body).items,
    stop: (entry: string) => send('DELETE', `${WAITS}/${entry}`),
    book: async (starts_at: string) => bookingOf(await market.tryToBook({ starts_at }, newId(), header)),
    async pay(bookingId: string) {
      const { body } = await send('POST', `/api/v1/bookings/${bookingId}/checkout`, { language: 'en' });
      await payAt(z.object({ checkout_url: z.url() }).parse(body).checkout_url, CARDS.good);
      await product.work();
    },
    /** What they were told of free times, the latest first. */
    async told() {
      const { items } = z
        .object({ items: z.array(Notification) })
        .parse((await send('GET', '/api/v1/notifications')).body);
      return items.filter(({ type }) => type === 'waitlist_free');
    },
  };
}
