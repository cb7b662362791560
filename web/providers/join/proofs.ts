import { type ApplicationForm, requiredDocuments } from '@hirfa/domain/providers';

type Asked = Pick<ApplicationForm, 'experience_level' | 'provider_type'>;

/** The ways to join, in one's own name with a hobby or as a professional. */
const ASKED = {
  hobbyist: { provider_type: 'community', experience_level: 'hobby' },
  professional: { provider_type: 'community', experience_level: 'professional' },
  tradesperson: { provider_type: 'trusted_essential', experience_level: 'professional' },
  firm: { provider_type: 'trusted_essential', experience_level: 'professional' },
} as const satisfies Record<string, Asked>;
export type Applicant = keyof typeof ASKED;
export const APPLICANTS = ['hobbyist', 'professional', 'tradesperson', 'firm'] as const satisfies Applicant[];

/** Whether an applicant shows more than who they are and where they live. */
export const showsSkill = (applicant: Applicant): boolean =>
  requiredDocuments(ASKED[applicant]).includes('skill_verification_document_url');
