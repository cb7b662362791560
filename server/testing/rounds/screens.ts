import { setTimeout } from 'node:timers/promises';
import { StreamEvent } from '@hirfa/contract/realtime';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { vi } from 'vitest';
import type { Market } from '../market.ts';
import type { TestProduct } from '../product.ts';

/** Does something with bookings while the screens of both people are open. */
export type Watch = <Answer>(market: Market, ids: readonly string[], act: () => Promise<Answer>) => Promise<Answer>;

/** No screen is open. */
export const unwatched: Watch = (_market, _ids, act) => act();

const PEOPLE = ['customer', 'provider'] as const;
/** Nobody may ask more often than people do. */
const PAUSE_MS = 300;

/**
 * The screens of the customer and the provider, each with a socket: it reads a booking again when it hears of a change,
 * as the pages do. `times` gets how many milliseconds after the answers both show each booking as it is.
 */
export function watchScreens(product: TestProduct, times: number[]): Watch {
  return async (market, ids, act) => {
    const screens = await Promise.all(PEOPLE.map((who) => openScreen(product, market, who, ids)));
    try {
      const answer = await act();
      const answeredAt = performance.now();
      for (const id of ids) {
        await vi.waitFor(
          async () => {
            const [now, ...shown] = [await stateOf(product, id), ...screens.map(({ shows }) => shows.get(id))];
            if (shown.some((each) => each !== now)) throw new Error(`${now}, and shown is ${shown.join(' and ')}`);
          },
          { timeout: 30_000, interval: 5 },
        );
        times.push(performance.now() - answeredAt);
      }
      return answer;
    } finally {
      for (const { close } of screens) close();
      await setTimeout(PAUSE_MS);
    }
  };
}

async function openScreen(product: TestProduct, market: Market, who: (typeof PEOPLE)[number], ids: readonly string[]) {
  const shows = new Map<string, string>();
  const versions = new Map<string, number>();
  const { authorization } = await market.as[who]();
  const socket = io(product.address, {
    transports: ['websocket'],
    reconnection: false,
    auth: { token: authorization.replace('Bearer ', ''), positions: {}, loaded_ms_ago: 0 },
  });
  const show = async (id: string) => {
    const { version, status, payment_status, starts_at } = await market.read(who, id);
    // An answer that was overtaken by a later one shows nothing any more.
    if (version < (versions.get(id) ?? 0)) return;
    versions.set(id, version);
    shows.set(id, describe({ status, payment_status, starts_at }));
  };
  // As the pages do: what is heard of while a booking is read is read once more, however much it is.
  const due = new Set<string>();
  let isReading = false;
  const readDue = async () => {
    if (isReading) return;
    isReading = true;
    for (const id of due) {
      due.delete(id);
      await show(id);
    }
    isReading = false;
  };
  socket.on('event', (event) => {
    const { type, entity_id } = StreamEvent.parse(event);
    if (type !== 'booking_changed' || !ids.includes(entity_id)) return;
    due.add(entity_id);
    void readDue();
  });
  await new Promise((resolve, reject) => {
    socket.once('positions', resolve);
    socket.once('connect_error', reject);
  });
  await Promise.all(ids.map(show));
  return { shows, close: () => socket.close() };
}

type Shown = Record<'status' | 'payment_status' | 'starts_at', string>;

const describe = ({ status, payment_status, starts_at }: Shown) => `${status} ${payment_status} ${starts_at}`;

async function stateOf({ owner }: TestProduct, id: string): Promise<string> {
  const [row] = await owner.execute<Pick<Shown, 'status' | 'payment_status'> & { starts_at: Date }>(
    sql`select status, payment_status, starts_at from bookings where id = ${id}`,
  );
  if (row === undefined) throw new Error(`no booking ${id}`);
  return describe({ ...row, starts_at: new Date(row.starts_at).toISOString() });
}
