import type { WarrantyDays, WeeklyHours } from '../bookings/index.ts';
import {
  amountProblem,
  APPLICATION_LIMITS,
  type ApplicationProblem,
  priceProblem,
  type Range,
} from './application-limits.ts';
import { APPLICATION_STEPS, type ApplicationStep } from './application-steps.ts';
import { AVAILABILITY_LIMITS, weekProblems } from './availability.ts';
import { PRICING_MODES, type PricingMode } from './pricing-modes.ts';
import { contactIn, leadsToContact } from '../contacts/index.ts';
import type { DocumentKind } from './documents.ts';
import { requiredDocuments } from './required-documents.ts';
import { type ExperienceLevel, levelsFor, type ProviderType } from './verification.ts';

/** An offer of the form; `service_slug` is null for a title of one's own. Amounts are decimal texts in EGP. */
export interface ApplicationCard {
  service_slug: string | null;
  title_en: string;
  title_ar: string;
  base_price: string;
  duration_minutes: number;
  /** Customers book a visit, whose fee is the price; a form of an earlier release has none. */
  is_visit?: boolean | undefined;
  /** For how many days it promises a free second visit; null for none. */
  warranty_days?: WarrantyDays | null | undefined;
}

/** The onboarding form, complete or half-filled: empty texts, nulls and empty lists are what is missing. */
export interface ApplicationForm {
  provider_type: ProviderType | null;
  /** Of a trusted essential: a firm with a name of its own; otherwise a tradesperson in their own name. */
  is_firm: boolean;
  full_name: string;
  full_name_ar: string;
  business_name: string;
  business_name_ar: string;
  bio_en: string;
  bio_ar: string;
  primary_category: string | null;
  experience_level: ExperienceLevel | null;
  skills: string[];
  social_media_links: string[];
  cards: ApplicationCard[];
  supports_online: boolean;
  supports_in_person: boolean;
  service_area_zones: string[];
  allow_group_booking: boolean;
  /** The working hours of each week. */
  hours: WeeklyHours[];
  pricing_mode: PricingMode | null;
  subscription_packages_enabled: boolean;
  monthly_subscription_rate: string;
  yearly_subscription_rate: string;
}

/** The form before anything is filled in. */
export const EMPTY_APPLICATION: ApplicationForm = {
  provider_type: null,
  is_firm: false,
  full_name: '',
  full_name_ar: '',
  business_name: '',
  business_name_ar: '',
  bio_en: '',
  bio_ar: '',
  primary_category: null,
  experience_level: null,
  skills: [],
  social_media_links: [],
  cards: [],
  supports_online: false,
  supports_in_person: false,
  service_area_zones: [],
  allow_group_booking: false,
  hours: [],
  pricing_mode: null,
  subscription_packages_enabled: false,
  monthly_subscription_rate: '',
  yearly_subscription_rate: '',
};

/** What an application needs besides the form. */
export interface ApplicationProofs {
  /** The account has a mobile number that was proven by a code. */
  has_phone: boolean;
  documents: readonly DocumentKind[];
}

export interface FieldOfApplication {
  step: ApplicationStep;
  /** The path of the field: "full_name", "cards.0.base_price", "phone", a document kind. */
  field: string;
  problem: ApplicationProblem;
}

type Found = ApplicationProblem | null;

/** Everybody reads the texts of the form: contact stays inside. `earlier` are the texts of a list before this one. */
function text(value: string, { min, max }: Range, earlier: readonly string[] = []): Found {
  const length = [...value.trim()].length;
  if (length === 0) return 'required';
  if (length < min) return 'too_short';
  if (length > max) return 'too_long';
  return contactIn(value, earlier) === null ? null : 'contact';
}

const optionalText = (value: string, range: Range): Found => (value.trim() === '' ? null : text(value, range));

/** A text in at least one of two languages: where both are missing, the first is reported. */
function eitherText(en: string, ar: string, range: Range): [Found, Found] {
  const isMissing = en.trim() === '' && ar.trim() === '';
  return [isMissing ? 'required' : optionalText(en, range), optionalText(ar, range)];
}

/** A name has letters. */
function eitherName(en: string, ar: string): [Found, Found] {
  const { name } = APPLICATION_LIMITS;
  const isNoName = (text: string) => text.trim() !== '' && !/\p{L}/u.test(text);
  const [first, second] = eitherText(en, ar, name);
  return [isNoName(en) ? 'required' : first, isNoName(ar) ? 'required' : second];
}

