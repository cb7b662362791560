import type { RunningSite } from '@hirfa/server/testing/site';
import { hoursFrom } from '@hirfa/server/testing/market';
import type { WebSocket } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { breakableLine } from '../breakable-line.ts';
import { expect, test } from '../test.ts';

/** The most sockets that one session may have. */
const MAX_SOCKETS = 20;

test.use({ ownSite: true });

/** Deletes the events of a person, the last of which no page has seen. */
async function deleteEvents({ owner }: RunningSite, userId: string): Promise<void> {
  await expect.poll(() => owner.execute(sql`select from stream_outbox`)).toEqual([]);
  const stream = `user:${userId}`;
  await owner.execute(sql`update stream_positions set last_seq = last_seq + 1 where stream = ${stream}`);
  await owner.execute(sql`delete from stream_events where stream = ${stream}`);
}

test('a page whose live connection newer pages displaced connects again after a while, not at once', async ({
  openAs,
  openVisitor,
  market,
}) => {
  const page = await openAs(market.customer, { path: '/auth' });
  const lines: WebSocket[] = [];
  const hellos: string[] = [];
  page.on('websocket', (line) => {
    lines.push(line);
    line.on('framesent', ({ payload }) => void (String(payload).startsWith('40') && hellos.push(String(payload))));
  });
  await page.goto('/dashboard');
  await expect.poll(() => hellos).toHaveLength(1);

  const others = await openVisitor();
  await others.goto('/');
  const join = (count: number) =>
    others.evaluate(
      ([count, hello]) =>
        Promise.all(
          Array.from({ length: count }, async () => {
            const line = new WebSocket('/socket.io/?EIO=4&transport=websocket');
            await new Promise((ended) => {
              line.addEventListener('open', () => line.send(hello));
              line.addEventListener('message', ({ data }) => String(data).includes('positions') && ended(null));
              line.addEventListener('close', ended);
            });
          }),
        ),
      [count, hellos[0] ?? ''] as const,
    );
  await join(MAX_SOCKETS - 1);
  expect(lines[0]?.isClosed()).toBe(false);
  // A busy server may have closed some of them before they had joined.
  await expect
    .poll(async () => {
      await join(1);
      return lines[0]?.isClosed();
    })
    .toBe(true);
  await page.clock.runFor(20_000);
  expect(lines).toHaveLength(1);
  await page.clock.runFor(60_000);
  await expect.poll(() => hellos).toHaveLength(2);
});

test('after a break whose events are deleted, a list of bookings is fetched again only where a booking changed', async ({
  openAs,
  market,
  site,
}) => {
  const page = await openAs(market.customer, { path: '/auth' });
  const line = await breakableLine(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v1/bookings')) asked.push(pathname + decodeURIComponent(search));
  });
  await page.goto('/bookings');
  const booking = page.getByRole('main').getByRole('listitem').filter({ hasText: market.offer.title_en });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await line.isOpen();

  const { id } = await line.whileBroken(async () => {
    asked.length = 0;
    const made = await market.request();
    await deleteEvents(site, market.customer.id);
    return made;
  });
  await expect(booking).toContainText('Waiting for');
  expect(asked).toContain('/api/v1/bookings/statuses');

  await line.whileBroken(async () => {
    asked.length = 0;
    await market.step('provider', id, 'accept');
    await site.work();
    await deleteEvents(site, market.customer.id);
  });
  await expect(booking).toContainText('Confirmed');
  expect(asked).toContain(`/api/v1/bookings/statuses?ids[0]=${id}`);

  await line.whileBroken(async () => {
    asked.length = 0;
    await deleteEvents(site, market.customer.id);
  });
  const calls = [`/api/v1/bookings/statuses`, `/api/v1/bookings/statuses?ids[0]=${id}`];
  await expect.poll(() => asked.toSorted()).toEqual(calls);
  await booking.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((call) => call.includes('list='))).toEqual([]);
});

test('without a connection, a provider’s page asks for new requests only, and shows one that comes', async ({
  openAs,
  market,
  site,
}) => {
  const { id } = await market.request({ starts_at: hoursFrom(site.clock.now, 48) });
  const page = await openAs(market.provider, { path: '/auth' });
  const line = await breakableLine(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/v1/provider/bookings') asked.push(search);
  });
  await page.goto('/provider/dashboard');
  const accept = page.getByRole('region', { name: 'Requests' }).getByRole('button', { name: 'Accept' });
  await expect(accept).toHaveCount(1);
  await line.isOpen();
  const isWindow = (search: string) => search.includes('list=new&status=awaiting_acceptance&payment_status=authorized');

  await line.whileBroken(async () => {
    asked.length = 0;
    await market.request({ starts_at: hoursFrom(site.clock.now, 72) });
    await page.clock.runFor(15_000);
    await expect(accept).toHaveCount(2);
    expect(asked.some(isWindow)).toBe(true);

    // Nothing new: the lists are not read again.
    asked.length = 0;
    const answered = page.waitForResponse((response) => isWindow(response.url()));
    await page.clock.runFor(15_000);
    await answered;
    expect(asked.filter((search) => !isWindow(search))).toEqual([]);
    await market.step('customer', id, 'withdraw');
    await page.clock.runFor(15_000);
    await expect(page.getByText('1 open request')).toBeAttached();
  });
});
