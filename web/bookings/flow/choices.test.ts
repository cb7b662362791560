import type { RescueOffer } from '@hirfa/contract/discovery';
import { SEVERAL } from '@hirfa/domain/bookings';
import { expect, test } from 'vitest';
import { card as sampleCard, provider as samplePlanProvider } from './choose/sample-plan.ts';
import { sampleBooking } from '../facts/sample-booking.ts';
import {
  withPackage,
  choicesOf,
  type Choices,
  noChoices,
  parseChoices,
  parseStep,
  rescueChoices,
  withAlso,
  withCard,
  withHalfHours,
  withMode,
  withoutProvider,
} from './choices.ts';
import { bookingInput, packageInput, cleanText } from './booking-input.ts';

const now = new Date('2026-11-21T12:00:00Z');
const provider = '019aa000-0000-7000-8000-000000000002';
const card = '019aa000-0000-7000-8000-000000000004';
const area = '019aa000-0000-7000-8000-000000000003';

/** What is seen of it. */
const JOB = { total: '538.65', isVisit: false, warrantyDays: null };

const otherProvider = '019aa000-0000-7000-8000-00000000000a';

const complete: Choices = {
  target: 'pottery-for-beginners',
  askedCard: null,
  askedAlso: [],
  providerId: provider,
  cardId: card,
  also: [otherProvider],
  mode: 'in_person',
  areaId: area,
  address: '12 Road 9, floor 3',
  notes: 'Two of us',
  halfHours: 4,
  package: null,
  slot: { starts_at: '2026-11-29T16:00:00Z', ends_at: '2026-11-29T18:00:00Z' },
  code: null,
  people: 2,
  before: null,
  rescues: null,
};

const parse = (stored: unknown) => parseChoices(JSON.stringify(stored), complete.target, now);

test('stored choices are read back unchanged', () => {
  expect(parse(complete)).toEqual(complete);
  expect(parse(noChoices(complete.target))).toEqual(noChoices(complete.target));
});

test('choices of another target and malformed choices are dropped', () => {
  expect(parseChoices(JSON.stringify(complete), 'leak-repair', now)).toBeNull();
  for (const garbage of [null, '', 'null', '[]', '7', '"text"', '{', '{}'])
    expect(parseChoices(garbage, complete.target, now)).toBeNull();
});

test('a time in the past is dropped, and all other choices stay', () => {
  const slot = { starts_at: '2026-11-21T11:59:00Z', ends_at: '2026-11-21T13:59:00Z' };
  expect(parse({ ...complete, slot })).toEqual({ ...complete, slot: null });
});

test.each<[string, object]>([
  ['slot', { slot: { starts_at: 'tomorrow', ends_at: '2026-11-29T18:00:00Z' } }],
  ['slot', { slot: { starts_at: '2026-11-29T16:00:00Z', ends_at: '2026-11-29T15:00:00Z' } }],
  ['slot', { slot: '2026-11-29T16:00:00Z' }],
  ['providerId', { providerId: 'javascript:alert(1)' }],
  ['cardId', { cardId: 7 }],
  ['areaId', { areaId: ['x'] }],
  ['mode', { mode: 'by_post' }],
  ['halfHours', { halfHours: 1 }],
  ['halfHours', { halfHours: 2.5 }],
  ['people', { people: 11 }],
  ['people', { people: '2' }],
])('an invalid %s is dropped: %j', (name, stored) => {
  expect(parse({ ...complete, ...stored })).toEqual({ ...complete, [name]: null });
});

test('of stored services, only different ids are kept, as many as can be booked together', () => {
  const many = Array.from({ length: 9 }, (_, index) => card.replace(/4$/, String(index)));
  expect(parse({ ...complete, also: [...many, ...many] })?.also).toEqual(many.slice(0, SEVERAL.others));
  expect(parse({ ...complete, also: [card, card, 7, 'x', null] })?.also).toEqual([card]);
  for (const also of [undefined, null, card, { 0: card }]) expect(parse({ ...complete, also })?.also).toEqual([]);
});

