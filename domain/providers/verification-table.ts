import type { VerificationStatus } from './verification.ts';

/** Who decides about an applicant or provider: the applicant themselves, or an admin, never about themselves. */
export type VerificationPart = 'applicant' | 'admin';

interface VerificationRule {
  event: string;
  who: VerificationPart;
  /** `none`: the person has no provider profile yet. */
  from: readonly (VerificationStatus | 'none')[];
  to: VerificationStatus;
}

/** The life of an application (specification 4, product decision: providers): the row that fits applies. 4.11–4.14 */
export const VERIFICATION_TABLE = [
  { event: 'send', who: 'applicant', from: ['none', 'rejected'], to: 'pending' },
  { event: 'approve', who: 'admin', from: ['pending', 'rejected'], to: 'verified' },
  { event: 'reject', who: 'admin', from: ['pending'], to: 'rejected' },
  { event: 'reset', who: 'admin', from: ['rejected'], to: 'pending' },
] as const satisfies readonly VerificationRule[];

export type VerificationEvent = (typeof VERIFICATION_TABLE)[number]['event'];

/** The status after an event; null where the event is not possible in this status. */
export function verificationAfter(
  status: VerificationStatus | 'none',
  event: VerificationEvent,
): VerificationStatus | null {
  const rules: readonly (VerificationRule & { event: VerificationEvent })[] = VERIFICATION_TABLE;
  return rules.find((rule) => rule.event === event && rule.from.includes(status))?.to ?? null;
}
