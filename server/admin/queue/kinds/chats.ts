import { displayName } from '@hirfa/domain/accounts';
import { waitingSupport } from '../../../support/index.ts';
import { refuse } from '../../../kernel/verb.ts';
import type { KindOfWork } from './kind.ts';

/** Chats of live support that nobody has answered; they are answered at the desk. */
export const chats: KindOfWork<'chat'> = {
  ...waitingSupport,
  async find(db, page) {
    const rows = await waitingSupport.find(db, page);
    return rows.map(({ full_name, ...row }) => ({ ...row, name: displayName(full_name ?? '') }));
  },
  refusalOf: async () => refuse('state_changed'),
  decisions: {},
};
