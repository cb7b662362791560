import type { CustomerAddress } from '@hirfa/contract/bookings';
import type { ProviderPage } from '@hirfa/contract/discovery';
import { expect, test } from 'vitest';
import { type Choices, noChoices } from '../choices.ts';
import { currentStep, type Known, placeProblems, planOf, providerOf, titlesOf } from './plan.ts';
import { card, cardId, maadi, provider, providerId, service, slot, zamalek } from './sample-plan.ts';

const nothing: Known = {
  service: null,
  provider: null,
  onlyOffer: null,
  isSignedIn: false,
  ownProviderId: null,
  areaId: null,
  addresses: [],
};
const ofProvider = (changes: Partial<ProviderPage> = {}, known: Partial<Known> = {}): Known => ({
  ...nothing,
  provider: { ...provider, ...changes },
  ...known,
});
const chosen = (changes: Partial<Choices> = {}): Choices => ({ ...noChoices(providerId), cardId, ...changes });

test('with a provider of several offers the service is asked first, then the place', () => {
  const open = planOf(noChoices(providerId), ofProvider());
  expect([open.next, [...open.fixed]]).toEqual(['service', ['provider']]);
  expect(planOf(chosen(), ofProvider()).next).toBe('place');
});

test('questions with one possible answer are answered', () => {
  const plan = planOf(
    noChoices(providerId),
    ofProvider({ cards: [card], supports_in_person: false, allow_group_booking: false }),
  );
  expect(plan.choices).toMatchObject({ cardId, mode: 'online', halfHours: 4, people: 1 });
  expect(plan.steps).toEqual(['provider', 'service', 'place', 'time', 'review']);
  expect([plan.next, [...plan.fixed]]).toEqual(['time', ['provider', 'service']]);
  const inOneArea = planOf(chosen({ mode: 'in_person' }), ofProvider({ areas: [maadi] }));
  expect(inOneArea.choices.areaId).toBe(maadi.id);
});

test('with a service the provider is asked, unless there is only one offer', () => {
  const open = planOf(noChoices('pottery'), { ...nothing, service });
  expect([open.next, [...open.fixed]]).toEqual(['provider', ['service']]);
  const one = planOf(noChoices('pottery'), {
    ...nothing,
    service,
    provider,
    onlyOffer: { providerId, cardId },
  });
  expect([one.next, one.card?.id, [...one.fixed]]).toEqual(['place', cardId, ['service', 'provider']]);
});

test('an offer tells enough to go on with it before its provider is loaded', () => {
  const plan = planOf(
    { ...noChoices('pottery'), providerId, cardId },
    { ...nothing, service, provider: providerOf({ card, provider }) },
  );
  expect([plan.next, plan.card?.base_price, plan.isForGroups]).toEqual(['place', '250.00', false]);
});

test('an own offer that was chosen before signing in is dropped', () => {
  const kept = { ...noChoices('pottery'), providerId, cardId };
  const plan = planOf(kept, { ...nothing, service, provider, ownProviderId: providerId });
  expect([plan.next, plan.choices.providerId, plan.card]).toEqual(['provider', null, null]);
});

test('an offer of another service is not chosen', () => {
  const plan = planOf(
    { ...noChoices('pottery'), providerId, cardId: maadi.id },
    { ...nothing, service, provider: { ...provider, cards: provider.cards.slice(1) } },
  );
  expect([plan.card, plan.next]).toEqual([null, 'provider']);
});

test('a choice that is no longer offered is asked again', () => {
  const stored = chosen({ mode: 'in_person', areaId: zamalek.id, address: '12 Road 9', slot, people: 1 });
  expect(planOf(stored, ofProvider()).next).toBe('review');
  expect(planOf(stored, ofProvider({ areas: [maadi, { ...maadi, id: cardId }] })).next).toBe('place');
  expect(planOf({ ...stored, cardId: service.slug }, ofProvider()).next).toBe('service');
});

test('steps after an open question are closed, and answered steps are open', () => {
  const plan = planOf(chosen({ mode: 'online' }), ofProvider());
  expect((['review', 'account', 'place', 'provider', null] as const).map((step) => currentStep(plan, step))).toEqual([
    'time',
    'time',
    'place',
    'time',
    'time',
  ]);
  const done = planOf(chosen({ mode: 'online', slot, people: 2 }), ofProvider());
  expect((['review', 'account', 'time'] as const).map((step) => currentStep(done, step))).toEqual([
    'review',
    'account',
    'time',
  ]);
});

test('a visit needs an address within the limits of the server', () => {
  const visit = chosen({ mode: 'in_person', areaId: maadi.id });
  expect(placeProblems(chosen())).toEqual({ mode: 'mode_missing' });
  expect(placeProblems(chosen({ mode: 'online' }))).toEqual({});
  expect(placeProblems({ ...visit, areaId: null, address: ' 12 \u202E ' })).toEqual({
    area: 'area_missing',
    address: 'address_short',
  });
  expect(placeProblems({ ...visit, address: 'x'.repeat(301) })).toEqual({ address: 'address_long' });
});

