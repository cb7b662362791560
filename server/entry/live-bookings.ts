import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, cairoDay, type Day } from '@hirfa/domain/market';
import { countsAsProvider } from '@hirfa/domain/providers';
import { users } from '../accounts/index.ts';
import { addressIn } from '../demo/bookings/addresses.ts';
import { ARRIVAL, CHILD, FIRST_LESSON, QUESTION, type Talk } from '../demo/live-talks.ts';
import { inProcessApi, type InProcessApi } from '../kernel/http.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import { outgoingFetch } from '../platform/outgoing.ts';
import { asPerson } from '../kernel/transactions.ts';
import { createWorkCtx } from '../kernel/work.ts';
import { providerProfiles } from '../providers/index.ts';
import { DEMO_SIGN_INS } from './demo-sign-ins.ts';
import type { Product } from './product.ts';
import { createRouter, rooms } from './rooms.ts';

/** A card that the sandbox gateway accepts. */
const CARD = { number: '4242424242424242', expiry: '12/39', code: '123' };
const PAGE_TIMEOUT_MS = 10_000;
const POLL_MS = 500;
/** Longer than 20 seconds, after which the product itself finds a payment whose webhook is lost. */
const MAX_POLLS = 80;
const SLOT_DAYS = 14;

const [NOUR, SALMA] = DEMO_SIGN_INS;

/**
 * The bookings to create: customer, provider, the minimum number of days ahead, and whether it is accepted; the first
 * card and the middle of the day, where `card` and `dayPart` say nothing else.
 */
const LIVE_BOOKINGS: readonly {
  customer: string;
  provider: 'salma' | 'second' | 'third';
  daysAhead: number;
  isAccepted: boolean;
  notes: string;
  talk?: Talk;
  card?: number;
  /** 0 is the first slot of the day, 1 the last. */
  dayPart?: number;
}[] = [
  {
    customer: NOUR,
    provider: 'salma',
    daysAhead: 1,
    isAccepted: true,
    notes: 'My sister may come along to watch.',
    talk: FIRST_LESSON,
  },
  {
    customer: NOUR,
    provider: 'salma',
    daysAhead: 2,
    isAccepted: false,
    notes: 'I have never touched clay before.',
    talk: QUESTION,
  },
  {
    customer: 'customer-012@hirfa.test',
    provider: 'salma',
    daysAhead: 3,
    isAccepted: false,
    notes: 'هل يمكن إحضار طفلتي؟ عمرها تسع سنوات.',
    talk: CHILD,
  },
  { customer: NOUR, provider: 'second', daysAhead: 3, isAccepted: true, notes: '', talk: ARRIVAL },
  {
    customer: 'customer-007@hirfa.test',
    provider: 'third',
    daysAhead: 2,
    isAccepted: false,
    notes: 'The entrance is beside the pharmacy.',
  },
  // The first booking of somebody whom Nour has invited.
  { customer: 'invited-002@hirfa.test', provider: 'third', daysAhead: 4, isAccepted: true, notes: '' },
  // Salma's calendar.
  ...[
    { customer: 'customer-003@hirfa.test', daysAhead: 1, card: 1, dayPart: 0 },
    { customer: 'customer-009@hirfa.test', daysAhead: 2, card: 2, dayPart: 1 },
    { customer: 'customer-015@hirfa.test', daysAhead: 4, card: 1, dayPart: 1 },
    { customer: 'customer-021@hirfa.test', daysAhead: 5, card: 0, dayPart: 0 },
    { customer: 'customer-027@hirfa.test', daysAhead: 8, card: 0, dayPart: 1 },
  ].map((each) => ({ ...each, provider: 'salma' as const, isAccepted: true, notes: '' })),
];

interface Demo {
  product: Product;
  server: Server;
  log: Log;
}

/**
 * Creates the live bookings of the demo by calls of the product and the gateway's page, so that the gateway has their
 * payments. Runs in the background until the server closes.
 */
