import { SlotDay } from '@hirfa/contract/bookings';
import { Availability } from '@hirfa/contract/providers';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { asPerson } from '../../kernel/transactions.ts';
import { createApplicants } from '../../testing/applicants.ts';
import { refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld, NO_HOURS } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);
const SlotDays = z.object({ items: z.array(SlotDay) });
const ADDRESS = '/api/v1/provider/availability';

/** A verified provider with calls; the clock is on Saturday, 21 November 2026. */
async function provider(given: Parameters<ReturnType<typeof world>['provider']>[1] = {}) {
  const row = await world().provider(await world().category(), given);
  const { call } = await createApplicants(product).callsOf(row.user_id);
  return {
    ...row,
    read: async () => Availability.parse((await call('GET', ADDRESS)).body),
    save: (body: object) => call('PUT', ADDRESS, body),
  };
}

const at = (weekday: number, from: number, to: number) => ({ weekday, from_minute: from * 60, to_minute: to * 60 });
const EMPTY = { version: 0, ...NO_HOURS };
const RAMADAN = {
  kind: 'ramadan',
  name_en: 'Ramadan',
  name_ar: 'رمضان',
  first_day: '2026-11-23',
  last_day: '2026-12-22',
  hours: [at(1, 10, 14)],
};

test('a provider saves their hours as a whole and reads them back; past days are left out', async () => {
  const mine = await provider();
  expect(await mine.read()).toEqual({ ...EMPTY, feed_address: null, import: null });
  const hours = {
    ...EMPTY,
    weekly: [at(0, 9, 12), at(0, 13, 17), at(6, 22, 24)],
    templates: [RAMADAN],
    exceptions: [
      { kind: 'off', day: '2026-11-29' },
      { kind: 'hours', day: '2026-11-29', from_minute: 600, to_minute: 660 },
    ],
    notice_minutes: 1440,
    horizon_days: 14,
    slot_step_minutes: 60,
    travel_buffer_minutes: 0,
  };
  const past = { kind: 'off', day: '2026-11-20' };
  const saved = await mine.save({ ...hours, exceptions: [past, ...hours.exceptions] });
  expect(saved.body).toEqual({ ...hours, version: 1, feed_address: null, import: null });
  expect(await mine.read()).toEqual(saved.body);
  const emptied = await mine.save({ ...EMPTY, version: 1 });
  expect(emptied.body).toEqual({ ...EMPTY, version: 2, feed_address: null, import: null });
});

test('hours that another device saved meanwhile are not overwritten', async () => {
  const mine = await provider();
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, hour) => mine.save({ ...EMPTY, weekly: [at(0, 9, 12 + hour)] })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect((await mine.read()).version).toBe(1);
  expect(refusalOf(await mine.save({ ...EMPTY, version: 7 }))).toBe('state_changed');
  const other = await provider();
  expect(refusalOf(await other.save({ ...EMPTY, version: 1 }))).toBe('state_changed');
});

test('wrong hours are refused with the path of each field, and nothing is saved', async () => {
  const mine = await provider();
  const refused = await mine.save({
    ...EMPTY,
    weekly: [at(0, 9, 12), at(0, 11, 13)],
    templates: [{ ...RAMADAN, kind: 'other', name_en: '', name_ar: ' ' }, RAMADAN],
    exceptions: [{ kind: 'hours', day: '2026-12-01', from_minute: 600, to_minute: 540 }],
  });
  expect(refused.body).toMatchObject({
    code: 'invalid_input',
    data: {
      fields: [
        { path: 'weekly.1', message: 'overlap' },
        { path: 'templates.0.name_en', message: 'required' },
        { path: 'templates.1', message: 'overlap' },
        { path: 'exceptions.0.to_minute', message: 'order' },
      ],
    },
  });
  const many = Array.from({ length: 101 }, (_, index) => ({
    kind: 'off',
    day: new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10),
  }));
  for (const wrong of [
    { exceptions: many },
    { exceptions: [{ kind: 'off', day: '2026-02-30' }] },
    { exceptions: [{ kind: 'off', day: '2026-12-01', from_minute: 1 }] },
    { weekly: [at(7, 9, 12)] },
    { weekly: [at(0, 9, 25)] },
    { templates: [{ ...RAMADAN, name_en: 'a\u202Eb' }] },
    { horizon_days: 61 },
    { slot_step_minutes: 20 },
    { travel_buffer_minutes: -1 },
    { travel_buffer_minutes: 241 },
    { notice_minutes: 20_161 },
    { version: undefined },
  ])
    expect(refusalOf(await mine.save({ ...EMPTY, ...wrong })), JSON.stringify(wrong).slice(0, 60)).toBe(
      'invalid_input',
    );
  expect((await mine.read()).version).toBe(0);
});

