import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { createApplicants } from '../../testing/applicants.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);
const people = () => createApplicants(product);

test('a provider changes what needs no review, by the rules of the application', async () => {
  const category = await world().category();
  const provider = await world().provider(category, {
    skills: [{ en: 'Pottery', ar: 'فخار' }],
    bio_en: 'I have taught pottery for five years.',
    bio_ar: 'أعلّم الفخار منذ خمس سنوات في الزمالك.',
    supports_in_person: false,
    supports_online: true,
  });
  const area = await world().area();
  const person = await people().callsOf(provider.user_id);
  const change = { skills: ['فخار', 'Glazing'], supports_in_person: true, service_area_zones: [area.id] };
  expect((await person.call('PATCH', '/api/v1/provider', change)).body).toEqual({ changed: true });
  const [row] = await product.owner.execute(sql`select skills, supports_in_person, bio_en, verification_status
    from provider_profiles where id = ${provider.id}`);
  expect(row).toEqual({
    skills: [
      { en: 'Pottery', ar: 'فخار' },
      { en: 'Glazing', ar: 'Glazing' },
    ],
    supports_in_person: true,
    bio_en: 'I have taught pottery for five years.',
    verification_status: 'verified',
  });
  const refused = await person.call('PATCH', '/api/v1/provider', { skills: [], bio_en: 'short' });
  expect(refused.body).toMatchObject({
    data: {
      fields: [
        { path: 'bio_en', message: 'too_short' },
        { path: 'skills', message: 'required' },
      ],
    },
  });
  for (const forbidden of [
    { full_name: 'Other' },
    { provider_type: 'trusted_essential' },
    { experience_level: 'hobby' },
  ])
    expect(refusalOf(await person.call('PATCH', '/api/v1/provider', forbidden))).toBe('invalid_input');
});

test('a provider reads the profile as it is now, and a text in one language stays one when it changes', async () => {
  const [person, { form }] = [await people().applicant(), await people().completeForm()];
  await person.save(form, 0);
  await person.send(1);
  await product.owner.execute(sql`update provider_profiles set verification_status = 'verified', is_active = true
    where user_id = ${person.id}`);
  const bio_ar = 'أعلّم الفخار والتزجيج للكبار والصغار في ورشتي.';
  await person.call('PATCH', '/api/v1/provider', { bio_ar, pricing_mode: 'fixed' });
  expect((await person.read()).form).toMatchObject({ bio_en: '', bio_ar, full_name: '', pricing_mode: 'fixed' });
  const [row] = await product.owner.execute(sql`select bio_en, bio_ar from provider_profiles
    where user_id = ${person.id}`);
  expect(row).toEqual({ bio_en: bio_ar, bio_ar });
  await product.owner.execute(sql`update provider_profiles set is_active = false, suspension_reason = 'Expired card'
    where user_id = ${person.id}`);
  expect(await person.read()).toMatchObject({ status: 'verified', is_active: false, reason: 'Expired card' });
});

test('applicants, suspended providers and others change no profile', async () => {
  const category = await world().category();
  for (const given of [{ verification_status: 'pending' as const }, { is_active: false }]) {
    const { user_id } = await world().provider(category, given);
    const person = await people().callsOf(user_id);
    expect(refusalOf(await person.call('PATCH', '/api/v1/provider', { skills: ['x y'] }))).toBe('provider_required');
  }
  const customer = await people().callsOf((await world().user()).id);
  expect(refusalOf(await customer.call('PATCH', '/api/v1/provider', {}))).toBe('provider_required');
});
