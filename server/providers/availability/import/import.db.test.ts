import { Availability } from '@hirfa/contract/providers';
import { ACCOUNT_LIMITS } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { failedJobs } from '../../../platform/jobs.ts';
import { refusalOf } from '../../../testing/calls.ts';
import { BUSY, calendar, event, MINUTE_MS, useImportedCalendars } from '../../../testing/hostile/imported-calendars.ts';

const calendars = useImportedCalendars();
const { openProvider, pass, product, serveFile } = calendars;

test('an imported calendar takes slots, is read again within the hour, and nothing of its texts is stored', async () => {
  const mine = await openProvider();
  const file = serveFile(calendar(event('20261123T100000Z')));
  expect(await mine.starts()).toContain(BUSY);
  const asked = await mine.change(file.address.replace('https', 'webcal'));
  expect(Availability.parse(asked.body).import).toEqual({
    address: file.address,
    last_read_at: null,
    problem: null,
    next_read_at: null,
    unread_events: 0,
    guessed_events: 0,
    busy: [],
  });
  await product.work();
  expect(await mine.starts()).not.toContain(BUSY);
  const read_at = product.clock.now.toISOString();
  const read = await mine.imported();
  const busy = [{ starts_at: BUSY, ends_at: '2026-11-23T11:00:00.000Z' }];
  expect(read).toMatchObject({ address: file.address, last_read_at: read_at, problem: null, busy });
  expect(Date.parse(read?.next_read_at ?? '')).toBeGreaterThan(product.clock.now.getTime() + 14 * MINUTE_MS);
  expect(refusalOf(await mine.tryToBook({ starts_at: BUSY }))).toBe('slot_taken');

  Object.assign(file, { text: calendar(event('20261124T100000Z')), etag: '"2"' });
  pass(14);
  await product.work();
  expect(file.reads).toBe(1);
  pass(46);
  await product.work();
  expect([file.reads, await mine.busy()]).toEqual([2, ['2026-11-24T10:00:00.000Z']]);
  pass(60);
  await product.work();
  expect([file.reads, await mine.busy()]).toEqual([3, ['2026-11-24T10:00:00.000Z']]);
  expect((await mine.imported())?.last_read_at).toBe(product.clock.now.toISOString());
  expect(product.logged.join('')).not.toMatch(/Dentist|calendar\.example/);
});

test('busy times stay while the calendar can not be read; the provider learns why and since when', async () => {
  const mine = await openProvider();
  const file = serveFile(calendar(event('20261124T100000Z')));
  await mine.change(file.address);
  await product.work();
  const last_read_at = product.clock.now.toISOString();
  for (const [given, problem] of [
    [{ status: 500, etag: '"2"' }, 'unreachable'],
    [{ status: 200, text: '<!doctype html>' }, 'not_a_calendar'],
    [{ text: calendar(event('20200101T000000Z', 'DURATION:PT1S\r\nRRULE:FREQ=SECONDLY')) }, 'too_large'],
    [{ text: 'x'.repeat(10 * 1024 * 1024 + 1) }, 'too_large'],
  ] as const) {
    Object.assign(file, given);
    pass(90);
    await product.work();
    expect(await mine.imported()).toMatchObject({ address: file.address, last_read_at, problem });
    expect(await mine.busy()).toEqual(['2026-11-24T10:00:00.000Z']);
  }
  file.text = calendar();
  await mine.change(file.address);
  await product.work();
  expect([(await mine.imported())?.problem, await mine.busy()]).toEqual([null, []]);
});

test('odd events cost no other; the provider learns how many were not read whole, until they are', async () => {
  const mine = await openProvider();
  const odd = event('20261123T100000Z', 'DURATION:PT1H\r\nRDATE;VALUE=PERIOD:20261125T100000Z/PT2H,tomorrow');
  const elsewhere = event('20261126T120000').replace('DTSTART:', 'DTSTART;TZID=Our Office:');
  const file = serveFile(calendar(odd, event('never'), elsewhere));
  await mine.change(file.address);
  await product.work();
  expect(await mine.imported()).toMatchObject({ problem: null, unread_events: 2, guessed_events: 1 });
  expect(await mine.busy()).toEqual([BUSY, '2026-11-25T10:00:00.000Z', BUSY.replace('23', '26')]);
  await mine.change(file.address);
  await product.work();
  expect(await mine.imported()).toMatchObject({ unread_events: 2, guessed_events: 1 });
  Object.assign(file, { text: calendar(event('20261123T100000Z')), etag: '"2"' });
  await mine.change(file.address);
  await product.work();
  expect(await mine.imported()).toMatchObject({ problem: null, unread_events: 0, guessed_events: 0 });
});

