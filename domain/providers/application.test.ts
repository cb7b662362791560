import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  APPLICATION_LIMITS,
  APPLICATION_STEPS,
  type ApplicationForm,
  applicationProblems,
  EMPTY_APPLICATION,
  EXPERIENCE_LEVELS,
  PRICING_MODES,
  PROVIDER_TYPES,
  REQUIRED_DOCUMENTS,
  requiredDocuments,
} from './index.ts';

const proofs = { has_phone: true, documents: [...REQUIRED_DOCUMENTS] };

/** A complete application of a hobbyist. */
const complete: ApplicationForm = {
  ...EMPTY_APPLICATION,
  provider_type: 'community',
  full_name_ar: 'سلمى عبد الرحمن',
  bio_ar: 'أعلّم الفخار للمبتدئين في ورشتي بالزمالك منذ خمس سنوات.',
  primary_category: 'arts',
  experience_level: 'hobby',
  skills: ['فخار'],
  cards: [{ service_slug: 'pottery', title_en: '', title_ar: '', base_price: '250', duration_minutes: 60 }],
  supports_online: true,
  hours: [{ weekday: 0, from_minute: 600, to_minute: 1080 }],
  pricing_mode: 'hourly',
};

const MORNING = { weekday: 0, from_minute: 600, to_minute: 720 };
const priced = (base_price: string) => ({ cards: complete.cards.map((card) => ({ ...card, base_price })) });
const SKILL = 'skill_verification_document_url required';

const found = (change: Partial<ApplicationForm>, given = proofs) =>
  applicationProblems({ ...complete, ...change }, given).map(({ field, problem }) => `${field} ${problem}`);

test('an application in one language is complete', () => {
  expect(found({})).toEqual([]);
  const english = { full_name: 'Salma Adel', full_name_ar: '', bio_en: 'x'.repeat(30), bio_ar: '' };
  expect(found(english)).toEqual([]);
});

test('the empty form lacks everything that is required, in the order of the steps', () => {
  const problems = applicationProblems(EMPTY_APPLICATION, { has_phone: false, documents: [] });
  expect(problems.every(({ problem }) => problem === 'required')).toBe(true);
  const steps = problems.map(({ step }) => APPLICATION_STEPS.indexOf(step));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(problems.map(({ field }) => field)).toEqual([
    'provider_type',
    'full_name',
    'bio_en',
    'phone',
    'primary_category',
    'experience_level',
    'skills',
    'cards',
    'pricing_mode',
    'supports_in_person',
    'hours',
    ...REQUIRED_DOCUMENTS,
  ]);
});

test.each<[string, Partial<ApplicationForm>, string[]]>([
  ['a name of one letter', { full_name_ar: 'س' }, ['full_name_ar too_short']],
  ['a name without letters', { full_name_ar: '12345' }, ['full_name_ar required']],
  ['a short text about oneself', { bio_ar: 'فخار' }, ['bio_ar too_short']],
  ['the other language, where it is wrong', { bio_en: 'x'.repeat(1001) }, ['bio_en too_long']],
  ['a firm without its name', { provider_type: 'trusted_essential', is_firm: true }, ['business_name required', SKILL]],
  ['a tradesperson in their own name', { provider_type: 'trusted_essential', experience_level: null }, [SKILL]],
  ['a trade as a hobby', { provider_type: 'trusted_essential', experience_level: 'hobby' }, [SKILL]],
  ['no hours', { hours: [] }, ['hours required']],
  ['hours that end before they begin', { hours: [{ ...MORNING, to_minute: 500 }] }, ['hours.0.to_minute order']],
  ['hours that overlap', { hours: [MORNING, { ...MORNING, from_minute: 660 }] }, ['hours.1 overlap']],
  ['a professional without a document of the skill', { experience_level: 'professional' }, [SKILL]],
  ['work in person without an area', { supports_in_person: true }, ['service_area_zones required']],
  ['no way to work', { supports_online: false }, ['supports_in_person required']],
  ['a price under the least', priced('19.99'), ['cards.0.base_price out_of_range']],
  ['a price above the most', priced('10000.01'), ['cards.0.base_price out_of_range']],
  ['a price that is no amount', priced('2e3'), ['cards.0.base_price not_an_amount']],
  [
    'packages without rates',
    { subscription_packages_enabled: true },
    ['monthly_subscription_rate required', 'yearly_subscription_rate required'],
  ],
  ['rates of packages that are off', { monthly_subscription_rate: 'x' }, []],
  [
    'a service that is offered twice',
    { cards: [...complete.cards, ...complete.cards] },
    ['cards.1.service_slug repeated'],
  ],
  ['too many skills', { skills: Array.from({ length: 13 }, (_, index) => `skill ${index}`) }, ['skills too_many']],
])('%s', (_, change, problems) => {
  expect(found(change)).toEqual(problems);
});

