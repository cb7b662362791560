import { expect, test } from 'vitest';
import { type BookingData, parseBookingData, parsePending, type Pending } from './pending.ts';

const now = new Date('2026-11-21T12:00:00Z');
const uuid = '019aa000-0000-7000-8000-000000000001';

const single = {
  service_card_id: uuid,
  mode: 'in_person' as const,
  area_id: uuid,
  address: '12 Road 9',
  notes: '',
  people: 1,
  also: [uuid.replace(/1$/, '2')],
  starts_at: '2026-11-29T16:00:00Z',
  half_hours: 4,
  rescues: uuid,
  customer_total: '538.65',
};
const pending: Pending = {
  key: '2b3c0499acfccaf563022ec0831d8ccc',
  target: 'pottery-for-beginners',
  input: single,
};

const parse = (stored: unknown) => parsePending(JSON.stringify(stored), now);
const withInput = (input: object) => parse({ ...pending, input: { ...pending.input, ...input } });

test('a stored pending booking is read back with its key', () => {
  expect(parse(pending)).toEqual(pending);
  expect(parse({ ...pending, extra: 1, input: { ...pending.input, price: '1.00' } })).toEqual(pending);
  expect(withInput({ is_visit: true })?.input).toEqual({ ...single, is_visit: true });
  expect(JSON.stringify(parse(pending)?.input)).toBe(JSON.stringify(single));
  const { also: _also, ...alone } = single;
  expect(withInput({ also: 'x' })?.input).toEqual(alone);
  expect(withInput({ is_visit: 'yes' })?.input).toEqual(single);
  const { area_id: _area, address: _address, half_hours: _hours, ...online } = single;
  expect(withInput({ mode: 'online' })?.input).toEqual({ ...online, mode: 'online', half_hours: 4 });
  expect(parse({ ...pending, input: { ...online, mode: 'online' } })?.input).toEqual({ ...online, mode: 'online' });
});

test('a pending booking with invalid or past values is dropped', () => {
  expect(parse({ ...pending, key: 'x' })).toBeNull();
  expect(parse({ ...pending, target: '//evil.example' })).toBeNull();
  expect(parse({ ...pending, input: null })).toBeNull();
  for (const input of [
    { service_card_id: 'x' },
    { mode: 'by_post' },
    { area_id: null },
    { address: 'no' },
    { half_hours: 99 },
    { starts_at: '2026-11-29' },
    { starts_at: '2026-11-21T12:00:00Z' },
  ])
    expect(withInput(input), JSON.stringify(input)).toBeNull();
  for (const garbage of [null, '', '[]', 'nonsense']) expect(parsePending(garbage, now)).toBeNull();
});

test('a stored package is read back with all its times, or dropped', () => {
  const {
    also: _also,
    starts_at: _start,
    half_hours: _hours,
    rescues: _rescues,
    customer_total: _total,
    ...place
  } = single;
  const dates = ['2026-11-29', '2026-12-06', '2026-12-20', '2026-12-27'].map((day) => `${day}T16:00:00Z`);
  const input: Pending['input'] = { ...place, kind: 'monthly', dates, customer_total: '998.00' };
  const stored: Pending = { ...pending, input };
  expect(parse(stored)).toEqual(stored);
  expect(JSON.stringify(parse(stored)?.input)).toBe(JSON.stringify(input));
  for (const damaged of [
    { kind: 'weekly' },
    { kind: 'yearly' },
    { dates: dates.slice(1) },
    { dates: [...dates.slice(1), 'soon'] },
    { dates: ['2026-11-20T16:00:00Z', ...dates.slice(1)] },
    { customer_total: '1' },
  ])
    expect(parse({ ...stored, input: { ...input, ...damaged } }), JSON.stringify(damaged)).toBeNull();
});

const data: BookingData = {
  target: 'pottery-for-beginners',
  title_en: 'Pottery for beginners',
  title_ar: 'الفخار للمبتدئين',
  provider_en: 'Salma H.',
  provider_ar: 'سلمى ح.',
  starts_at: '2026-11-29T16:00:00Z',
  ends_at: '2026-11-29T18:00:00Z',
  total: '538.65',
  made: { id: uuid, from: '{}' },
};

test('the stored booking data are read back without their invalid parts', () => {
  expect(parseBookingData(JSON.stringify(data))).toEqual(data);
  const odd = { ...data, total: '1e9', made: { id: 'x' }, title_en: 7 };
  expect(parseBookingData(JSON.stringify(odd))).toEqual({
    ...data,
    total: null,
    made: null,
    title_en: '',
  });
  expect(parseBookingData(JSON.stringify({ ...data, starts_at: 'soon' }))).toBeNull();
  expect(parseBookingData('null')).toBeNull();
});
