import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { disputing } from '../disputes/sides.ts';
import { extrasOf } from '../extras/sides.ts';
import { passTo } from '../killing/money.ts';
import { bookingOf, CARDS, hoursFrom, type Market, payAt } from '../market.ts';
import { packagesOf } from '../packages/packages.ts';
import { persist } from '../persist.ts';
import type { ReachableProduct } from '../product.ts';

/** A booking of a market: its request, and what follows once it is accepted. `start`: in how many hours it begins. */
interface Life {
  begin(product: ReachableProduct, market: Market, start: number): Promise<string>;
  goOn?(product: ReachableProduct, market: Market, id: string): Promise<unknown>;
}

/** In turn: with its price as it was, cancelled, with extra work, split by a decision; and packages, one stopped. */
const LIVES: readonly Life[] = [
  { begin: confirm },
  { begin: confirm, goOn: cancel },
  { begin: confirm, goOn: addExtra },
  { begin: requestPackage, goOn: awaitPackage },
  { begin: confirm, goOn: split },
  { begin: requestPackage, goOn: stopPackage },
];
/** Between two of them, so that one does not take the time of another: those of packages are weekly. */
const HOURS_APART = 4;
/** After so many of a market no weekly time is left for another package. */
const WEEKLY_TIMES = (7 * 24) / HOURS_APART;
/** What waits for jobs waits until the outages are over: each of them may hit the same job again. */
const LONG_MS = 900_000;

/** Customers of each market who book one after the other, the next market with another kind. */
export function startLoad(product: ReachableProduct, markets: readonly Market[]) {
  const ending = new AbortController();
  const going: Promise<unknown>[] = [];
  const serve = async (market: Market, index: number): Promise<number> => {
    let count = 0;
    for (; !ending.signal.aborted; count += 1) {
      const life = lifeOf(count, index);
      const isPackage = life.begin === requestPackage;
      const start = 48 + count * HOURS_APART + (isPackage ? HOURS_APART / 2 : 0);
      const id = await life.begin(product, market, start);
      const rest = life.goOn?.(product, market, id);
      rest?.catch(() => undefined);
      going.push(Promise.resolve(rest));
    }
    return count;
  };
  const served = Promise.all(markets.map(serve));
  served.catch(() => undefined);
  return {
    /** Ends when all that was booked has come to its end. */
    async stop(): Promise<number> {
      ending.abort();
      const count = (await served).reduce((sum, each) => sum + each, 0);
      await Promise.all(going);
      return count;
    },
  };
}

function lifeOf(count: number, index: number): Life {
  const life = LIVES[(count + index * 3) % LIVES.length];
  return life === undefined || (life.begin === requestPackage && count >= WEEKLY_TIMES) ? { begin: confirm } : life;
}

const isDone = ({ status }: { status: number }) => status === 200;

async function pay(market: Market, id: string): Promise<void> {
  const page = await persist(
    () => market.openCheckout(id),
    () => true,
  );
  await payAt(page, CARDS.good);
}

const stepUntil = (market: Market, who: 'customer' | 'provider', id: string, verb: string, wanted: string) =>
  persist(
    () => market.step(who, id, verb).catch(() => market.read(who, id)),
    ({ status }) => status === wanted,
    LONG_MS,
  );

async function confirm(_product: ReachableProduct, market: Market, start: number): Promise<string> {
  const key = newId();
  const wish = { starts_at: hoursFrom(new Date(), start) };
  const { id } = bookingOf(
    await persist(
      () => market.tryToBook(wish, key),
      ({ status }) => status === 201,
    ),
  );
  await pay(market, id);
  await stepUntil(market, 'provider', id, 'accept', 'confirmed');
  return id;
}

async function cancel(_product: ReachableProduct, market: Market, id: string): Promise<void> {
  await stepUntil(market, 'customer', id, 'cancel', 'cancelled');
}

/** The money of a job is there, and work goes on, or has ended. */
async function passOn(product: ReachableProduct, market: Market, id: string, to: 'in_progress' | 'completed') {
  await persist(
    () => market.read('customer', id),
    ({ payment_status }) => payment_status === 'captured',
    LONG_MS,
  );
  await persist(
    () => passTo(product, id, to),
    () => true,
  );
}

const Page = z.object({ checkout_url: z.url() });

async function addExtra(product: ReachableProduct, market: Market, id: string): Promise<void> {
  await passOn(product, market, id, 'in_progress');
  const { propose, approve, newest } = extrasOf(market, id);
  await persist(
    () => propose(),
    async (answer) => isDone(answer) || (await market.read('customer', id)).extras.length > 0,
  );
  const { body } = await persist(() => approve(), isDone);
  await payAt(Page.parse(body).checkout_url, CARDS.good);
  await persist(newest, ({ outcome }) => outcome === 'added', LONG_MS);
}

async function split(product: ReachableProduct, market: Market, id: string): Promise<void> {
  await passOn(product, market, id, 'completed');
  const { open, answer, decide } = disputing(product, market, id);
  const dispute = async () => (await market.read('admin', id)).dispute;
  await persist(open, async (said) => isDone(said) || (await dispute()) !== null);
  await persist(answer, async (said) => isDone(said) || ((await dispute())?.answer ?? null) !== null);
  await persist(
    () => decide('300.00'),
    async (said) => isDone(said) || (await dispute())?.outcome === 'decided',
  );
}

async function requestPackage(product: ReachableProduct, market: Market, start: number): Promise<string> {
  const { wish, create } = packagesOf(product, market);
  const key = newId();
  const input = await persist(
    () => wish('monthly', hoursFrom(new Date(), start)),
    () => true,
  );
  const { id } = bookingOf(
    await persist(
      () => create(input, key),
      ({ status }) => status === 201,
    ),
  );
  await pay(market, id);
  await stepUntil(market, 'provider', id, 'accept', 'confirmed');
  return id;
}

async function awaitPackage(product: ReachableProduct, market: Market, id: string): Promise<void> {
  const { read } = packagesOf(product, market);
  await persist(
    () => read('customer', id),
    ({ began_at }) => began_at !== null,
    LONG_MS,
  );
}

async function stopPackage(product: ReachableProduct, market: Market, id: string): Promise<void> {
  await awaitPackage(product, market, id);
  const { stop, read } = packagesOf(product, market);
  await persist(
    async () => {
      const { stop: terms, stopped_at } = await read('customer', id);
      if (stopped_at === null) await stop(id, terms?.refund ?? '');
      return stopped_at;
    },
    (stopped_at) => stopped_at !== null,
  );
}