test('applicants and customers have no hours; a suspended provider reads them and changes nothing', async () => {
  for (const given of [{ verification_status: 'pending' as const }, { verification_status: 'rejected' as const }]) {
    const applicant = await createApplicants(product).callsOf((await provider(given)).user_id);
    expect(refusalOf(await applicant.call('GET', ADDRESS))).toBe('provider_required');
    expect(refusalOf(await applicant.call('PUT', ADDRESS, EMPTY))).toBe('provider_required');
  }
  const customer = await createApplicants(product).callsOf((await world().user()).id);
  expect(refusalOf(await customer.call('GET', ADDRESS))).toBe('provider_required');
  expect(refusalOf(await customer.call('PUT', ADDRESS, EMPTY))).toBe('provider_required');
  const suspended = await provider({ is_active: false });
  expect((await suspended.read()).version).toBe(0);
  expect(refusalOf(await suspended.save(EMPTY))).toBe('provider_required');
});

test('the database keeps the hours of others, and refuses templates that overlap', async () => {
  const [mine, theirs] = [await provider(), await provider()];
  await theirs.save({
    ...EMPTY,
    weekly: [at(0, 9, 12)],
    templates: [RAMADAN],
    exceptions: [{ kind: 'off', day: '2026-12-01' }],
  });
  const as = (statement: SQL) => {
    const actor = { kind: 'person' as const, user_id: mine.user_id, session_id: mine.user_id, roles: [] };
    const scope = { now: product.clock.now, subscribers: [] };
    return asPerson(product.pools.api, actor, scope, ({ db }) => db.execute(statement));
  };
  const tables = [
    'provider_weekly_hours',
    'provider_hour_templates',
    'provider_template_hours',
    'provider_day_exceptions',
    'provider_calendars',
  ];
  for (const table of tables) expect([...(await as(sql.raw(`select * from ${table}`)))], table).toEqual([]);
  await as(sql`delete from provider_weekly_hours`);
  await as(sql`delete from provider_hour_templates`);
  await as(sql`delete from provider_day_exceptions`);
  await as(sql`update provider_calendars set version = 9`);
  expect(await theirs.read()).toMatchObject({ version: 1, weekly: [at(0, 9, 12)], templates: [RAMADAN] });
  const refused = { cause: { code: '42501' } };
  const [template] = await product.owner.execute(sql`select id from provider_hour_templates`);
  for (const statement of [
    sql`insert into provider_weekly_hours values (${theirs.id}, 1, 0, 60)`,
    sql`insert into provider_template_hours values (${template?.id}, 2, 0, 60)`,
    sql`insert into provider_day_exceptions values (${theirs.id}, '2026-12-02', 'off')`,
    sql`insert into provider_calendars (provider_id) values (${mine.id}), (${theirs.id})`,
    sql`insert into provider_busy_times values (${mine.id}, now(), now() + interval '1 hour')`,
  ])
    await expect(as(statement)).rejects.toMatchObject(refused);
  const twice = sql`insert into provider_hour_templates
    select gen_random_uuid(), provider_id, kind, name_en, name_ar, last_day, last_day + 1 from provider_hour_templates where provider_id = ${theirs.id}`;
  await expect(product.owner.execute(twice)).rejects.toMatchObject({
    cause: { constraint: 'provider_hour_templates_no_overlap' },
  });
});

test('customers are offered what the hours, the exceptions and imported busy times leave', async () => {
  const market = await openMarket(product);
  const { call } = await createApplicants(product).callsOf(market.provider.user_id);
  const save = (hours: object) => call('PUT', ADDRESS, { ...EMPTY, ...hours });
  const starts = async (days = 14) => {
    const path = `/api/v1/service-cards/${market.offer.id}/slots?mode=in_person&days=${days}`;
    const { body } = await call('GET', path);
    return SlotDays.parse(body).items.flatMap(({ slots }) => slots.map(({ starts_at }) => starts_at.slice(5, 16)));
  };
  await save({
    weekly: [at(1, 9, 11), at(3, 9, 11)],
    templates: [{ ...RAMADAN, first_day: '2026-11-24', last_day: '2026-11-26', hours: [at(3, 20, 21)] }],
    exceptions: [
      { kind: 'off', day: '2026-11-30' },
      { kind: 'hours', day: '2026-11-27', from_minute: 600, to_minute: 660 },
    ],
    slot_step_minutes: 60,
  });
  // Cairo is two hours ahead. Monday, Wednesday of Ramadan, the extra Friday, and the Wednesday after it.
  const offered = ['11-23T07:00', '11-23T08:00', '11-25T18:00', '11-27T08:00', '12-02T07:00', '12-02T08:00'];
  expect(await starts()).toEqual(offered);
  await product.owner.execute(sql`insert into provider_busy_times
    values (${market.provider.id}, '2026-11-25T18:30:00Z', '2026-11-25T18:31:00Z')`);
  expect(await starts()).toEqual(offered.filter((start) => start !== '11-25T18:00'));
  const refused = await market.tryToBook({ starts_at: '2026-11-25T18:00:00.000Z' });
  expect([refused.status, refusalOf(refused)]).toEqual([409, 'slot_taken']);
  const closed = await market.tryToBook({ starts_at: '2026-11-30T07:00:00.000Z' });
  expect([closed.status, refusalOf(closed)]).toEqual([400, 'invalid_input']);
  expect((await market.tryToBook({ starts_at: '2026-11-27T08:00:00.000Z' })).status).toBe(201);
  await save({ version: 1, weekly: [at(1, 9, 11)], horizon_days: 7 });
  expect(await starts()).toEqual(['11-23T07:00', '11-23T07:30', '11-23T08:00']);
});
