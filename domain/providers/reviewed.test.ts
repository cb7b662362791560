import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ApplicationForm, EMPTY_APPLICATION } from './application.ts';
import { asWritten, changeProblems, editProblems, inBothLanguages, requestedChanges } from './reviewed.ts';

const person: ApplicationForm = {
  ...EMPTY_APPLICATION,
  provider_type: 'community',
  full_name_ar: 'سلمى كمال',
  experience_level: 'hobby',
};
const firm: ApplicationForm = {
  ...person,
  provider_type: 'trusted_essential',
  is_firm: true,
  business_name: 'Nile Fix',
};

test('a text that was written in one language only is stored in both, and read back in its own', () => {
  expect(inBothLanguages(' Salma ', '')).toEqual(['Salma', 'Salma']);
  expect(asWritten('Salma', 'Salma')).toEqual(['Salma', '']);
  expect(asWritten('سلمى', 'سلمى')).toEqual(['', 'سلمى']);
  expect(asWritten('Salma', 'سلمى')).toEqual(['Salma', 'سلمى']);
});

test('a request has only what changes, and a name in one language changes in both', () => {
  expect(requestedChanges(person, { ...person, full_name_ar: ' منى كمال ' })).toEqual({
    full_name: 'منى كمال',
    full_name_ar: 'منى كمال',
  });
  expect(requestedChanges(person, { ...person, full_name: 'Salma Kamal' })).toEqual({ full_name: 'Salma Kamal' });
  expect(requestedChanges(person, { ...person, business_name: 'Nile Fix' })).toEqual({});
  expect(requestedChanges(person, firm)).toEqual({
    provider_type: 'trusted_essential',
    business_name: 'Nile Fix',
    business_name_ar: 'Nile Fix',
  });
  expect(requestedChanges(firm, person)).toEqual({ provider_type: 'community' });
});

test('a person who becomes a firm needs its name and a proof of the skill, and who gets a trade only the proof', () => {
  const fieldsOf = (changes: object, added: 'skill_verification_document_url'[] = [], is_firm = false) =>
    changeProblems(person, changes, { present: [], added, is_firm }).map(({ field, problem }) => `${field} ${problem}`);
  const trusted = { provider_type: 'trusted_essential' };
  expect(fieldsOf(trusted)).toEqual(['skill_verification_document_url required']);
  expect(fieldsOf(trusted, [], true)).toEqual(['business_name required', 'skill_verification_document_url required']);
  const named = { provider_type: 'trusted_essential', business_name: 'Nile Fix' };
  expect(fieldsOf(named, ['skill_verification_document_url'])).toEqual([]);
  expect(fieldsOf({ full_name_ar: '؟؟' })).toEqual(['full_name_ar required']);
  expect(fieldsOf({ full_name: 'Mona' })).toEqual([]);
});

test('of an older profile, only what changes has to follow the rules', () => {
  const old: ApplicationForm = { ...person, skills: ['x'], pricing_mode: 'hourly' };
  expect(editProblems(old, { pricing_mode: 'fixed' })).toEqual([]);
  expect(editProblems(old, { skills: ['x', 'Pottery'], bio_en: 'short' }).map(({ field }) => field)).toEqual([
    'bio_en',
    'skills.0',
  ]);
  const lost = editProblems({ ...old, supports_online: true }, { supports_online: false });
  expect(lost.map(({ field }) => field)).toEqual(['supports_in_person']);
});

test('without a change of the form nothing is requested, and what is requested is then no change any more', () => {
  const name = fc.constantFrom('', 'Salma', 'سلمى', 'Nile Fix');
  const form = fc
    .record({
      full_name: name,
      full_name_ar: name,
      business_name: name,
      business_name_ar: name,
      provider_type: fc.constantFrom('community' as const, 'trusted_essential' as const),
    })
    .map((fields): ApplicationForm => ({ ...EMPTY_APPLICATION, ...fields }));
  fc.assert(
    fc.property(form, form, (present, wanted) => {
      expect(requestedChanges(present, present)).toEqual({});
      const [full_name, full_name_ar] = inBothLanguages(present.full_name, present.full_name_ar);
      const [business_name, business_name_ar] = inBothLanguages(present.business_name, present.business_name_ar);
      const stored = { ...present, full_name, full_name_ar, business_name, business_name_ar };
      const changed = { ...stored, ...requestedChanges(stored, wanted) };
      expect(requestedChanges(changed, wanted)).toEqual({});
    }),
  );
});
