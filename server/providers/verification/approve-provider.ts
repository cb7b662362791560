import { type ExperienceLevel, levelsFor } from '@hirfa/domain/providers';
import { type AdminCtx, refuseField } from '../../kernel/verb.ts';
import { decide } from './decide.ts';
import type { ProviderRow } from './queries.ts';

/** Approves without a level: a community provider and hobbyist, of whatever type the applicant was. 4.21 */
export async function approveProvider({ ctx, input }: { ctx: AdminCtx; input: { id: string } }) {
  const changeOf = () => ({
    provider_type: 'community' as const,
    is_community_provider: true,
    is_trusted_provider: false,
    experience_level: 'hobby' as const,
    is_active: true,
    skill_verification_notes: null,
  });
  return decide({ ctx, input: { id: input.id, event: 'approve', changeOf } });
}

/** Approves with a level that the type can have; the type stays, and its flag applies from now on. 4.17, 4.20 */
export async function approveWithLevel({
  ctx,
  input,
}: {
  ctx: AdminCtx;
  input: { id: string; level: ExperienceLevel; approved_by: string };
}) {
  if (input.approved_by !== ctx.actor.user_id) return refuseField('approved_by', 'This is not the caller');
  const changeOf = ({ provider_type }: ProviderRow) =>
    levelsFor(provider_type).includes(input.level)
      ? {
          is_community_provider: provider_type === 'community',
          is_trusted_provider: provider_type === 'trusted_essential',
          experience_level: input.level,
          is_active: true,
          skill_verification_notes: null,
        }
      : refuseField('experience_level_param', 'This type of provider has no such level');
  return decide({ ctx, input: { id: input.id, event: 'approve', changeOf } });
}
