import type { Booking } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import { rooms } from '../../entry/rooms.ts';
import { asWorker } from '../../kernel/transactions.ts';
import { bookingOf, CARDS, hoursFrom, type Market, openMarket, payAt } from '../../testing/market.ts';
import type { TestProduct } from '../../testing/product.ts';
import { namingCards } from '../../testing/referrals/cards.ts';
import { createGuest, type Guest } from '../../testing/referrals/guest.ts';
import { followChangedBookings } from '../follow-bookings.ts';
import type { Person } from './cast.ts';

const AT_ONCE = 6;
const HOUR_MS = 3_600_000;
const PROVIDERS = 36;
/** A job of each provider begins so many hours after the booking: late enough to accept, too late to cancel free. */
const FIRST_JOB = 10;
const LAST_JOB = 24;
const HOURS_BETWEEN = 2;

/** Runs the work for all items, a few at the same time. */
export async function forEach<Item, Made>(
  items: readonly Item[],
  work: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const rest = [...items.entries()];
  const made: Made[] = [];
  const one = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) made[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return made;
}

/** A booking of a person at one of the providers. */
export interface Booked {
  id: string;
  person: Person;
  market: Market;
  made: Booking;
}

/** Providers and people who book with them. Each step is one that many take before the jobs of the product run. */
export async function openTown(product: TestProduct, people: readonly Person[]) {
  const markets = await forEach(Array.from({ length: PROVIDERS }), () => openMarket(product));
  const [first] = markets;
  if (first === undefined) throw new Error('a town has providers');
  const made = await forEach(people, ({ address }) => createGuest(product, first, 'Mona Adel Farid', address));
  const guests = new Map(people.map((person, index) => [person, made[index]]));
  const guest = (person: Person): Guest => {
    const found = guests.get(person);
    if (found === undefined) throw new Error(`nobody is ${person.number}`);
    return found;
  };
  const cards = new Map<string, string>();
  product.services.gateway = namingCards(product.services.gateway, (id) => cards.get(id));
  const place = placesOf(product, markets);
  return {
    guest,
    ...signUps(product, guest),
    ...bookings({ product, guest, place, cards }),
    ...endings(product, guest),
  };
}

/** The free places of all providers, one after the other. */
function placesOf({ clock }: TestProduct, markets: readonly Market[]) {
  let given = 0;
  let day = clock.now;
  return () => {
    if (clock.now.getTime() - day.getTime() >= FIRST_JOB * HOUR_MS) [given, day] = [0, clock.now];
    const market = markets[given % markets.length];
    const hours = FIRST_JOB + HOURS_BETWEEN * Math.floor(given / markets.length);
    if (market === undefined || hours > LAST_JOB) throw new Error('all providers are booked out');
    given += 1;
    return { market, starts_at: hoursFrom(day, hours) };
  };
}

function signUps(product: TestProduct, guest: (person: Person) => Guest) {
  return {
    async signIn(person: Person): Promise<void> {
      for (const device of person.devices) await guest(person).usesDevice(device);
      if (!person.hasThrowawayMail) return;
      const { id } = guest(person);
      await product.owner.execute(sql`update auth.users set email = ${`${id}@mail.mailinator.com`} where id = ${id}`);
    },
    async creditOf(person: Person): Promise<{ balance: string; owed: string }> {
      const { credit: balance, owed } = await guest(person).referrals();
      return { balance, owed };
    },
  };
}

interface Town {
  product: TestProduct;
  guest: (person: Person) => Guest;
  place: () => { market: Market; starts_at: string };
  cards: Map<string, string>;
}

function bookings({ product, guest, place, cards }: Town) {
  return {
    async book(person: Person): Promise<Booked> {
      const { market, starts_at } = place();
      const { offer, area } = market;
      const answer = await guest(person).tryToBook({ service_card_id: offer.id, area_id: area.id, starts_at });
      const booking = bookingOf(answer);
      cards.set(booking.id, person.card);
      return { id: booking.id, person, market, made: booking };
    },
    /** Everybody pays. */
    async pay(all: readonly Booked[]): Promise<void> {
      await forEach(all, async ({ id, person }) => {
        const { body } = await guest(person).send('POST', `/api/v1/bookings/${id}/checkout`, { language: 'en' });
        await payAt((body as { checkout_url: string }).checkout_url, CARDS.good);
      });
      await product.work();
    },
    /** The providers of these accept, and their payments are captured. */
    async accept(all: readonly Booked[]): Promise<void> {
      await forEach(all, ({ id, market }) => market.step('provider', id, 'accept'));
      await product.work();
    },
    /** All jobs are done, those that begin first at first, and both agree. */
    async settle(all: readonly Booked[]): Promise<void> {
      const begins = new Set(all.map(({ made }) => made.starts_at).toSorted());
      for (const starts_at of begins) {
        const now = all.filter(({ made }) => made.starts_at === starts_at);
        product.clock.now = new Date(starts_at);
        await forEach(now, ({ id, person }) => guest(person).step(id, 'start'));
        for (const { made } of now.slice(0, 1)) product.clock.now = new Date(made.ends_at);
        await forEach(now, async ({ id, person, market }) => {
          await market.step('provider', id, 'finish');
          await guest(person).step(id, 'confirm-completion');
        });
      }
      await product.work();
    },
  };
}

function endings(product: TestProduct, guest: (person: Person) => Guest) {
  return {
    async cancel(all: readonly Booked[]): Promise<void> {
      await forEach(all, ({ id, person }) => guest(person).cancel(id));
      await product.work();
    },
    /** The whole money of a settled booking goes back, by the one call that does it. */
    async refund(all: readonly Booked[]): Promise<void> {
      await forEach(all, async ({ id, person, market }) => {
        await product.owner.execute(sql`update profiles set is_test = true
          where user_id in (${guest(person).id}, ${market.provider.user_id})`);
        const answer = await market.ask('admin', 'POST', '/functions/v1/admin-delete-booking-by-id', {
          booking_id: id,
        });
        if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
      });
      await product.work();
    },
    /** A bank takes the money of a settled booking back. No adapter tells it yet, so the event is written here. */
    async chargeBack(all: readonly Booked[]): Promise<void> {
      for (const { id } of all) {
        await product.owner.execute(sql`update bookings set payment_status = 'charged_back' where id = ${id}`);
        const scope = { now: product.clock.now, subscribers: rooms.subscribers };
        await asWorker(product.pools.worker, 'gateway', scope, (ctx) =>
          followChangedBookings({ ctx, input: [{ booking_id: id, event: 'charge_back' }] }),
        );
      }
    },
  };
}