export function createLiveBookings({ product, server, log }: Demo): void {
  const ownLog = log.child({});
  // Errors after the server has closed are expected.
  server.once('close', () => {
    ownLog.level = 'silent';
  });
  createAll({ product, server, log: ownLog }).catch((error: unknown) => {
    if (server.listening) ownLog.warn({ error }, 'not all live bookings of the demo could be created');
  });
}

async function createAll(demo: Demo): Promise<void> {
  const userIds = await findUsers(demo.product);
  const providers = await findProviders(demo.product, idOf(userIds, SALMA));
  const callsOf = createCallers(demo);
  for (const { customer, provider, daysAhead, isAccepted, talk = [], ...wish } of LIVE_BOOKINGS) {
    const calls = callsOf(idOf(userIds, customer));
    const today = cairoDay(demo.product.services.scope().now);
    const id = await book(calls, providers[provider].id, addDays(today, daysAhead), { ...wish, customer });
    await pay(calls, id, demo.server);
    const theirs = callsOf(providers[provider].user_id);
    if (isAccepted) await theirs.bookings.acceptBooking({ id });
    await write(id, talk, { customer: calls, provider: theirs });
    if (!demo.server.listening) return;
  }
  await beginPackage(demo, callsOf(idOf(userIds, NOUR)), callsOf);
}

/** Nour has lessons each week, of the provider who sells packages. */
async function beginPackage(demo: Demo, customer: InProcessApi, callsOf: (userId: string) => InProcessApi) {
  const { id, user_id, subscription_packages_enabled } = providerProfiles;
  const rows = await demo.product.pools.worker
    .select({ id, user_id, subscription_packages_enabled })
    .from(providerProfiles);
  const teacher = rows.find((row) => row.subscription_packages_enabled);
  if (teacher === undefined) throw new Error('nobody in the demo sells packages');
  const from = addDays(cairoDay(demo.product.services.scope().now), 2);
  const booking = await bookPackage(customer, teacher.id, from);
  await pay(customer, booking, demo.server);
  await callsOf(teacher.user_id).bookings.acceptBooking({ id: booking });
}

async function findUsers({ pools }: Product): Promise<ReadonlyMap<string | null, string>> {
  const rows = await pools.auth.select({ id: users.id, email: users.email }).from(users);
  return new Map(rows.map(({ id, email }) => [email, id]));
}

function idOf(ids: ReadonlyMap<string | null, string>, email: string): string {
  const id = ids.get(email);
  if (id === undefined) throw new Error(`the demo has no user ${email}`);
  return id;
}

/** Salma, and the two other providers with the most jobs who work in person. */
async function findProviders({ pools }: Product, salmaId: string) {
  const { id, user_id, total_jobs, verification_status, is_active, supports_in_person } = providerProfiles;
  const rows = await pools.worker
    .select({ id, user_id, total_jobs, verification_status, is_active, supports_in_person })
    .from(providerProfiles);
  const [second, third] = rows
    .filter((row) => countsAsProvider(row) && row.supports_in_person && row.user_id !== salmaId)
    .toSorted((a, b) => b.total_jobs - a.total_jobs);
  const salma = rows.find((row) => row.user_id === salmaId);
  if (salma === undefined || second === undefined || third === undefined)
    throw new Error('the demo has too few providers');
  return { salma, second, third };
}

/** Returns a function that gives all calls of the product, made as a given user. */
function createCallers({ product, log }: Demo): (userId: string) => InProcessApi {
  const { services, pools } = product;
  const router = createRouter({ ...services, log });
  const { subscribers } = rooms;
  return (user_id) => {
    const actor = { kind: 'person' as const, user_id, session_id: newId(), roles: [] };
    return inProcessApi(router, () => {
      const { now } = services.scope();
      return {
        request_id: newId(),
        headers: new Headers({ 'idempotency-key': newId() }),
        reply: new Headers(),
        log,
        address: '',
        now,
        visitor: () => ({ db: pools.public, now, actor: { kind: 'visitor' } }),
        person: (work) => asPerson(pools.api, actor, { now, subscribers }, work),
        work: () => createWorkCtx({ db: pools.worker, clock: () => services.scope().now, subscribers, log, services }),
      };
    });
  };
}

