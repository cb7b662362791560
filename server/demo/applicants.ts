import { type ApplicationForm, type ApplicationStep, EMPTY_APPLICATION } from '@hirfa/domain/providers';
import { newId } from '../platform/ids.ts';
import type { DemoProvider } from './shapes.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Reasons are in both languages, because admins do not know which one the person reads. */
export const SUSPENDED_FOR = `Three customers reported that nobody came. We wait for your answer.
أبلغنا ثلاثة عملاء بأن أحدًا لم يحضر. ننتظر ردك.`;

/** The number of a provider, proven by a code. */
export function phoneOf({ key }: Pick<DemoProvider, 'key'>): string {
  return `+2010000${key.slice(-3).padStart(5, '0')}`;
}

interface Draft {
  customer_key: string;
  hours: number;
  step: ApplicationStep;
  form: ApplicationForm;
}

/** Applications that customers have begun and not sent. */
const DRAFTS: readonly Draft[] = [
  {
    customer_key: 'customer-003',
    hours: 3,
    step: 'work',
    form: {
      ...EMPTY_APPLICATION,
      provider_type: 'community',
      bio_ar: 'أعلّم الرسم بالألوان المائية للكبار والأطفال، وأحضر الأدوات معي.',
      primary_category: 'arts-crafts',
      experience_level: 'hobby',
      skills: ['ألوان مائية', 'رسم للأطفال'],
    },
  },
  {
    customer_key: 'customer-008',
    hours: 50,
    step: 'about',
    form: { ...EMPTY_APPLICATION, provider_type: 'trusted_essential', is_firm: true, business_name: 'Sunny Tap' },
  },
];

/** The rows of the drafts; the name is that of the account. */
export function draftRows(people: readonly { id: string; customer: { key: string; full_name: string } }[], now: Date) {
  return DRAFTS.flatMap(({ customer_key, hours, step, form }) =>
    people
      .filter(({ customer }) => customer.key === customer_key)
      .map(({ id, customer: { full_name } }) => {
        const at = new Date(now.getTime() - hours * HOUR);
        return { user_id: id, form: { ...form, full_name }, step, version: 4, created_at: at, updated_at: at };
      }),
  );
}

/** What the admin did to a provider before the demo begins. */
export function auditRows(provider: DemoProvider, id: string, joined: Date, actor_id: string, now: Date) {
  const { verification_status, is_active, skill_verification_notes } = provider;
  const row = (action: string, at: Date, before: object, after: object) => ({
    id: newId(at.getTime()),
    at,
    actor_id,
    action,
    entity_type: 'provider',
    entity_id: id,
    before,
    after,
  });
  if (verification_status === 'pending') return [];
  if (verification_status === 'rejected')
    return [
      row(
        'provider.reject',
        joined,
        { verification_status: 'pending' },
        { verification_status, skill_verification_notes },
      ),
    ];
  const approved = row('provider.approve', joined, { verification_status: 'pending' }, { verification_status });
  if (is_active) return [approved];
  const suspendedAt = new Date(now.getTime() - 2 * DAY);
  const suspended = { is_active, suspension_reason: SUSPENDED_FOR };
  return [approved, row('provider.suspend', suspendedAt, { is_active: true, suspension_reason: null }, suspended)];
}