test('an offer with a title of its own needs the title, a price and a length in half hours', () => {
  const card = { service_slug: null, title_en: '', title_ar: '', base_price: '', duration_minutes: 45 };
  expect(found({ cards: [card] })).toEqual([
    'cards.0.title_en required',
    'cards.0.base_price required',
    'cards.0.duration_minutes out_of_range',
  ]);
});

test.each([
  ['http://instagram.com/salma', false],
  ['https://instagram.com/salma', true],
  ['https://instagram.com?u=salma', true],
  ['https://صفحتي.مصر/سلمى', true],
  ['https://salma@evil.example', false],
  ['https://127.0.0.1/x', false],
  ['https://localhost', false],
  ['https://%zz.com', false],
  ['javascript:alert(1)', false],
  ['https://a b.com', false],
])('the link %s', (link, isGood) => {
  expect(found({ social_media_links: [link] })).toEqual(isGood ? [] : ['social_media_links.0 not_https']);
});

test('a link that is accepted is an https address for everybody who reads it', () => {
  const links = fc.oneof(
    fc.webUrl({ validSchemes: ['https', 'http'] }),
    fc.string({ unit: 'grapheme' }).map((text) => `https://${text}`),
  );
  fc.assert(
    fc.property(links, (link) => {
      if (found({ social_media_links: [link] }).length > 0) return;
      const { protocol, hostname, username } = new URL(link);
      expect([protocol, hostname.includes('.'), username]).toEqual(['https:', true, '']);
    }),
    { numRuns: 300 },
  );
});

const text = fc.string({ unit: 'grapheme', maxLength: 1100 });
const amount = fc.oneof(fc.string({ maxLength: 10 }), fc.double({ min: -10, max: 2_000_000 }).map(String));
const anyForm: fc.Arbitrary<ApplicationForm> = fc.record({
  provider_type: fc.option(fc.constantFrom(...PROVIDER_TYPES)),
  is_firm: fc.boolean(),
  full_name: text,
  full_name_ar: text,
  business_name: text,
  business_name_ar: text,
  bio_en: text,
  bio_ar: text,
  primary_category: fc.option(fc.constant('arts')),
  experience_level: fc.option(fc.constantFrom(...EXPERIENCE_LEVELS)),
  skills: fc.array(text, { maxLength: 14 }),
  social_media_links: fc.array(text, { maxLength: 7 }),
  cards: fc.array(
    fc.record({
      service_slug: fc.option(fc.constantFrom('pottery', 'oud')),
      title_en: text,
      title_ar: text,
      base_price: amount,
      duration_minutes: fc.oneof(fc.integer(), fc.constantFrom(30, 60, Number.NaN)),
    }),
    { maxLength: 14 },
  ),
  supports_online: fc.boolean(),
  supports_in_person: fc.boolean(),
  service_area_zones: fc.array(fc.uuid(), { maxLength: 32 }),
  allow_group_booking: fc.boolean(),
  pricing_mode: fc.option(fc.constantFrom(...PRICING_MODES)),
  hours: fc.array(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      from_minute: fc.integer({ min: 0, max: 1439 }),
      to_minute: fc.integer({ min: 1, max: 1440 }),
    }),
    { maxLength: 4 },
  ),
  subscription_packages_enabled: fc.boolean(),
  monthly_subscription_rate: amount,
  yearly_subscription_rate: amount,
});

test('each field has one problem at most, and what is accepted can be stored', () => {
  // A complete form with some fields of any content: both answers come up.
  const forms = fc.tuple(anyForm, fc.subarray(Object.keys(EMPTY_APPLICATION))).map(([any, changed]) => ({
    ...complete,
    ...Object.fromEntries(Object.entries(any).filter(([key]) => changed.includes(key))),
  }));
  const documents = fc.subarray([...requiredDocuments({ experience_level: 'professional', provider_type: null })]);
  fc.assert(
    fc.property(forms, fc.boolean(), documents, (form, has_phone, shown) => {
      const problems = applicationProblems(form, { has_phone, documents: shown });
      const fields = problems.map(({ field }) => field);
      expect(new Set(fields).size).toBe(fields.length);
      if (problems.length > 0) return;
      const { cards, bio_en, bio_ar, hours } = form;
      const { min, max } = APPLICATION_LIMITS.rateEgp;
      expect(hours.length > 0 && hours.every(({ from_minute, to_minute }) => from_minute < to_minute)).toBe(true);
      for (const egp of cards.map(({ base_price }) => Number(base_price))) expect(egp >= min && egp <= max).toBe(true);
      expect(`${bio_en}${bio_ar}`.trim()).not.toBe('');
      expect([has_phone, requiredDocuments(form).every((kind) => shown.includes(kind))]).toEqual([true, true]);
    }),
    { numRuns: 500 },
  );
});