test('a booking of several services that is made again has all of them', () => {
  const services = [sampleBooking.service_card_id ?? '', card, area].map((service_card_id) => ({
    service_card_id,
    title_en: 'A',
    title_ar: 'A',
    amount: '150.00',
    minutes: 40,
  }));
  const again = choicesOf({ ...sampleBooking, services });
  expect([again.cardId, again.also, again.before?.also]).toEqual([
    sampleBooking.service_card_id,
    [card, area],
    [card, area],
  ]);
  expect(parseChoices(JSON.stringify(again), again.target, now)).toEqual(again);
});

test('stored texts are cut to the limits of the form', () => {
  const long = parse({ ...complete, address: 'a'.repeat(5000), notes: { toString: 'x' } });
  expect([long?.address?.length, long?.notes]).toEqual([300, '']);
});

test('a provider as target is the chosen provider, whatever was stored', () => {
  const stored = JSON.stringify({ ...complete, target: provider, providerId: area });
  expect(parseChoices(stored, provider, now)?.providerId).toBe(provider);
  expect(noChoices(provider, card)).toMatchObject({ providerId: provider, cardId: card, askedCard: card });
});

test('an unknown step is read as null', () => {
  expect(['time', 'pay', '', null].map(parseStep)).toEqual(['time', null, null, null]);
});

test('choices that depend on a changed answer are dropped', () => {
  expect(withCard(complete, provider, card)).toBe(complete);
  expect(withCard(complete, provider, area)).toEqual({
    ...complete,
    cardId: area,
    also: [],
    halfHours: null,
    slot: null,
  });
  expect(withCard(complete, area, provider)).toMatchObject({
    areaId: area,
    people: null,
    slot: null,
    address: complete.address,
  });
  expect(withMode(complete, 'online').slot).toBeNull();
  expect(withAlso(complete, [])).toEqual({ ...complete, also: [], slot: null });
  expect(withHalfHours(complete, 5)).toEqual({ ...complete, halfHours: 5, slot: null });
});

test('with another provider of a service only the way of working, the place and the texts stay chosen', () => {
  const kept = { mode: complete.mode, areaId: complete.areaId, address: complete.address, notes: complete.notes };
  const target = 'pottery-for-children';
  expect(withoutProvider({ ...complete, target: provider, askedCard: card }, target)).toEqual({
    ...noChoices(target),
    ...kept,
  });
});

test('a booking that is made again keeps everything but its time', () => {
  const again = choicesOf({ ...sampleBooking, total_hours: '1.5', people: 2, notes: 'Two of us' });
  expect(again).toMatchObject({
    target: sampleBooking.provider.id,
    cardId: sampleBooking.service_card_id,
    mode: sampleBooking.mode,
    areaId: sampleBooking.area?.id ?? null,
    address: sampleBooking.address,
    notes: 'Two of us',
    halfHours: 3,
    people: 2,
    slot: null,
  });
});

test('what a booking that is made again is compared with is read back, and dropped with another offer', () => {
  if (sampleBooking.price === null) throw new Error('the sample has a price');
  const price = { ...sampleBooking.price, customer_total: '488.65', referral_bonus: '50.00' };
  const again = choicesOf({ ...sampleBooking, price });
  expect(again.before).toEqual({
    cardId: sampleBooking.service_card_id,
    also: [],
    mode: 'in_person',
    areaId: sampleBooking.area?.id,
    startsAt: sampleBooking.starts_at,
    halfHours: null,
    isVisit: false,
    total: '538.65',
  });
  const readBack = (stored: unknown) => parseChoices(JSON.stringify(stored), again.target, now)?.before;
  expect(readBack(again)).toEqual(again.before);
  for (const broken of [{ startsAt: 'once' }, { mode: 'by post' }, { total: 538.65 }])
    expect(readBack({ ...again, before: { ...again.before, ...broken } })).toBeNull();
  expect(withCard(again, provider, card).before).toBeNull();
  const visit = choicesOf({ ...sampleBooking, price, is_visit: true });
  expect(readBack(visit)).toEqual({ ...again.before, isVisit: true });
});

