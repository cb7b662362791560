import { EMPTY_APPLICATION, PROPOSED_WEEK, REQUIRED_DOCUMENTS } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { createApplicants } from '../../testing/applicants.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);
const people = () => createApplicants(product);
const ADDRESS = '/api/v1/provider/application';

test('a form is saved half-filled, and continued from any device at its step', async () => {
  const salma = await people().applicant(false);
  expect(await salma.read()).toEqual({
    form: { ...EMPTY_APPLICATION, hours: [...PROPOSED_WEEK], full_name: salma.full_name },
    step: 'type',
    version: 0,
    status: 'draft',
    reason: null,
    is_active: false,
    phone_number: salma.phoneNumber,
    documents: [],
    sent_at: null,
    decided_at: null,
  });
  const half = { ...EMPTY_APPLICATION, full_name_ar: 'س', bio_ar: 'سطر\nثانٍ', hours: [] };
  expect((await salma.save(half, 0, 'about')).body).toEqual({ version: 1 });
  const phone = await people().callsOf(salma.id);
  expect(await phone.read()).toMatchObject({ form: half, step: 'about', version: 1 });
  expect((await phone.save({ ...half, is_firm: true }, 1)).body).toEqual({ version: 2 });
});

test('a save that is based on an older version is refused, also when both come at once', async () => {
  const salma = await people().applicant(false);
  const first = await Promise.all([salma.save(EMPTY_APPLICATION, 0), salma.save(EMPTY_APPLICATION, 0)]);
  const second = await Promise.all([salma.save(EMPTY_APPLICATION, 1), salma.save(EMPTY_APPLICATION, 1)]);
  for (const answers of [first, second]) expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(refusalOf(await salma.save(EMPTY_APPLICATION, 7))).toBe('state_changed');
  expect((await salma.read()).version).toBe(2);
});

test.each([
  ['an invisible character', { full_name: 'Salma\u202e' }],
  ['a mark without width in a name', { full_name_ar: 'سلمى\u200b' }],
  ['a line separator in a name', { business_name: 'Nile\u2028Repairs' }],
  ['a name of blank letters', { business_name_ar: '\u115f\u1160\uffa0' }],
  ['a text beyond all limits', { bio_en: 'x'.repeat(4001) }],
  ['too many offers', { cards: Array.from({ length: 31 }, () => ({})) }],
  ['an unknown field', { verification_status: 'verified' }],
])('a form with %s is refused', async (_, change) => {
  const salma = await people().applicant(false);
  const body = { form: { ...EMPTY_APPLICATION, ...change }, step: 'about', version: 0 };
  expect(refusalOf(await salma.call('PUT', ADDRESS, body))).toBe('invalid_input');
});

test('an application that is sent becomes a pending profile, once, and is told to the person and to admins', async () => {
  const salma = await people().applicant();
  const { form, category, service, area } = await people().completeForm();
  await salma.save(form, 0, 'review');
  const key = newId();
  const [first, again] = [await salma.send(1, key), await salma.send(1, key)];
  expect([first.body, again.body]).toEqual([{ status: 'pending' }, { status: 'pending' }]);
  const [provider] = await product.owner.execute<Record<string, unknown>>(
    sql`select * from provider_profiles where user_id = ${salma.id}`,
  );
  expect(provider).toMatchObject({
    full_name: 'سلمى عبد الرحمن',
    full_name_ar: 'سلمى عبد الرحمن',
    display_name_en: 'سلمى ع.',
    business_name: null,
    verification_status: 'pending',
    is_active: false,
    provider_type: 'community',
    primary_category: category.slug,
    skills: [{ en: 'فخار', ar: 'فخار' }],
    hourly_rate: '250.00',
    bio_en: form.bio_ar,
  });
  const cards = await product.owner.execute(sql`select title_en, title_ar, service_id, category_slug, base_price
    from service_cards where provider_id = ${String(provider?.id)} order by base_price`);
  expect([...cards]).toEqual([
    {
      title_en: 'Pottery for beginners',
      title_ar: 'فخار للمبتدئين',
      service_id: service.id,
      category_slug: category.slug,
      base_price: '250.00',
    },
    {
      title_en: 'ورشة للأطفال',
      title_ar: 'ورشة للأطفال',
      service_id: null,
      category_slug: category.slug,
      base_price: '300.50',
    },
  ]);
  const areas = await product.owner.execute(
    sql`select service_area_id as id from provider_service_areas where provider_id = ${String(provider?.id)}`,
  );
  expect([...areas]).toEqual([{ id: area.id }]);
  const hours = await product.owner.execute(sql`select weekday, from_minute, to_minute from provider_weekly_hours
    where provider_id = ${String(provider?.id)} order by weekday`);
  expect([...hours]).toEqual(form.hours);
  const told = await product.owner.execute<{ stream: string }>(
    sql`select stream from stream_outbox where entity_id = ${String(provider?.id)}
      union all select stream from stream_events where entity_id = ${String(provider?.id)}`,
  );
  expect([...new Set(told.map(({ stream }) => stream))].toSorted()).toEqual(['admins', `user:${salma.id}`]);
  expect(await salma.read()).toMatchObject({ status: 'pending', sent_at: product.clock.now.toISOString() });
});

