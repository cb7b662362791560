import { findApplicant, rejectProvider, waitingApplications } from '../../../providers/index.ts';
import { refuse } from '../../../kernel/verb.ts';
import type { KindOfWork } from './kind.ts';

/** People who want to become providers. */
export const applications: KindOfWork<'application'> = {
  ...waitingApplications,
  async refusalOf({ db, actor }, id) {
    const found = await findApplicant(db, id);
    if (found === undefined) return refuse('not_found');
    if (found.provider.user_id === actor.user_id) return refuse('own_profile');
    return found.provider.verification_status === 'pending' ? null : refuse('state_changed');
  },
  decisions: { reject: (ctx, input) => rejectProvider({ ctx, input }) },
};
