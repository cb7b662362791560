import type { SupportInboxItem } from '@hirfa/contract/support';
import { viewMessage, viewSession } from '../views.ts';
import type { InboxRow } from './inbox-queries.ts';

/** A session as admins see it. */
export function viewInboxItem({ session, person, taker, last_message }: InboxRow): SupportInboxItem {
  return {
    ...viewSession(session),
    person,
    waiting_since: session.waiting_since?.toISOString() ?? null,
    taken_by: taker,
    taken_at: session.taken_at?.toISOString() ?? null,
    resolved_at: session.resolved_at?.toISOString() ?? null,
    last_message: last_message && viewMessage(last_message),
  };
}