const home: CustomerAddress = { id: providerId, area: maadi, address: '12 Road 9', name: 'Home' };
const office: CustomerAddress = { id: cardId, area: zamalek, address: '5 Nile Street', name: '' };
const visit = chosen({ mode: 'in_person' });
const placeIn = (choices: Choices, known: Partial<Known>, changes: Partial<ProviderPage> = {}) => {
  const { choices: answered, next } = planOf(choices, ofProvider(changes, known));
  return [answered.areaId, answered.address, next];
};

test('a person comes back to the address that they used last', () => {
  expect(placeIn(visit, { addresses: [office, home] })).toEqual([zamalek.id, office.address, 'time']);
  expect(placeIn(visit, { addresses: [office, home] }, { areas: [maadi] })).toEqual([maadi.id, home.address, 'time']);
  expect(placeIn(chosen({ mode: 'online' }), { addresses: [home] })).toEqual([null, null, 'time']);
});

test('the chosen area comes before the address that was used last', () => {
  expect(placeIn(visit, { areaId: maadi.id, addresses: [office, home] })).toEqual([maadi.id, home.address, 'time']);
  expect(placeIn(visit, { areaId: maadi.id, addresses: [office] })).toEqual([maadi.id, null, 'place']);
});

test('where the provider does not come to the chosen area, the place is asked', () => {
  expect(placeIn(visit, { areaId: service.slug, addresses: [office, home] })).toEqual([null, null, 'place']);
});

test('what the person has chosen or written stays, also an address that they have emptied', () => {
  const known = { areaId: maadi.id, addresses: [office, home] };
  expect(placeIn({ ...visit, areaId: zamalek.id }, known)).toEqual([zamalek.id, null, 'place']);
  expect(placeIn({ ...visit, areaId: maadi.id, address: '' }, known)).toEqual([maadi.id, '', 'place']);
  const other = { ...visit, areaId: maadi.id, address: '7 Road 10' };
  expect(placeIn(other, known)).toEqual([maadi.id, '7 Road 10', 'time']);
});

test('an address is not taken along to another area', () => {
  const stored = { ...visit, areaId: zamalek.id, address: office.address };
  expect(placeIn(stored, {}, { areas: [maadi] })).toEqual([maadi.id, '', 'place']);
});

test('the number of people is asked for lessons and crafts of who accepts groups, never for repairs', () => {
  const asks = (changes: Partial<ProviderPage>) => planOf(chosen(), ofProvider(changes)).isForGroups;
  expect([asks({}), asks({ allow_group_booking: false }), asks({ provider_type: 'trusted_essential' })]).toEqual([
    true,
    false,
    false,
  ]);
  const repair = planOf(chosen({ people: 4 }), ofProvider({ provider_type: 'trusted_essential' }));
  expect(repair.choices.people).toBe(1);
});

const tap = { ...card, pricing_mode: 'fixed' as const, duration_minutes: 60 };
const drain = { ...tap, id: maadi.id, title_en: 'Drain', title_ar: 'صرف', duration_minutes: 90 };
const cards = [
  tap,
  drain,
  { ...tap, id: zamalek.id, pricing_mode: 'hourly' as const },
  { ...tap, id: service.slug, pricing_mode: 'visit' as const },
];

test('with a fixed price, others of the provider with one can be added; the set has one title', () => {
  const plan = planOf(chosen({ also: [drain.id], slot }), ofProvider({ cards }));
  expect([plan.also, plan.others, plan.choices.slot]).toEqual([[drain], [drain], slot]);
  expect(titlesOf(plan, { service: null })).toEqual({ title_en: 'Pottery + Drain', title_ar: 'فخار + صرف' });
  const hourly = planOf(chosen({ cardId: zamalek.id, also: [drain.id] }), ofProvider({ cards }));
  expect([hourly.also, hourly.others, hourly.choices.also]).toEqual([[], [], []]);
});

test('what can no longer be booked together is dropped with the time; until that is known it stays', () => {
  const stored = chosen({ mode: 'online', also: [drain.id, zamalek.id], slot });
  expect(planOf(stored, ofProvider({ cards })).choices).toMatchObject({ also: [drain.id], slot: null });
  const unknown = planOf(stored, { ...nothing, provider: providerOf({ card: tap, provider }) });
  expect(unknown.choices).toMatchObject({ also: stored.also, slot });
});

test('a service that was given can be changed where another one can be added to it', () => {
  const kept = { ...noChoices('pottery'), providerId, cardId };
  const fixed = (all: typeof cards) =>
    planOf(kept, { ...nothing, service, provider: { ...provider, cards: all } }).fixed.has('service');
  expect([fixed(cards), fixed([tap])]).toEqual([false, true]);
});
