import { SlotDay } from '@hirfa/contract/bookings';
import { Availability } from '@hirfa/contract/providers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod';
import { openMarket } from '../market.ts';
import { type TestProduct, useProduct } from '../product.ts';
import { PUBLIC_ADDRESS, startFakeCalendars } from './fake-calendars.ts';

const PATH = '/api/v1/provider/imported-calendar';
const SlotDays = z.object({ items: z.array(SlotDay) });
export const MINUTE_MS = 60_000;
export const BUSY = '2026-11-23T10:00:00.000Z';
let files = 0;

export const calendar = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
export const event = (start: string, more = 'DURATION:PT1H') =>
  ['BEGIN:VEVENT', `UID:${start}`, `DTSTART:${start}`, more, 'SUMMARY:Dentist of Mona', 'END:VEVENT'].join('\r\n');

/** The product of a test file about imported calendars, whose network has only the fake server of calendars. */
export function useImportedCalendars() {
  const product = useProduct();
  let fake: Awaited<ReturnType<typeof startFakeCalendars>>;
  beforeAll(async () => {
    fake = await startFakeCalendars();
    fake.name('calendar.example', PUBLIC_ADDRESS);
    product.services.network = fake.network;
  });
  afterAll(() => fake.close());
  return {
    product,
    /** The fake server of calendars, from the start of the tests on. */
    get fake() {
      return fake;
    },
    openProvider: () => openProvider(product),
    /** A file that the fake server serves, whose content and answer tests change. */
    serveFile(text: string) {
      const path = `/${(files += 1)}.ics`;
      const file = { address: `https://calendar.example${path}`, text, status: 200, etag: '"1"', reads: 0 };
      fake.serve(path, ({ headers }, response) => {
        file.reads += 1;
        if (headers['if-none-match'] === file.etag) response.writeHead(304).end();
        else response.writeHead(file.status, { etag: file.etag }).end(file.text);
      });
      return file;
    },
    pass(minutes: number) {
      product.clock.now = new Date(product.clock.now.getTime() + minutes * MINUTE_MS);
    },
  };
}

async function openProvider(product: TestProduct) {
  const market = await openMarket(product);
  const imported = async () => {
    const { body } = await market.ask('provider', 'GET', '/api/v1/provider/availability');
    return Availability.parse(body).import;
  };
  return {
    ...market,
    imported,
    change: (address: string) => market.ask('provider', 'PUT', PATH, { address }),
    remove: () => market.ask('provider', 'DELETE', PATH, {}),
    busy: async () => {
      const rows = await product.owner.execute(sql`select starts_at from provider_busy_times
        where provider_id = ${market.provider.id} order by starts_at`);
      return z
        .array(z.object({ starts_at: z.coerce.date() }))
        .parse(rows)
        .map(({ starts_at }) => starts_at.toISOString());
    },
    async starts() {
      const { body } = await market.ask(
        'customer',
        'GET',
        `/api/v1/service-cards/${market.offer.id}/slots?mode=in_person&days=3`,
      );
      return SlotDays.parse(body).items.flatMap(({ slots }) => slots.map(({ starts_at }) => starts_at));
    },
  };
}
