import { type ApplicationForm, requiredDocuments } from '@hirfa/domain/providers';
import type { Way } from '../onboarding/ways.ts';

/** The ways to join, in one's own name with a hobby or as a professional. */
export type Applicant = 'hobbyist' | 'professional' | Exclude<Way, 'community'>;

const ASKED: Record<Applicant, Pick<ApplicationForm, 'experience_level' | 'provider_type'>> = {
  hobbyist: { provider_type: 'community', experience_level: 'hobby' },
  professional: { provider_type: 'community', experience_level: 'professional' },
  tradesperson: { provider_type: 'trusted_essential', experience_level: 'professional' },
  firm: { provider_type: 'trusted_essential', experience_level: 'professional' },
};
export const APPLICANTS = ['hobbyist', 'professional', 'tradesperson', 'firm'] as const satisfies Applicant[];

/** Whether an applicant shows more than who they are and where they live. */
export const showsSkill = (applicant: Applicant): boolean =>
  requiredDocuments(ASKED[applicant]).includes('skill_verification_document_url');
