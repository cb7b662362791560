import { expect, test } from 'vitest';
import {
  type ApplicationCard,
  type ApplicationForm,
  applicationProblems,
  cardProblems,
  changedCardProblems,
  changeProblems,
  contactAt,
  editProblems,
  EMPTY_APPLICATION,
} from './index.ts';

const contactsIn = (change: Partial<ApplicationForm>) =>
  applicationProblems({ ...EMPTY_APPLICATION, ...change }, { has_phone: true, documents: [] })
    .filter(({ problem }) => problem === 'contact')
    .map(({ field }) => field);

const card: ApplicationCard = {
  service_slug: null,
  title_en: 'Mending a broken bowl',
  title_ar: '',
  base_price: '250',
  duration_minutes: 60,
};

test.each([
  'Plumber in Maadi since 2015: 12 years of experience, from 250 EGP per visit.',
  'We come 7 days a week, 9:00 to 17:30, Friday from 14:00, and answer within 24 hours.',
  'Degla, Zahraa and Maadi Sarayat; 5% off for 3 rooms or more. Guarantee of 12 months.',
  'Samsung, LG and Carrier: 1.5 to 5 hp, 220 V. Over 1200 customers since 01/2018.',
  'Customers pay here. Cash for tiles and paint goes to the shop, with its receipt.',
  'سباك في المعادي منذ ٢٠١٥: خبرة ١٢ سنة، والزيارة من ٢٥٠ جنيهًا.',
  'نعمل ٧ أيام في الأسبوع من ٩ صباحًا إلى ٥ مساءً، والجمعة من ٢ ظهرًا.',
  'الدقي والمهندسين والعجوزة، وخصم ٥٪ لثلاث غرف أو أكثر، وضمان ١٢ شهرًا.',
  'نركّب تكييفات ١٫٥ و٢٫٢٥ و٣ حصان، ونغسلها مرتين في السنة، أكثر من ١٢٠٠ عميل.',
])('an ordinary bio stays: %s', (bio) => {
  expect(contactsIn({ bio_en: bio, bio_ar: bio })).toEqual([]);
});

test('names, skills, titles of own services and links are refused as well, each in its place', () => {
  expect(
    contactsIn({
      provider_type: 'trusted_essential',
      is_firm: true,
      full_name: 'Salma 01012345678',
      full_name_ar: 'سلمى واتساب ٠١٠١٢٣٤٥٦٧٨',
      business_name: 'nilefix.com',
      business_name_ar: 'نايل فيكس',
      skills: ['Tiling', '010 1234 5678'],
      social_media_links: ['https://instagram.com/salma', 'https://wa.me/201012345678'],
      cards: [card, { ...card, title_en: 'Call 010-1234-5678', title_ar: 'اتصل على ١٩٧٧٧' }],
    }),
  ).toEqual([
    'full_name',
    'full_name_ar',
    'business_name',
    'skills.1',
    'social_media_links.1',
    'cards.1.title_en',
    'cards.1.title_ar',
  ]);
});

test('a number that is spread over several skills is refused at its end', () => {
  expect(contactsIn({ skills: ['Tiling', '010', '1234', '5678'] })).toEqual(['skills.3']);
});

test('a title of the catalogue is nobody’s own text', () => {
  expect(contactsIn({ cards: [{ ...card, service_slug: 'facebook-ads', title_en: 'Facebook ads' }] })).toEqual([]);
});

test('the contact is found by the path of its field, as it is written', () => {
  const form: ApplicationForm = {
    ...EMPTY_APPLICATION,
    bio_ar: 'أصلّح الأحواض، رقمي ٠١٠ ١٢٣٤ ٥٦٧٨ بعد العصر',
    skills: ['Tiling', 'Vodafone Cash'],
    social_media_links: ['https://wa.me/201012345678'],
    cards: [{ ...card, title_en: 'Repairs (WhatsApp me)' }],
  };
  expect(contactAt(form, 'bio_ar')).toEqual({ kind: 'phone', text: '٠١٠ ١٢٣٤ ٥٦٧٨' });
  expect(contactAt(form, 'skills.1')).toEqual({ kind: 'payment', text: 'Vodafone Cash' });
  expect(contactAt(form, 'social_media_links.0')).toEqual({ kind: 'link', text: 'https://wa.me/201012345678' });
  expect(contactAt(form, 'cards.0.title_en')).toEqual({ kind: 'account', text: 'WhatsApp' });
  for (const field of ['bio_en', 'skills.0', 'skills.9', 'cards.0.title_ar', 'provider_type', 'nothing.at.all'])
    expect(contactAt(form, field)).toBeNull();
});

const old: ApplicationForm = {
  ...EMPTY_APPLICATION,
  provider_type: 'community',
  full_name: 'Salma 01012345678',
  bio_en: 'I teach pottery in Zamalek. Call 01012345678.',
  skills: ['Pottery'],
};
const fieldsOf = (problems: readonly { field: string; problem: string }[]) =>
  problems.filter(({ problem }) => problem === 'contact').map(({ field }) => field);

test('a stored text with a contact stays until its field is edited', () => {
  expect(fieldsOf(editProblems(old, { skills: ['Pottery', 'Glazing'] }))).toEqual([]);
  expect(fieldsOf(editProblems(old, { bio_en: `${old.bio_en} Every day.` }))).toEqual(['bio_en']);
  expect(fieldsOf(editProblems(old, { bio_en: 'I teach pottery in Zamalek, every day.' }))).toEqual([]);
  const documents = { present: [], added: [] };
  expect(fieldsOf(changeProblems(old, { full_name_ar: 'سلمى' }, documents))).toEqual([]);
  expect(fieldsOf(changeProblems(old, { full_name: 'Salma 01112345678' }, documents))).toEqual(['full_name']);
});

test('the title of an older service stays until it is edited', () => {
  const stored = { ...card, title_en: 'Repairs, 01012345678' };
  expect(cardProblems(stored)).toEqual([{ field: 'title_en', problem: 'contact' }]);
  expect(changedCardProblems(stored, { ...stored, base_price: '300' })).toEqual([]);
  expect(changedCardProblems(stored, { ...stored, base_price: '1' })).toEqual([
    { field: 'base_price', problem: 'out_of_range' },
  ]);
  expect(changedCardProblems(stored, { ...stored, title_en: 'Repairs 01012345678' })).toEqual([
    { field: 'title_en', problem: 'contact' },
  ]);
});
