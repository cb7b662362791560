import { ProviderCalendar } from '@hirfa/contract/bookings';
import { hoursOn } from '@hirfa/domain/bookings';
import { addDays, cairoInstant } from '@hirfa/domain/market';
import { beforeEach, expect, test } from 'vitest';
import {
  providerBusyTimes,
  providerDayExceptions,
  providerHourTemplates,
  providerTemplateHours,
  providerWeeklyHours,
} from '../../providers/index.ts';
import { newId } from '../../platform/ids.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();
const ADDRESS = '/api/v1/provider/calendar';
const START = '2026-11-21T09:00:00.000Z';
const TODAY = '2026-11-21';
beforeEach(() => void (product.clock.now = new Date(START)));

const inHours = (hours: number) => hoursFrom(product.clock.now, hours);
const at = (day: string, hour: number) => cairoInstant(day, hour * 60)?.toISOString() ?? '';

async function calendarOf(market: Market, from = TODAY, days = 7): Promise<ProviderCalendar> {
  return ProviderCalendar.parse((await market.ask('provider', 'GET', `${ADDRESS}?from=${from}&days=${days}`)).body);
}
const idsOn = async (market: Market, from: string, days = 1) =>
  (await calendarOf(market, from, days)).bookings.map(({ id }) => id);

test('the calendar has requests, jobs and done work, without holds, cancelled bookings and what only the panel needs', async () => {
  const market = await openMarket(product);
  const job = await market.confirmed({ starts_at: inHours(30) });
  const request = await market.request({ starts_at: inHours(54) });
  await market.book({ starts_at: inHours(60) });
  const declined = await market.request({ starts_at: inHours(70) });
  await market.step('provider', declined.id, 'decline', { reason: 'Away that week' });
  const { bookings } = await calendarOf(market);
  expect(bookings).toEqual([
    {
      id: job.id,
      title_en: job.title_en,
      title_ar: job.title_ar,
      status: 'confirmed',
      payment_status: 'captured',
      customer: { display_name: 'Mona F.' },
      starts_at: job.starts_at,
      ends_at: job.ends_at,
      completed_at: null,
    },
    expect.objectContaining({ id: request.id, status: 'awaiting_acceptance', payment_status: 'authorized' }),
  ]);
  product.clock.now = new Date(job.starts_at);
  await market.step('customer', job.id, 'start');
  await market.step('provider', job.id, 'finish');
  expect((await calendarOf(market)).bookings[0]).toMatchObject({ id: job.id, status: 'completed' });
  await market.step('customer', job.id, 'confirm-completion');
  expect((await calendarOf(market)).bookings[0]?.completed_at).not.toBeNull();
});

test('a job over midnight is on both days, and one that only touches a day is not', async () => {
  const market = await openMarket(product, { duration_minutes: 120 });
  const over = await market.request({ starts_at: at('2026-11-23', 23) });
  const upTo = await market.request({ starts_at: at('2026-11-25', 22) });
  expect(await idsOn(market, '2026-11-22')).toEqual([]);
  expect(await idsOn(market, '2026-11-23')).toEqual([over.id]);
  expect(await idsOn(market, '2026-11-24')).toEqual([over.id]);
  expect(await idsOn(market, '2026-11-25')).toEqual([upTo.id]);
  expect(await idsOn(market, '2026-11-26')).toEqual([]);
  expect(await idsOn(market, '2026-11-20', 42)).toEqual([over.id, upTo.id]);
});

