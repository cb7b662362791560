import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';
import type { KindOfWork } from '../../kernel/waiting-work.ts';
import { decideContacts, refusalToDecideContacts } from '../contacts/decide-contacts.ts';
import { waitingContacts } from '../contacts/queries.ts';
import { decideChange } from '../verification/decide-change.ts';
import { findProvider, findRequest } from '../verification/queries.ts';
import { rejectProvider } from '../verification/reject-provider.ts';
import { waitingApplications, waitingChanges } from '../verification/waiting-queries.ts';

/** People who want to become providers. */
const application: KindOfWork<'application'> = {
  ...waitingApplications,
  async refusalOf({ db, actor }: Ctx<Person>, id) {
    const provider = await findProvider(db, id);
    if (provider === undefined) return refuse('not_found');
    if (provider.user_id === actor.user_id) return refuse('own_profile');
    return provider.verification_status === 'pending' ? null : refuse('state_changed');
  },
  decisions: { reject: (ctx, input) => rejectProvider({ ctx, input }) },
  audit: ['provider.reject'],
};

/** Verified providers who want to change what was verified. */
const change: KindOfWork<'change'> = {
  ...waitingChanges,
  async refusalOf({ db, actor }, id) {
    const request = await findRequest(db, id);
    if (request === undefined) return refuse('not_found');
    const provider = await findProvider(db, request.provider_id);
    if (provider?.user_id === actor.user_id) return refuse('own_profile');
    return request.status === 'open' ? null : refuse('state_changed');
  },
  decisions: { reject: (ctx, { id, reason }) => decideChange({ ctx, input: { id, approve: false, reason } }) },
  audit: ['provider.change'],
};

/** Providers in whose texts contact details stand, from before these were refused. */
const contact: KindOfWork<'contact'> = {
  ...waitingContacts,
  refusalOf: (ctx, id) => refusalToDecideContacts({ ctx, input: { id } }),
  decisions: {
    ask: (ctx, { id }) => decideContacts({ ctx, input: { id, outcome: 'asked' } }),
    leave: (ctx, { id }) => decideContacts({ ctx, input: { id, outcome: 'left' } }),
  },
  audit: ['provider.contacts'],
};

export const providersQueue = { application, change, contact };
