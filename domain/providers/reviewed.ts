import {
  type ApplicationCard,
  type ApplicationForm,
  applicationProblems,
  cardProblems,
  type FieldOfApplication,
  isFirmOf,
} from './application.ts';
import type { DocumentKind } from './documents.ts';
import { requiredDocuments } from './required-documents.ts';
import type { ProviderType } from './verification.ts';

/** What was verified: a verified provider asks an admin to change it (product decision: providers). */
export const REVIEWED_FIELDS = [
  'full_name',
  'full_name_ar',
  'business_name',
  'business_name_ar',
  'provider_type',
] as const;

type Names = Exclude<(typeof REVIEWED_FIELDS)[number], 'provider_type'>;
/** The fields that change, with their new values. */
export type ReviewedChanges = { [Name in Names]?: string } & { provider_type?: ProviderType };

/** What a verified provider changes without review (product decision: providers). */
export const EDITED_FIELDS = [
  'bio_en',
  'bio_ar',
  'skills',
  'social_media_links',
  'supports_online',
  'supports_in_person',
  'service_area_zones',
  'allow_group_booking',
  'pricing_mode',
  'subscription_packages_enabled',
  'monthly_subscription_rate',
  'yearly_subscription_rate',
] as const satisfies (keyof ApplicationForm)[];

/** A text in both languages: one that is missing is the other. */
export function inBothLanguages(en: string, ar: string): [en: string, ar: string] {
  const [first, second] = [en.trim(), ar.trim()];
  return [first || second, second || first];
}

/** The same backwards: a text that only stands for the other language is missing; its script says in which it is. */
export function asWritten(en: string, ar: string): [en: string, ar: string] {
  if (en !== ar) return [en, ar];
  return /\p{Script=Arabic}/u.test(en) ? ['', ar] : [en, ''];
}

/** Everything reviewed of a form, as it is stored. Only firms have the name of a business. */
function reviewedOf(form: ApplicationForm): ReviewedChanges {
  const [full_name, full_name_ar] = inBothLanguages(form.full_name, form.full_name_ar);
  const names = { full_name, full_name_ar, ...(form.provider_type && { provider_type: form.provider_type }) };
  if (!isFirmOf(form)) return names;
  const [business_name, business_name_ar] = inBothLanguages(form.business_name, form.business_name_ar);
  return { ...names, business_name, business_name_ar };
}

/** What differs between a profile and what its provider wants, without what is missing. */
export function requestedChanges(present: ApplicationForm, wanted: ApplicationForm): ReviewedChanges {
  const before = reviewedOf(present);
  return Object.fromEntries(
    Object.entries(reviewedOf(wanted)).filter(
      ([field, value]) => value !== '' && value !== Object.entries(before).find(([name]) => name === field)?.[1],
    ),
  );
}

interface Documents {
  present: readonly DocumentKind[];
  /** Those that were uploaded for the request. */
  added: readonly DocumentKind[];
  /** Whether the person has chosen to be a firm; whoever names a business wants to be one. */
  is_firm?: boolean;
}

/** An older profile may lack what the form asks for today: only problems of changed fields and new ones count. */
function newProblems(before: readonly FieldOfApplication[], after: readonly FieldOfApplication[], changes: object) {
  const isKnown = (field: string) => before.some((each) => each.field === field);
  return after.filter(({ field }) => (field.split('.')[0] ?? '') in changes || !isKnown(field));
}

/** What is wrong with a change that needs no review, by the rules of the application. */
export function editProblems(
  present: ApplicationForm,
  changes: Partial<Pick<ApplicationForm, (typeof EDITED_FIELDS)[number]>>,
): FieldOfApplication[] {
  const documents = requiredDocuments(present);
  return newProblems(problemsOf(present, documents), problemsOf({ ...present, ...changes }, documents), changes);
}

/** What is wrong with a changed offer: an older one may break a rule of today where nothing changes. */
export function changedCardProblems(before: ApplicationCard, card: ApplicationCard) {
  const known = cardProblems(before);
  const valueIn = (given: ApplicationCard, field: string) =>
    Object.entries(given).find(([name]) => name === field)?.[1];
  const isKnown = (field: string) =>
    valueIn(before, field) === valueIn(card, field) && known.some((each) => each.field === field);
  return cardProblems(card).filter(({ field }) => !isKnown(field));
}

/** What a change of reviewed fields lacks, by the rules of the application: the new values, and what a firm needs. */
export function changeProblems(
  present: ApplicationForm,
  changes: ReviewedChanges,
  { present: known, added, is_firm: wantsFirm = false }: Documents,
): FieldOfApplication[] {
  const is_firm = wantsFirm || present.is_firm || changes.business_name !== undefined;
  const after = problemsOf({ ...present, ...changes, is_firm }, [...known, ...added]);
  return newProblems(problemsOf(present, known), after, changes);
}

function problemsOf(form: ApplicationForm, documents: readonly DocumentKind[]): FieldOfApplication[] {
  return applicationProblems(form, { has_phone: true, documents });
}
