import { displayName } from '@hirfa/domain/accounts';
import { refuse } from '../kernel/verb.ts';
import type { KindOfWork } from '../kernel/waiting-work.ts';
import { waitingSupport } from './waiting-queries.ts';

/** Chats of live support that nobody has answered; they are answered at the desk. */
const chat: KindOfWork<'chat'> = {
  ...waitingSupport,
  async find(db, page) {
    const rows = await waitingSupport.find(db, page);
    return rows.map(({ full_name, ...row }) => ({ ...row, name: displayName(full_name ?? '') }));
  },
  refusalOf: async () => refuse('state_changed'),
  decisions: {},
  audit: [],
};

export const supportQueue = { chat };
