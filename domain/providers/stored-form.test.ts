import { expect, test } from 'vitest';
import { APPLICATION_STEPS, EMPTY_APPLICATION, hourlyRateOf, PROPOSED_WEEK, readForm, readStep } from './index.ts';

test('a form of an earlier release gets the proposed hours, and loses what is no longer asked', () => {
  const { hours: _, is_firm: __, ...before } = EMPTY_APPLICATION;
  const stored = { ...before, provider_type: 'trusted_essential' as const, hourly_rate: '250' };
  expect(readForm(stored)).toEqual({
    ...EMPTY_APPLICATION,
    provider_type: 'trusted_essential',
    is_firm: true,
    hours: PROPOSED_WEEK,
  });
});

test('a form of this release is read as it is, also without hours', () => {
  const form = { ...EMPTY_APPLICATION, provider_type: 'trusted_essential' as const, full_name: 'Salma' };
  expect(readForm(form)).toEqual(form);
});

test('a step of an earlier release is read as the one that has its questions', () => {
  expect(APPLICATION_STEPS.map(readStep)).toEqual(APPLICATION_STEPS);
  expect(readStep('prices')).toBe('work');
});

test('the price of an hour is that of the cheapest offer, of which some are priced by the hour', () => {
  const card = { service_slug: null, title_en: 'Oud', title_ar: '', duration_minutes: 90, base_price: '300' };
  const cards = [card, { ...card, base_price: '500.50', duration_minutes: 60 }];
  expect(hourlyRateOf({ cards, pricing_mode: 'fixed' })).toBe('200.00');
  expect(hourlyRateOf({ cards, pricing_mode: 'hourly' })).toBe('300.00');
  const visit = { ...card, base_price: '50', duration_minutes: 30, is_visit: true };
  expect(hourlyRateOf({ cards: [visit, ...cards], pricing_mode: 'fixed' }), 'a fee is no price of work').toBe('200.00');
  expect(hourlyRateOf({ cards: [visit], pricing_mode: 'fixed' })).toBe('100.00');
});