test('an event that has no end in this world is busy as long as anybody can be booked', async () => {
  const mine = await openProvider();
  const file = serveFile(
    calendar(event('20261123T100000Z', 'DURATION:P99999999999W'), event('00010101T000000Z', 'DURATION:PT1H')),
  );
  await mine.change(file.address);
  await product.work();
  expect(await mine.imported()).toMatchObject({ problem: null, busy: [{ starts_at: BUSY }] });
  expect(await mine.busy()).toEqual([BUSY]);
  expect(await failedJobs(product.owner, 1)).toEqual([]);
  expect((await mine.starts()).every((start) => start < BUSY)).toBe(true);
});

test('a calendar in a private network is refused', async () => {
  const mine = await openProvider();
  calendars.fake.name('inside.example', '169.254.169.254');
  await mine.change('https://inside.example/a.ics');
  const before = calendars.fake.connected.length;
  await product.work();
  expect([(await mine.imported())?.problem, calendars.fake.connected.length]).toEqual(['refused', before]);
});

test('a new address and a removal end the busy times of the one before, and its readings', async () => {
  const mine = await openProvider();
  const [first, second] = [serveFile(calendar(event('20261124T100000Z'))), serveFile(calendar())];
  await mine.change(first.address);
  await product.work();
  expect(await mine.busy()).toHaveLength(1);
  await mine.change(second.address);
  expect(await mine.busy()).toEqual([]);
  await product.work();
  pass(60);
  await product.work();
  expect([first.reads, second.reads]).toEqual([1, 2]);
  expect(Availability.parse((await mine.remove()).body).import).toBeNull();
  pass(120);
  await product.work();
  expect(second.reads).toBe(2);
  const deadlines = sql`select 1 from deadlines where entity_id = ${mine.provider.id} and kind = 'provider.read_calendar'`;
  expect([...(await product.owner.execute(deadlines))]).toEqual([]);
});

test('an address changed during its reading gets nothing of the one before', async () => {
  const mine = await openProvider();
  const second = serveFile(calendar());
  calendars.fake.serve('/slow.ics', (_, response) => {
    void mine.change(second.address).then(() => response.end(calendar(event('20261124T100000Z'))));
  });
  await mine.change('https://calendar.example/slow.ics');
  await product.work();
  await product.work();
  expect([(await mine.imported())?.address, await mine.busy()]).toEqual([second.address, []]);
});

test('addresses that are never read are refused, and readings are limited', async () => {
  const mine = await openProvider();
  for (const wrong of [
    'http://calendar.example/a.ics',
    'https://user:pass@calendar.example/a.ics',
    'https://127.0.0.1/a.ics',
    'calendar',
    '',
    `https://calendar.example/${'x'.repeat(2000)}`,
  ])
    expect(refusalOf(await mine.change(wrong)), wrong.slice(0, 40)).toBe('invalid_input');
  for (let time = 0; time < ACCOUNT_LIMITS.calendar_import.times; time += 1)
    expect((await mine.change('https://calendar.example/none.ics')).status).toBe(200);
  expect(refusalOf(await mine.change('https://calendar.example/none.ics'))).toBe('too_many_requests');
});

test('a person who is suspended while their calendar waits or is read gets nothing of it', async () => {
  const mine = await openProvider();
  const suspend = () =>
    mine.ask('admin', 'POST', `/api/v1/admin/people/${mine.provider.user_id}/suspend`, {
      reason: 'fraud',
      words: null,
    });
  const file = serveFile(calendar(event('20261124T100000Z')));
  await mine.change(file.address);
  await suspend();
  await product.work();
  expect([file.reads, await mine.busy()]).toEqual([0, []]);

  const other = await openProvider();
  calendars.fake.serve('/late-suspension.ics', (_, response) => {
    const path = `/api/v1/admin/people/${other.provider.user_id}/suspend`;
    void other
      .ask('admin', 'POST', path, { reason: 'fraud', words: null })
      .then(() => response.end(calendar(event('20261124T100000Z'))));
  });
  await other.change('https://calendar.example/late-suspension.ics');
  await product.work();
  expect(await other.busy()).toEqual([]);
});
