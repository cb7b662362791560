import { decideChange, findApplicant, findChangeRequest, waitingChanges } from '../../../providers/index.ts';
import { refuse } from '../../../kernel/verb.ts';
import type { KindOfWork } from './kind.ts';

/** Verified providers who want to change what was verified. */
export const changes: KindOfWork<'change'> = {
  ...waitingChanges,
  async refusalOf({ db, actor }, id) {
    const request = await findChangeRequest(db, id);
    if (request === undefined) return refuse('not_found');
    const found = await findApplicant(db, request.provider_id);
    if (found?.provider.user_id === actor.user_id) return refuse('own_profile');
    return request.status === 'open' ? null : refuse('state_changed');
  },
  decisions: { reject: (ctx, { id, reason }) => decideChange({ ctx, input: { id, approve: false, reason } }) },
};
