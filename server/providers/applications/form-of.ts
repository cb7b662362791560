import { displayName } from '@hirfa/domain/accounts';
import type { WeeklyHours } from '@hirfa/domain/bookings';
import {
  type ApplicationForm,
  asWritten,
  EMPTY_APPLICATION,
  hourlyRateOf,
  inBothLanguages,
  isFirmOf,
  levelOf,
  PROPOSED_WEEK,
} from '@hirfa/domain/providers';
import { newId } from '../../platform/ids.ts';
import type { findAreaIds, findCards, findProviderOf, ProviderValues, References } from './queries.ts';

type Provider = NonNullable<Awaited<ReturnType<typeof findProviderOf>>>;
type Cards = Awaited<ReturnType<typeof findCards>>;
type Areas = Awaited<ReturnType<typeof findAreaIds>>;

/** The form of a person who begins: the name of the account is in the field of its script. */
export function firstForm(accountName: string): ApplicationForm {
  const field = /\p{Script=Arabic}/u.test(accountName) ? 'full_name_ar' : 'full_name';
  return { ...EMPTY_APPLICATION, hours: [...PROPOSED_WEEK], [field]: accountName };
}

/** An amount of the database as a person types it: "250". */
const typed = (amount: string | null) => amount?.replace(/\.00$/, '') ?? '';

/** A provider profile as the form: of a verified provider, and of a person whose form is not stored. */
export function formOf(provider: Provider, areas: Areas, cards: Cards, hours: WeeklyHours[]): ApplicationForm {
  const [full_name, full_name_ar] = asWritten(provider.full_name, provider.full_name_ar ?? '');
  const [business_name, business_name_ar] = asWritten(provider.business_name ?? '', provider.business_name_ar ?? '');
  const [bio_en, bio_ar] = asWritten(provider.bio_en, provider.bio_ar);
  return {
    ...EMPTY_APPLICATION,
    provider_type: provider.provider_type,
    is_firm: provider.business_name !== null,
    full_name,
    full_name_ar,
    business_name,
    business_name_ar,
    bio_en,
    bio_ar,
    primary_category: provider.primary_category,
    experience_level: provider.experience_level,
    skills: provider.skills.map(({ en }) => en),
    social_media_links: provider.social_media_links,
    cards: cards.map((card) => ({ ...card, base_price: typed(card.base_price) })),
    supports_online: provider.supports_online,
    supports_in_person: provider.supports_in_person,
    service_area_zones: areas,
    allow_group_booking: provider.allow_group_booking,
    hours,
    pricing_mode: provider.pricing_mode,
    subscription_packages_enabled: provider.subscription_packages_enabled,
    monthly_subscription_rate: typed(provider.monthly_subscription_rate),
    yearly_subscription_rate: typed(provider.yearly_subscription_rate),
  };
}

/** The columns that a provider changes without review; known skills keep their translations. */
export function editedColumns(form: ApplicationForm, known: Provider['skills'] = []) {
  const [bio_en, bio_ar] = inBothLanguages(form.bio_en, form.bio_ar);
  const skills = [...new Set(form.skills.map((skill) => skill.trim()))];
  const packages = form.subscription_packages_enabled;
  return {
    bio_en,
    bio_ar,
    skills: skills.map((skill) => known.find(({ en, ar }) => en === skill || ar === skill) ?? { en: skill, ar: skill }),
    social_media_links: [...form.social_media_links],
    supports_online: form.supports_online,
    supports_in_person: form.supports_in_person,
    allow_group_booking: form.allow_group_booking,
    pricing_mode: form.pricing_mode ?? 'hourly',
    subscription_packages_enabled: packages,
    monthly_subscription_rate: packages ? form.monthly_subscription_rate.trim() : null,
    yearly_subscription_rate: packages ? form.yearly_subscription_rate.trim() : null,
  } satisfies Partial<ProviderValues>;
}

/** The columns of a form without problems. Others see a short form of a person's name, or the name of a firm. */
export function columnsOf(form: ApplicationForm) {
  const isFirm = isFirmOf(form);
  const [full_name, full_name_ar] = inBothLanguages(form.full_name, form.full_name_ar);
  const [business_name, business_name_ar] = isFirm
    ? inBothLanguages(form.business_name, form.business_name_ar)
    : [null, null];
  return {
    ...editedColumns(form),
    full_name,
    full_name_ar,
    business_name,
    business_name_ar,
    display_name_en: business_name ?? displayName(full_name),
    display_name_ar: business_name_ar ?? displayName(full_name_ar),
    hourly_rate: hourlyRateOf(form),
    provider_type: form.provider_type ?? 'community',
    experience_level: levelOf(form) ?? 'hobby',
    ...(form.primary_category !== null && { primary_category: form.primary_category }),
  } satisfies Partial<ProviderValues>;
}

/** The offers of a form without problems; those of the catalogue have its titles and its category. */
export function cardsOf(form: ApplicationForm, { services, category }: References, provider_id: string, now: Date) {
  return form.cards.map(
    ({ service_slug, title_en, title_ar, base_price, duration_minutes, is_visit = false, warranty_days = null }) => {
      const service = services.find(({ slug }) => slug === service_slug);
      const [en, ar] = inBothLanguages(title_en, title_ar);
      return {
        id: newId(now.getTime()),
        provider_id,
        service_id: service?.id ?? null,
        category_slug: service?.category_slug ?? category ?? '',
        title_en: service?.title_en ?? en,
        title_ar: service?.title_ar ?? ar,
        base_price: base_price.trim(),
        duration_minutes,
        is_visit,
        warranty_days,
        created_at: now,
      };
    },
  );
}
