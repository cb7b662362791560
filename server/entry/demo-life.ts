import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, cairoDay, type Day } from '@hirfa/domain/market';
import { users } from '../accounts/index.ts';
import { inProcessApi, type InProcessApi } from '../kernel/http.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import { asPerson } from '../kernel/transactions.ts';
import { createWorkCtx } from '../kernel/work.ts';
import { providerProfiles } from '../providers/index.ts';
import { DEMO_SIGN_INS } from './demo-sign-ins.ts';
import type { Product } from './product.ts';
import { createRouter, rooms } from './rooms.ts';

/** Fits the sandbox gateway's page. */
const CARD = { number: '4242424242424242', expiry: '12/39', code: '123' };
const PAGE_TIMEOUT_MS = 10_000;
/** A payment that no webhook reports is found by asking after 20 seconds. */
const LOOK_EVERY_MS = 500;
const LOOKS = 80;
const SLOT_DAYS = 14;

const [NOUR, SALMA] = DEMO_SIGN_INS;

/** What is played: who books whom of these providers, how many days ahead at least, and whether it is accepted. */
const SCENES: readonly {
  customer: string;
  provider: 'salma' | 'second' | 'third';
  ahead: number;
  isAccepted: boolean;
  notes: string;
}[] = [
  { customer: NOUR, provider: 'salma', ahead: 1, isAccepted: true, notes: 'My sister may come along to watch.' },
  { customer: NOUR, provider: 'salma', ahead: 2, isAccepted: false, notes: 'I have never touched clay before.' },
  {
    customer: 'customer-012@hirfa.test',
    provider: 'salma',
    ahead: 3,
    isAccepted: false,
    notes: 'هل يمكن إحضار طفلتي؟ عمرها تسع سنوات.',
  },
  { customer: NOUR, provider: 'second', ahead: 3, isAccepted: true, notes: '' },
  {
    customer: 'customer-007@hirfa.test',
    provider: 'third',
    ahead: 2,
    isAccepted: false,
    notes: 'The entrance is beside the pharmacy.',
  },
];

interface Stage {
  product: Product;
  server: Server;
  log: Log;
}

/**
 * Plays the demo's live bookings with the product's own calls and the gateway's page, where this process has seeded the
 * database: the gateway has to know their payments. It goes on in the background and ends when the server does.
 */
export function playDemoLife({ product, server, log }: Stage): void {
  const own = log.child({});
  // What a stop cuts short is no failure.
  server.once('close', () => {
    own.level = 'silent';
  });
  play({ product, server, log: own }).catch((error: unknown) => {
    if (server.listening) own.warn({ error }, 'not all live bookings of the demo could be played');
  });
}

async function play(stage: Stage): Promise<void> {
  if (!stage.product.isSeeded) return;
  const userIds = await findUsers(stage.product);
  const cast = await findProviders(stage.product, idOf(userIds, SALMA));
  const as = callsAs(stage);
  for (const { customer, provider, ahead, isAccepted, notes } of SCENES) {
    const calls = as(idOf(userIds, customer));
    const today = cairoDay(stage.product.services.scope().now);
    const id = await book(calls, cast[provider].id, addDays(today, ahead), notes);
    await pay(calls, id, stage.server);
    if (isAccepted) await as(cast[provider].user_id).bookings.acceptBooking({ id });
    if (!stage.server.listening) return;
  }
}

async function findUsers({ pools }: Product): Promise<ReadonlyMap<string | null, string>> {
  const rows = await pools.auth.select({ id: users.id, email: users.email }).from(users);
  return new Map(rows.map(({ id, email }) => [email, id]));
}

function idOf(ids: ReadonlyMap<string | null, string>, email: string): string {
  const id = ids.get(email);
  if (id === undefined) throw new Error('somebody of the demo is not there');
  return id;
}

/** Salma, and the two others who have done most in people's homes. */
async function findProviders({ pools }: Product, salmaId: string) {
  const { id, user_id, total_jobs, verification_status, is_active, supports_in_person } = providerProfiles;
  const rows = await pools.worker
    .select({ id, user_id, total_jobs, verification_status, is_active, supports_in_person })
    .from(providerProfiles);
  const [second, third] = rows
    .filter(
      (row) =>
        row.verification_status === 'verified' && row.is_active && row.supports_in_person && row.user_id !== salmaId,
    )
    .toSorted((a, b) => b.total_jobs - a.total_jobs);
  const salma = rows.find((row) => row.user_id === salmaId);
  if (salma === undefined || second === undefined || third === undefined)
    throw new Error('the demo has too few providers');
  return { salma, second, third };
}

/** Every call of the product, as one of its people. */
function callsAs({ product, log }: Stage): (userId: string) => InProcessApi {
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

/** Books the provider's first offer on the first day with a free slot, from this day on. */
async function book(
  { discovery, bookings }: InProcessApi,
  providerId: string,
  from: Day,
  notes: string,
): Promise<string> {
  const { cards, areas } = await discovery.getProvider({ id: providerId });
  const [card, area] = [cards[0], areas[0]];
  if (card === undefined || area === undefined) throw new Error('a provider of the demo has no offer');
  const { items } = await bookings.listSlots({ id: card.id, mode: 'in_person', from, days: SLOT_DAYS });
  const day = items.find(({ slots }) => slots.length > 0)?.slots ?? [];
  const slot = day[Math.floor(day.length / 2)];
  if (slot === undefined) throw new Error('a provider of the demo has no time');
  const { id } = await bookings.createBooking({
    service_card_id: card.id,
    mode: 'in_person',
    area_id: area.id,
    address: `12 Hassan Sabry Street, third floor, ${area.name_en}`,
    starts_at: slot.starts_at,
    notes,
  });
  return id;
}

/** Fills in the gateway's page, and waits until the product has heard of it. */
async function pay({ bookings }: InProcessApi, id: string, server: Server): Promise<void> {
  const { checkout_url } = await bookings.openCheckout({ id, language: 'en' });
  const answer = await fetch(checkout_url, {
    method: 'POST',
    body: new URLSearchParams(CARD),
    redirect: 'manual',
    signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
  });
  if (answer.status !== 303) throw new Error(`the gateway's page answered ${answer.status}`);
  for (let look = 0; look < LOOKS && server.listening; look++) {
    if ((await bookings.getBooking({ id })).payment_status === 'authorized') return;
    await sleep(LOOK_EVERY_MS, undefined, { ref: false });
  }
  throw new Error('a payment of the demo was not heard of');
}