test('somebody who is free is booked in the place of a booking with everything filled in', () => {
  const offer: RescueOffer = {
    provider: { ...samplePlanProvider, id: otherProvider },
    card: { ...sampleCard, id: card },
    half_hours: 3,
    starts_at: '2026-11-28T12:00:00.000Z',
    ends_at: '2026-11-28T13:30:00.000Z',
    customer_total: '538.65',
    platform_pays: '0.00',
  };
  const choices = rescueChoices({ ...sampleBooking, notes: 'Two of us', people: 2 }, offer);
  expect(bookingInput(choices, JOB)).toEqual({
    service_card_id: card,
    mode: 'in_person',
    area_id: sampleBooking.area?.id,
    address: sampleBooking.address,
    notes: 'Two of us',
    starts_at: offer.starts_at,
    half_hours: 3,
    people: 2,
    rescues: sampleBooking.id,
    customer_total: '538.65',
  });
  expect(choices).toMatchObject({ target: otherProvider, askedCard: card, before: null });
  expect(parseChoices(JSON.stringify(choices), otherProvider, now)).toEqual(choices);
  expect(withoutProvider(choices, 'pottery').rescues).toBe(sampleBooking.id);
});

test('the input has only the fields of its mode, without invisible characters', () => {
  expect(bookingInput({ ...complete, address: '  12\u202E Road\t9 ', notes: 'one\ntwo\u0000' }, JOB)).toEqual({
    service_card_id: card,
    also: [otherProvider],
    mode: 'in_person',
    area_id: area,
    address: '12 Road 9',
    notes: 'one\ntwo',
    starts_at: '2026-11-29T16:00:00Z',
    half_hours: 4,
    people: 2,
    customer_total: '538.65',
  });
  expect(bookingInput({ ...complete, also: [], mode: 'online', halfHours: null }, JOB)).toEqual({
    service_card_id: card,
    mode: 'online',
    notes: 'Two of us',
    starts_at: '2026-11-29T16:00:00Z',
    people: 2,
    customer_total: '538.65',
  });
  expect(bookingInput(complete, { ...JOB, isVisit: true, warrantyDays: null })).toMatchObject({
    is_visit: true,
    customer_total: '538.65',
  });
  for (const open of [{ cardId: null }, { mode: null }, { slot: null }, { areaId: null }])
    expect(bookingInput({ ...complete, ...open }, JOB)).toBeNull();
  expect(cleanText('شارع 9\u200F')).toBe('شارع 9\u200F');
});

test('a package keeps a chosen time of the same length, and has no code', () => {
  const coded: Choices = { ...complete, code: 'SUMMER' };
  expect(withPackage(coded, 'monthly', 4)).toEqual({ ...complete, package: 'monthly' });
  expect(withPackage(complete, 'yearly', 2)).toEqual({ ...complete, package: 'yearly', halfHours: 2, slot: null });
  expect(withPackage({ ...complete, package: 'yearly' }, null, 4)).toEqual(complete);
});

test('a package is created at the times that were shown, the chosen one first', () => {
  const monthly: Choices = { ...complete, package: 'monthly' };
  const dates = ['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20'].map((day) => `${day}T16:00:00.000Z`);
  const shown = { dates, customer_total: '998.00' };
  expect(packageInput(monthly, shown)).toMatchObject({ kind: 'monthly', dates, customer_total: '998.00', people: 2 });
  expect(packageInput(complete, shown)).toBeNull();
  expect(packageInput(monthly, { ...shown, dates: dates.slice(1) })).toBeNull();
  expect(packageInput({ ...monthly, slot: null }, shown)).toBeNull();
});