/** The demo names its people by the beginnings of their e-mails. */
const keyOf = (email: string) => email.split('@')[0] ?? '';

type LiveWish = Pick<(typeof LIVE_BOOKINGS)[number], 'customer' | 'notes' | 'card' | 'dayPart'>;

/** Books an offer of the provider on the first day with a free slot, from this day on. */
async function book(
  { discovery, bookings }: InProcessApi,
  providerId: string,
  from: Day,
  { notes, card: position = 0, dayPart = 0.5, customer }: LiveWish,
): Promise<string> {
  const { cards, areas } = await discovery.getProvider({ id: providerId });
  const [card, area] = [cards[position], areas[0]];
  if (card === undefined || area === undefined) throw new Error('a provider of the demo has no offer');
  const { items } = await bookings.listSlots({ id: card.id, mode: 'in_person', from, days: SLOT_DAYS });
  const day = items.find(({ slots }) => slots.length > 0)?.slots ?? [];
  const slot = day[Math.min(Math.floor(day.length * dayPart), day.length - 1)];
  if (slot === undefined) throw new Error('a provider of the demo has no time');
  // With what the platform pays of it.
  const { price } = await bookings.getOwnPrice({ id: card.id });
  const { id } = await bookings.createBooking({
    service_card_id: card.id,
    customer_total: price.customer_total,
    mode: 'in_person',
    area_id: area.id,
    address: addressIn(area.name_en, keyOf(customer)),
    starts_at: slot.starts_at,
    notes,
  });
  return id;
}

/** Books a monthly package of the provider's first offer that is sold so, from the first time on at which it can be. */
async function bookPackage({ discovery, bookings }: InProcessApi, providerId: string, from: Day): Promise<string> {
  const { cards, areas } = await discovery.getProvider({ id: providerId });
  const [card, area] = [cards.find((each) => each.package?.kind === 'monthly'), areas[0]];
  if (card === undefined || area === undefined) throw new Error('the demo sells no package');
  const { items } = await bookings.listSlots({ id: card.id, mode: 'in_person', from, days: SLOT_DAYS });
  for (const { starts_at } of items.flatMap(({ slots }) => slots)) {
    const asked = { id: card.id, kind: 'monthly', mode: 'in_person', starts_at } as const;
    const { dates, price, is_complete } = await bookings.previewPackage(asked);
    if (!is_complete) continue;
    const { id } = await bookings.createPackage({
      service_card_id: card.id,
      customer_total: price.customer_total,
      kind: 'monthly',
      dates: dates.map((date) => date.starts_at),
      mode: 'in_person',
      area_id: area.id,
      address: addressIn(area.name_en, keyOf(NOUR)),
      notes: '',
    });
    return id;
  }
  throw new Error('the demo has no time for a package');
}

/** Both write into the chat of their booking; each reads it first. */
async function write(id: string, talk: Talk, calls: Record<Talk[number][0], InProcessApi>): Promise<void> {
  for (const [who, text] of talk) {
    const { messages } = calls[who];
    const { last_seq } = await messages.getChat({ id });
    await messages.markChat({ id, read_seq: last_seq });
    await messages.sendMessage({ chat_id: id, id: newId(), kind: 'text', text });
  }
}

/** Pays on the gateway's page, and waits until the product has received the payment. */
async function pay({ bookings }: InProcessApi, id: string, server: Server): Promise<void> {
  const { checkout_url } = await bookings.openCheckout({ id, language: 'en' });
  const answer = await outgoingFetch(checkout_url, {
    method: 'POST',
    body: new URLSearchParams(CARD),
    redirect: 'manual',
    signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
  });
  if (answer.status !== 303) throw new Error(`the gateway's page answered ${answer.status}`);
  for (let polls = 0; polls < MAX_POLLS && server.listening; polls++) {
    if ((await bookings.getBooking({ id })).payment_status === 'authorized') return;
    await sleep(POLL_MS, undefined, { ref: false });
  }
  throw new Error('the product did not receive a payment of the demo');
}