test('while an application waits, it can be neither changed nor sent again', async () => {
  const salma = await people().applicant();
  const { form } = await people().completeForm();
  await salma.save(form, 0);
  await salma.send(1);
  const { version } = await salma.read();
  expect(refusalOf(await salma.save(form, version))).toBe('state_changed');
  expect(refusalOf(await salma.send(version))).toBe('state_changed');
  expect(refusalOf(await salma.send(1))).toBe('state_changed');
});

test('of two devices that send at once, one application arrives', async () => {
  const salma = await people().applicant();
  const { form } = await people().completeForm();
  await salma.save(form, 0);
  const answers = await Promise.all([salma.send(1), salma.send(1), salma.save(form, 1)]);
  expect(answers.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  const rows = await product.owner.execute(sql`select 1 from provider_profiles where user_id = ${salma.id}`);
  expect(rows.length).toBe(answers.slice(0, 2).filter(({ status }) => status === 200).length);
});

test('an incomplete application is refused with each field and its problem, and nothing is stored', async () => {
  const salma = await people().applicant(false);
  await product.owner.execute(sql`update auth.users set phone_number_verified = false where id = ${salma.id}`);
  const { form } = await people().completeForm();
  const wrong = { ...form, hours: [], service_area_zones: [newId()], primary_category: 'gone' };
  await salma.save({ ...wrong, cards: wrong.cards.map((card) => ({ ...card, service_slug: 'gone' })).slice(0, 1) }, 0);
  const answer = await salma.send(1);
  expect(answer.status).toBe(400);
  const { fields } = z
    .object({ data: z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) }) })
    .parse(answer.body).data;
  expect(fields.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'phone required',
    'hours required',
    ...REQUIRED_DOCUMENTS.map((kind) => `${kind} required`),
    'primary_category required',
    'cards.0.service_slug required',
    'service_area_zones required',
  ]);
  const rows = await product.owner.execute(sql`select 1 from provider_profiles where user_id = ${salma.id}`);
  expect([...rows]).toEqual([]);
  expect((await salma.read()).status).toBe('draft');
});

test('a rejected application shows the reason, is mended and sent again', async () => {
  const salma = await people().applicant();
  const { form } = await people().completeForm();
  await salma.save(form, 0);
  await salma.send(1);
  await product.owner.execute(sql`update provider_profiles set verification_status = 'rejected',
    skill_verification_notes = 'The photo of the ID is blurred', decided_at = now() where user_id = ${salma.id}`);
  const rejected = await salma.read();
  expect(rejected).toMatchObject({ status: 'rejected', reason: 'The photo of the ID is blurred', form });
  const [card] = form.cards;
  if (card === undefined) throw new Error('no card');
  const mended = { ...form, full_name_ar: 'سلمى أحمد', cards: [card] };
  await salma.save(mended, rejected.version);
  expect((await salma.send(rejected.version + 1)).status).toBe(200);
  const after = await salma.read();
  expect(after).toMatchObject({ status: 'pending', reason: null, form: { full_name_ar: 'سلمى أحمد' } });
  const [rows] = await product.owner.execute(sql`select full_name_ar, (select count(*)::int from service_cards
    where provider_id = provider_profiles.id) as cards from provider_profiles where user_id = ${salma.id}`);
  expect(rows).toEqual({ full_name_ar: 'سلمى أحمد', cards: 1 });
});

test('an offer of an application can be a visit, and is one on the site and in the form of the provider', async () => {
  const salma = await people().applicant();
  const { form } = await people().completeForm();
  const cards = form.cards.map((card, index) => ({ ...card, is_visit: index === 0 }));
  await salma.save({ ...form, cards }, 0, 'review');
  expect((await salma.read()).form.cards.map(({ is_visit }) => is_visit)).toEqual([true, false]);
  await salma.send(1);
  const stored = await product.owner.execute(sql`select is_visit, hourly_rate::text from service_cards
    join provider_profiles on provider_profiles.id = provider_id where user_id = ${salma.id} order by base_price`);
  expect([...stored]).toEqual([
    { is_visit: true, hourly_rate: '300.50' },
    { is_visit: false, hourly_rate: '300.50' },
  ]);
});

test('an applicant without a stored form continues with the profile', async () => {
  const category = await world().category();
  const provider = await world().provider(category, { verification_status: 'rejected' });
  await world().card(provider, category);
  const person = await people().callsOf(provider.user_id);
  expect(await person.read()).toMatchObject({
    version: 0,
    status: 'rejected',
    form: { full_name: provider.full_name, cards: [{ title_ar: 'عرضي', service_slug: null }] },
  });
});

test('visitors get none of these calls', async () => {
  const calls = [
    ['GET', ADDRESS, undefined],
    ['PUT', ADDRESS, { form: EMPTY_APPLICATION, step: 'type', version: 0 }],
    ['POST', `${ADDRESS}/send`, { version: 1 }],
    ['PATCH', '/api/v1/provider', {}],
  ] as const;
  for (const [method, path, body] of calls)
    expect(refusalOf(await ask(product, method, path, body ? { body } : {})), path).toBe('authentication_required');
});