test('each day has the hours that hold, whether it is a day off, and the name of its template', async () => {
  const market = await openMarket(product);
  const { id: provider_id } = market.provider;
  const template_id = newId();
  await product.owner.delete(providerWeeklyHours);
  const weekly = [
    { weekday: 0, from_minute: 900, to_minute: 1080 },
    { weekday: 0, from_minute: 540, to_minute: 720 },
    { weekday: 1, from_minute: 540, to_minute: 720 },
  ];
  const template = { kind: 'other' as const, name_en: 'Fair', name_ar: '' };
  const templateHours = [{ weekday: 2, from_minute: 1200, to_minute: 1440 }];
  const exceptions = [
    { day: '2026-11-22', kind: 'off' as const },
    { day: '2026-11-22', kind: 'hours' as const, from_minute: 600, to_minute: 660 },
    { day: '2026-11-24', kind: 'hours' as const, from_minute: 1140, to_minute: 1260 },
  ];
  const days = { first_day: '2026-11-24', last_day: '2026-11-25' };
  await product.owner.insert(providerWeeklyHours).values(weekly.map((each) => ({ ...each, provider_id })));
  await product.owner.insert(providerHourTemplates).values({ id: template_id, provider_id, ...template, ...days });
  await product.owner.insert(providerTemplateHours).values(templateHours.map((each) => ({ ...each, template_id })));
  await product.owner
    .insert(providerDayExceptions)
    .values(exceptions.map((each) => ({ ...each, id: newId(), provider_id })));
  const found = (await calendarOf(market, '2026-11-22', 8)).days;
  const usual = { is_day_off: false, template: null };
  expect(found.slice(0, 4)).toEqual([
    { day: '2026-11-22', hours: [{ from_minute: 600, to_minute: 660 }], is_day_off: true, template: null },
    { day: '2026-11-23', hours: [{ from_minute: 540, to_minute: 720 }], ...usual },
    // Extra hours and those of the template are one range.
    { day: '2026-11-24', hours: [{ from_minute: 1140, to_minute: 1440 }], is_day_off: false, template },
    { day: '2026-11-25', hours: [], is_day_off: false, template },
  ]);
  const rules = { weekly, templates: [{ ...days, hours: templateHours }], exceptions };
  expect(found.at(-1)).toEqual({
    day: '2026-11-29',
    hours: hoursOn(rules, '2026-11-29')
      .map(({ from_minute, to_minute }) => ({ from_minute, to_minute }))
      .toReversed(),
    ...usual,
  });
});

test('imported busy times come without content, only those that touch the days', async () => {
  const market = await openMarket(product);
  const [before, over, after] = [21, 23, 25].map((hour) => ({
    provider_id: market.provider.id,
    starts_at: new Date(Date.parse('2026-11-22T00:00:00Z') + hour * 3_600_000),
    ends_at: new Date(Date.parse('2026-11-22T00:00:00Z') + (hour + 1) * 3_600_000),
  }));
  // In Cairo, 23 November begins at 22:00 UTC.
  await product.owner.insert(providerBusyTimes).values([before, over, after].flatMap((time) => time ?? []));
  const { busy } = await calendarOf(market, '2026-11-23', 1);
  expect(busy).toEqual(
    [over, after].map((time) => ({ starts_at: time?.starts_at.toISOString(), ends_at: time?.ends_at.toISOString() })),
  );
});

test('a suspended provider reads it; nobody else does, and nobody sees anything of others in it', async () => {
  const [market, other] = [await openMarket(product), await openMarket(product)];
  const { id } = await market.confirmed({ starts_at: inHours(30) });
  await other.confirmed({ starts_at: inHours(30) });
  // The same person is a customer, too.
  await other.tryToBook({ starts_at: inHours(40) }, newId(), market.as.provider);
  const suspend = { reason: 'Complaints.', bookings: 'keep' };
  await market.ask('admin', 'POST', `/api/v1/admin/providers/${market.provider.id}/suspend`, suspend);
  expect(await idsOn(market, TODAY, 7)).toEqual([id]);
  const address = `${ADDRESS}?from=${TODAY}&days=7`;
  expect(refusalOf(await market.ask('customer', 'GET', address))).toBe('provider_required');
  expect(refusalOf(await market.ask('admin', 'GET', address))).toBe('provider_required');
  expect(refusalOf(await ask(product, 'GET', address))).toBe('authentication_required');
  for (const verification_status of ['pending', 'rejected'] as const) {
    const applicant = await market.world.provider(await market.world.category(), {
      verification_status,
      is_active: false,
    });
    const headers = await (await signedIn(product, applicant.user_id))();
    expect(refusalOf(await ask(product, 'GET', address, { headers }))).toBe('provider_required');
  }
});

test('days that are none, too many, or far from now are refused', async () => {
  const market = await openMarket(product);
  for (const query of ['', '?from=2026-11-21', '?from=2026-02-30&days=7', '?from=0001-01-01&days=7'])
    expect(refusalOf(await market.ask('provider', 'GET', `${ADDRESS}${query}`))).toBe('invalid_input');
  for (const days of [0, 43, 1.5])
    expect(refusalOf(await market.ask('provider', 'GET', `${ADDRESS}?from=${TODAY}&days=${days}`))).toBe(
      'invalid_input',
    );
  const last = await calendarOf(market, '2099-12-31', 42);
  expect(last.days.map(({ day }) => day).at(-1)).toBe(addDays('2099-12-31', 41));
});
