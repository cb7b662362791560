import type { AdminCtx } from '../../kernel/verb.ts';
import { decide } from './decide.ts';

/** Rejects an applicant, who reads the reason. 4.12 */
export async function rejectProvider({ ctx, input }: { ctx: AdminCtx; input: { id: string; reason: string } }) {
  const { id, reason } = input;
  return decide({
    ctx,
    input: { id, event: 'reject', changeOf: () => ({ skill_verification_notes: reason, reason }) },
  });
}

/** Puts a rejected applicant back to review. 4.13 */
export async function resetProvider({ ctx, input }: { ctx: AdminCtx; input: { id: string } }) {
  return decide({ ctx, input: { id: input.id, event: 'reset', changeOf: () => ({ skill_verification_notes: null }) } });
}
