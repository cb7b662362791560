import type { ProviderPage } from '@hirfa/contract/discovery';
import type { ServiceArea } from '@hirfa/contract/catalogue';
import type { Language } from '@hirfa/domain/market';
import { type ApplicationForm, EDITED_FIELDS, inBothLanguages } from '@hirfa/domain/providers';
import { isSameForm, mergeForms } from '../onboarding/draft/merge-forms.ts';

type Skills = ProviderPage['skills'];

/** The stored profile as a person edits it: known skills are in the page's language. */
export function profileForm(stored: ApplicationForm, known: Skills, language: Language): ApplicationForm {
  const skills = stored.skills.map((skill) => skillOf(skill, known)[language]);
  return { ...stored, skills };
}

/** The skill that the person means, in whichever language; a new one stands for both. */
function skillOf(skill: string, known: Skills): Skills[number] {
  return known.find(({ en, ar }) => en === skill || ar === skill) ?? { en: skill, ar: skill };
}

export interface Edited<Form> {
  /** The form as it is stored. */
  base: Form;
  form: Form;
}

/** What the person has changed and not saved; empty if nothing. */
export function editsOf({ base, form }: Edited<ApplicationForm>): Partial<ApplicationForm> {
  return Object.fromEntries(
    EDITED_FIELDS.filter((field) => !isSameForm(base, { ...base, [field]: form[field] })).map((field) => [
      field,
      form[field],
    ]),
  );
}

/** The stored form has changed: what was edited here stays, everything else is as it is stored now. */
export function withStored<Form extends object>({ base, form }: Edited<Form>, stored: Form): Edited<Form> {
  return { base: stored, form: mergeForms(base, form, stored) };
}

/** The public page of a provider as it would be with a form that is not saved. */
export function previewOf(page: ProviderPage, form: ApplicationForm, areas: readonly ServiceArea[]): ProviderPage {
  const [bio_en, bio_ar] = inBothLanguages(form.bio_en, form.bio_ar);
  const { supports_online, supports_in_person, allow_group_booking } = form;
  return {
    ...page,
    bio_en,
    bio_ar,
    skills: form.skills.map((skill) => skillOf(skill, page.skills)),
    social_media_links: form.social_media_links,
    supports_online,
    supports_in_person,
    allow_group_booking,
    areas: form.service_area_zones.flatMap((id) => areas.find((area) => area.id === id) ?? []),
  };
}
