import { type DocumentKind, REQUIRED_DOCUMENTS } from './documents.ts';
import type { ExperienceLevel, ProviderType } from './verification.ts';

type Applicant = { experience_level: ExperienceLevel | null; provider_type: ProviderType | null };

/** A professional's or a firm's skill is shown by a document. */
export function requiredDocuments(form: Applicant): DocumentKind[] {
  const showsSkill = form.experience_level === 'professional' || form.provider_type === 'trusted_essential';
  return [...REQUIRED_DOCUMENTS, ...(showsSkill ? (['skill_verification_document_url'] as const) : [])];
}
