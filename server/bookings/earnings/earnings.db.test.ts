import { addDays, cairoDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { serviceCards } from '../../providers/index.ts';
import { type Answer, ask, refusalOf } from '../../testing/calls.ts';
import { startJob } from '../../testing/disputes/sides.ts';
import { extrasOf } from '../../testing/extras/sides.ts';
import { CARDS, hoursFrom, openMarket } from '../../testing/market.ts';
import { begunPackage } from '../../testing/packages/packages.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useLedger, weeksOf, linesOf, recordsOf } from './testing/earnings.ts';

const { product, at, ledgerOf } = useLedger();

const START = '2026-11-21T09:00:00.000Z';
beforeEach(() => void (product.clock.now = new Date(START)));

const EARNINGS = '/api/v1/provider/earnings';

test('an accepted job counts before its capture, and a cancelled one no more before the refund is done', async () => {
  const market = await openMarket(product);
  const { id } = await market.request({ starts_at: hoursFrom(product.clock.now, 80) });
  const [week] = (await weeksOf(market, `?from=2026-11-22&weeks=1`)).map(({ pending, jobs }) => ({ pending, jobs }));
  expect(week).toEqual({ pending: '0.00', jobs: 0 });
  await market.step('provider', id, 'accept');
  expect(await weeksOf(market, `?from=2026-11-28&weeks=1`)).toEqual([
    { week: '2026-11-22', pending: '337.50', settled: '0.00', jobs: 1 },
  ]);
  await product.work();
  await market.step('customer', id, 'cancel');
  expect((await ledgerOf(market)).length).toBe(1);
  expect(await linesOf(market, '2026-11-22')).toEqual([]);
  const refused = await market.book({ starts_at: hoursFrom(product.clock.now, 85) });
  await market.pay(refused.id, CARDS.noCapture);
  await market.step('provider', refused.id, 'accept');
  await product.work();
  expect(await linesOf(market, '2026-11-22')).toEqual([]);
});

test('a job belongs to the Cairo week of its start, also in the weeks of the summer-time changes', async () => {
  for (const [opened, before, after] of [
    // The last half hour of Saturday and the first of Sunday; summer time ends and begins in these weeks.
    ['2026-10-23T09:00:00Z', '2026-10-31T21:30:00.000Z', '2026-10-31T22:00:00.000Z'],
    ['2027-04-23T09:00:00Z', '2027-05-01T20:30:00.000Z', '2027-05-01T21:00:00.000Z'],
  ] as const) {
    at(opened);
    const market = await openMarket(product, { duration_minutes: 30 });
    await product.owner.execute(
      sql`update provider_profiles set travel_buffer_minutes = 0 where id = ${market.provider.id}`,
    );
    for (const starts_at of [before, after]) await market.confirmed({ starts_at });
    const sunday = cairoDay(new Date(after));
    const weeks = await weeksOf(market, `?from=${addDays(sunday, -1)}&weeks=2`);
    expect(weeks.map(({ week, jobs }) => [week, jobs])).toEqual([
      [addDays(sunday, -7), 1],
      [sunday, 1],
    ]);
    for (const [week, start] of [
      [addDays(sunday, -7), before],
      [sunday, after],
    ] as const)
      expect((await linesOf(market, week)).map(({ starts_at }) => starts_at)).toEqual([start]);
    expect((await recordsOf(market, sunday, sunday)).map(([week, day, time]) => [week, day, time])).toEqual([
      [sunday, sunday, '00:00'],
    ]);
  }
});

test('a visit is no job: the lines and the file say what is paid, before and after its quote', async () => {
  const market = await openMarket(product, { base_price: '100.00', is_visit: true });
  const booking = await market.confirmed({ starts_at: '2026-11-24T08:00:00.000Z' });
  const { propose, pay } = extrasOf(market, booking.id);
  const said = async (language: 'en' | 'ar') => {
    const { body } = await market.ask('provider', 'GET', `${EARNINGS}/lines?week=2026-11-22`);
    const file = `${EARNINGS}.csv?from=2026-11-22&to=2026-11-28&language=${language}`;
    const [, line = ''] = String((await market.ask('provider', 'GET', file)).body).split('\r\n');
    return [Object(body).items[0].work, line.split(language === 'ar' ? ';' : ',')[4]];
  };
  expect([await said('en'), await said('ar')]).toEqual([
    ['visit', 'Visit'],
    ['visit', 'معاينة'],
  ]);
  await startJob(product, market, booking);
  await propose('300.00', '0.00');
  await pay();
  await product.work();
  expect([await said('en'), await said('ar')]).toEqual([
    ['quote', 'Job as quoted'],
    ['quote', 'عمل حسب عرض السعر'],
  ]);
});

test('a date of a package is a share of it, in the lines and in the file', async () => {
  const { market, bookings } = await begunPackage(product);
  const week = cairoDay(new Date(bookings[1]?.starts_at ?? ''));
  const { body } = await market.ask('provider', 'GET', `${EARNINGS}/lines?week=${week}`);
  expect(Object(body).items).toMatchObject([
    { package: { kind: 'monthly', number: 2 }, earnings: { subtotal: '250.00' } },
  ]);
  const file = `${EARNINGS}.csv?from=${week}&to=${week}&language=en`;
  const [, line = ''] = String((await market.ask('provider', 'GET', file)).body).split('\r\n');
  expect(line.split(',')[4]).toBe('Share of a package 2/4');
});

test('the file is private, in both languages, and runs no formula', async () => {
  const market = await openMarket(product);
  await product.owner.update(serviceCards).set({ title_en: '=1+1,"x"', title_ar: '@فخار؛ طين;' });
  await market.confirmed({ starts_at: '2026-11-24T08:00:00.000Z' });
  const response = await fetch(`${product.address}${EARNINGS}.csv?from=2026-11-22&to=2026-11-28`, {
    headers: await market.as.provider(),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('hirfa-earnings-2026-11-22-2026-11-28.csv');
  const [head = '', line = '', end] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head).toContain('Week from,Day,Time,Job');
  expect(line).toMatch(
    /^2026-11-22,2026-11-24,10:00,"'=1\+1,""x""",Job,Pending,450\.00,112\.50,0\.00,0\.00,337\.50,[0-9a-f-]{36}$/,
  );
  expect(end).toBe('');
  const { body } = await market.ask('provider', 'GET', `${EARNINGS}.csv?from=2026-11-22&to=2026-11-28&language=ar`);
  expect(String(body)).toContain(
    `2026-11-22;2026-11-24;10:00;"'@فخار؛ طين;";عمل;في انتظار الإتمام;450.00;112.50;0.00;0.00;337.50;`,
  );
});

test('only a verified provider reads earnings, their own; a suspended one, too', async () => {
  const [market, other] = [await openMarket(product), await openMarket(product)];
  await market.confirmed({ starts_at: '2026-11-24T08:00:00.000Z' });
  const calls = [EARNINGS, `${EARNINGS}/lines?week=2026-11-22`, `${EARNINGS}.csv?from=2026-11-22&to=2026-11-28`];
  const applicant = await market.world.provider(await market.world.category(), { verification_status: 'pending' });
  const headers = await (await signedIn(product, applicant.user_id))();
  for (const call of calls) {
    expect(refusalOf(await ask(product, 'GET', call))).toBe('authentication_required');
    expect(refusalOf(await ask(product, 'GET', call, { headers }))).toBe('provider_required');
    for (const who of ['customer', 'admin'] as const)
      expect(refusalOf(await market.ask(who, 'GET', call))).toBe('provider_required');
    expect(JSON.stringify((await other.ask('provider', 'GET', call)).body)).not.toContain('337.50');
  }
  await product.owner.execute(sql`update provider_profiles set is_active = false where id = ${market.provider.id}`);
  for (const call of calls) {
    const { status, body }: Answer = await market.ask(
      'provider',
      'GET',
      `${call}${call === EARNINGS ? '?from=2026-11-22' : ''}`,
    );
    expect([status, JSON.stringify(body).includes('337.50')]).toEqual([200, true]);
  }
  const wrong = [
    '?weeks=54',
    '?from=2026-02-30',
    '/lines',
    '.csv?from=2026-11-22&to=2026-11-21',
    '.csv?from=2024-01-01&to=2026-11-21',
  ];
  for (const query of wrong)
    expect(refusalOf(await market.ask('provider', 'GET', `${EARNINGS}${query}`)), query).toBe('invalid_input');
});
