import type { ExperienceLevel, ProviderType } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How the levels are called (product decision: providers). */
export const LEVEL_WORDS: Record<ExperienceLevel, MessageDescriptor> = {
  hobby: msg`Passionate Hobbyist`,
  professional: msg`Certified Professional`,
};

export const TYPE_WORDS: Record<ProviderType, MessageDescriptor> = {
  community: msg({ message: 'Community', context: 'provider type' }),
  trusted_essential: msg({ message: 'Trusted essentials', context: 'provider type' }),
};

export const DOCUMENT_WORDS = {
  national_id_front: msg`National ID, front`,
  national_id_back: msg`National ID, back`,
  proof_url: msg`Proof of address`,
  skill_verification_document_url: msg`Skill document`,
} as const;