function link(value: string): Found {
  if (value.length > APPLICATION_LIMITS.link) return 'too_long';
  if (leadsToContact(value)) return 'contact';
  return /^https:\/\/[^\s@/?#\\]+(?:[/?#]\S*)?$/u.test(value) && hasDomain(value) ? null : 'not_https';
}

function hasDomain(address: string): boolean {
  try {
    return /\.[a-z][a-z\d-]*\.?$/.test(new URL(address).hostname);
  } catch {
    return false;
  }
}

type Check = readonly [field: string, problem: Found];

/** The level that the person has chosen, or the only one of their type. */
export function levelOf({
  provider_type,
  experience_level,
}: Pick<ApplicationForm, 'provider_type' | 'experience_level'>): ExperienceLevel | null {
  const levels = levelsFor(provider_type ?? 'community');
  const [only] = levels.length === 1 ? levels : [];
  return only ?? levels.find((level) => level === experience_level) ?? null;
}

/** Whether an application is that of a firm, which has the name of a business. */
export function isFirmOf({ provider_type, is_firm }: Pick<ApplicationForm, 'provider_type' | 'is_firm'>): boolean {
  return provider_type === 'trusted_essential' && is_firm;
}

function aboutChecks(form: ApplicationForm, proofs: ApplicationProofs): Check[] {
  const [name, nameAr] = eitherName(form.full_name, form.full_name_ar);
  const [business, businessAr] = eitherName(form.business_name, form.business_name_ar);
  const isFirm = isFirmOf(form);
  const [bioEn, bioAr] = eitherText(form.bio_en, form.bio_ar, APPLICATION_LIMITS.bio);
  return [
    ['full_name', name],
    ['full_name_ar', nameAr],
    ['business_name', isFirm ? business : null],
    ['business_name_ar', isFirm ? businessAr : null],
    ['bio_en', bioEn],
    ['bio_ar', bioAr],
    ['phone', proofs.has_phone ? null : 'required'],
  ];
}

function workChecks(form: ApplicationForm): Check[] {
  const { skill, skills, links, cards } = APPLICATION_LIMITS;
  return [
    ['primary_category', form.primary_category === null ? 'required' : null],
    ['experience_level', levelOf(form) === null ? 'required' : null],
    ['skills', form.skills.length === 0 ? 'required' : form.skills.length > skills ? 'too_many' : null],
    ...form.skills.map((value, index): Check => [`skills.${index}`, text(value, skill, form.skills.slice(0, index))]),
    ['social_media_links', form.social_media_links.length > links ? 'too_many' : null],
    ...form.social_media_links.map((value, index): Check => [`social_media_links.${index}`, link(value)]),
    ['cards', form.cards.length < cards.min ? 'required' : form.cards.length > cards.max ? 'too_many' : null],
    ...form.cards.flatMap((card, index) => [
      [`cards.${index}.service_slug`, isOfferedBefore(form.cards, index) ? 'repeated' : null] satisfies Check,
      ...cardChecks(card).map(([field, problem]): Check => [`cards.${index}.${field}`, problem]),
    ]),
  ];
}

const isOfferedBefore = (cards: readonly ApplicationCard[], index: number) =>
  cards
    .slice(0, index)
    .some(({ service_slug }) => service_slug !== null && service_slug === cards[index]?.service_slug);

function cardChecks(card: ApplicationCard): Check[] {
  const { title, durationMinutes } = APPLICATION_LIMITS;
  const [en, ar] = card.service_slug === null ? eitherText(card.title_en, card.title_ar, title) : [null, null];
  const { min, max, step } = durationMinutes;
  const minutes = card.duration_minutes;
  const isLength = minutes >= min && minutes <= max && minutes % step === 0;
  return [
    ['title_en', en],
    ['title_ar', ar],
    ['base_price', priceProblem(card.base_price)],
    ['duration_minutes', isLength ? null : 'out_of_range'],
  ];
}

/** What is wrong with one offer, in the order of the form: the rules of the application hold for all cards. */
export function cardProblems(card: ApplicationCard): Pick<FieldOfApplication, 'field' | 'problem'>[] {
  return cardChecks(card).flatMap(([field, problem]) => (problem === null ? [] : [{ field, problem }]));
}

function placeChecks(form: ApplicationForm): Check[] {
  const { areas } = APPLICATION_LIMITS;
  const count = form.service_area_zones.length;
  return [
    ['supports_in_person', form.supports_online || form.supports_in_person ? null : 'required'],
    ['service_area_zones', form.supports_in_person && count === 0 ? 'required' : count > areas ? 'too_many' : null],
  ];
}

/** Without hours nobody could book the provider whom an admin approves. */
function hourChecks({ hours }: ApplicationForm): Check[] {
  if (hours.length === 0) return [['hours', 'required']];
  if (hours.length > AVAILABILITY_LIMITS.hours) return [['hours', 'too_many']];
  return weekProblems(hours, 'hours').map(({ path, problem }): Check => [path, problem]);
}

function priceChecks(form: ApplicationForm): Check[] {
  const { packageEgp } = APPLICATION_LIMITS;
  const packages = form.subscription_packages_enabled;
  const isMode = PRICING_MODES.some((mode) => mode === form.pricing_mode);
  return [
    ['pricing_mode', isMode ? null : 'required'],
    ['monthly_subscription_rate', packages ? amountProblem(form.monthly_subscription_rate, packageEgp) : null],
    ['yearly_subscription_rate', packages ? amountProblem(form.yearly_subscription_rate, packageEgp) : null],
  ];
}

/**
 * What is missing or wrong in an application, in the order of the form; empty if it can be sent. The form shows the
 * same problems as the server (product decision: providers).
 */
export function applicationProblems(form: ApplicationForm, proofs: ApplicationProofs): FieldOfApplication[] {
  const checks: Record<Exclude<ApplicationStep, 'review'>, Check[]> = {
    type: [['provider_type', form.provider_type === null ? 'required' : null]],
    about: aboutChecks(form, proofs),
    work: [...workChecks(form), ...priceChecks(form)],
    place: placeChecks(form),
    hours: hourChecks(form),
    documents: requiredDocuments(form).map((kind) => [kind, proofs.documents.includes(kind) ? null : 'required']),
    // May be left for later: earnings wait until then.
    payout: [],
  };
  return APPLICATION_STEPS.flatMap((step) =>
    step === 'review'
      ? []
      : checks[step].flatMap(([field, problem]) => (problem === null ? [] : [{ step, field, problem }])),
  );
}
