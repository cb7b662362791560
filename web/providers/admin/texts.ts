import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExperienceLevel } from '@hirfa/domain/providers';
import { codeOf } from '../../kit/error-code.ts';
import type { RefusalTexts } from '../../kit/refusals/refusal.ts';
import { refusalText } from '../../kit/refusals/refusal-text.ts';
import type { ReasonTemplate } from '../../ui/admin/reason-dialog.tsx';
import { DECISION_REFUSALS } from '../../ui/admin/refusals.ts';

/** The letters that approve with a level. */
export const LEVEL_KEYS: Record<ExperienceLevel, string> = { hobby: 'H', professional: 'P' };

/** Reasons that admins choose often, and complete. */
export const REASONS: readonly ReasonTemplate[] = [
  {
    label: msg`Not readable`,
    text: {
      en: 'A document is not readable. Please photograph it again in good light.',
      ar: 'إحدى صور المستندات غير واضحة. من فضلك صوّرها من جديد في إضاءة جيدة.',
    },
  },
  {
    label: msg`Names differ`,
    text: {
      en: 'The name on the ID card differs from the name of your profile. Please correct your profile or send the right card.',
      ar: 'الاسم في بطاقة الرقم القومي لا يطابق الاسم في ملفك. من فضلك صحّح الاسم في ملفك، أو أرسل البطاقة الصحيحة.',
    },
  },
  {
    label: msg`Expired`,
    text: {
      en: 'The ID card has expired. Please send a valid one.',
      ar: 'بطاقة الرقم القومي منتهية الصلاحية. من فضلك أرسل صورة بطاقة سارية.',
    },
  },
  {
    label: msg`Skill not shown`,
    text: {
      en: 'The skill document does not show your craft. Please send a certificate or a licence.',
      ar: 'المستند المرفق لا يثبت مهارتك في حرفتك. من فضلك أرسل شهادة أو ترخيص مزاولة.',
    },
  },
];

/** The toasts of decisions, as the specification words them. 8.2–8.11 */
export const DONE = {
  approve: msg`Provider approved successfully`,
  hobby: msg`Provider approved as Passionate Hobbyist`,
  professional: msg`Provider approved as Certified Professional`,
  reject: msg`Provider rejected`,
  reset: msg`Provider status reset to review`,
  delete: msg`Provider deleted`,
  suspend: msg`Provider suspended`,
  reinstate: msg`Provider reinstated`,
  make_founding: msg`Marked as a founding provider`,
  remove_founding: msg`No longer a founding provider`,
  change: msg`Change request decided`,
} as const;
export type Decision = keyof typeof DONE;

const FAILED: Record<Exclude<Decision, 'approve' | 'hobby' | 'professional'>, MessageDescriptor> = {
  reject: msg`Failed to reject provider`,
  reset: msg`Failed to reset provider status`,
  delete: msg`Failed to delete provider`,
  suspend: msg`Failed to suspend provider`,
  reinstate: msg`Failed to reinstate provider`,
  make_founding: msg`Failed to make a founding provider`,
  remove_founding: msg`Failed to remove as founding provider`,
  change: msg`Failed to decide the change request`,
};

const REFUSALS: RefusalTexts = {
  ...DECISION_REFUSALS,
  own_profile: msg`This is your own profile. Another admin decides about it.`,
  not_found: msg`This provider no longer exists.`,
  open_bookings: msg`There are open bookings. They have to end or be cancelled first.`,
};

/** What the toast of a failed decision says. 8.1–8.6 */
export function failedToast(decision: Decision, error: unknown, i18n: I18n): { title: string; text?: string } {
  const code = codeOf(error);
  if (code === 'admin_required') return { title: i18n._(msg`Admin privileges required`) };
  if (code === 'authentication_required') return { title: i18n._(msg`Authentication required`) };
  if (decision === 'approve' || decision === 'hobby' || decision === 'professional') {
    const why = i18n._(refusalText(error, { ...REFUSALS, no_answer: msg`Unknown error` }));
    return { title: i18n._(msg`Failed to approve provider: ${why}`) };
  }
  return { title: i18n._(FAILED[decision]), text: i18n._(refusalText(error, REFUSALS)) };
}
