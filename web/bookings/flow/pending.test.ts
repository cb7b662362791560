import { expect, test } from 'vitest';
import { type BookingData, parseBookingData, parsePending, type Pending } from './pending.ts';

const now = new Date('2026-11-21T12:00:00Z');
const uuid = '019aa000-0000-7000-8000-000000000001';

const pending: Pending = {
  key: '2b3c0499acfccaf563022ec0831d8ccc',
  target: 'pottery-for-beginners',
  input: {
    service_card_id: uuid,
    also: [uuid.replace(/1$/, '2')],
    mode: 'in_person',
    area_id: uuid,
    address: '12 Road 9',
    notes: '',
    starts_at: '2026-11-29T16:00:00Z',
    half_hours: 4,
    people: 1,
    rescues: uuid,
    customer_total: '538.65',
  },
};

const parse = (stored: unknown) => parsePending(JSON.stringify(stored), now);
const withInput = (input: object) => parse({ ...pending, input: { ...pending.input, ...input } });

test('a stored pending booking is read back with its key', () => {
  expect(parse(pending)).toEqual(pending);
  expect(parse({ ...pending, extra: 1, input: { ...pending.input, price: '1.00' } })).toEqual(pending);
  expect(withInput({ is_visit: true })?.input).toEqual({ ...pending.input, is_visit: true });
  expect(JSON.stringify(parse(pending)?.input)).toBe(JSON.stringify(pending.input));
  const { also: _also, ...alone } = pending.input;
  expect(withInput({ also: 'x' })?.input).toEqual(alone);
  expect(withInput({ is_visit: 'yes' })?.input).toEqual(pending.input);
  const { area_id: _area, address: _address, half_hours: _hours, ...online } = pending.input;
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
