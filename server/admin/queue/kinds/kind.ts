import type { QueueItem } from '@hirfa/contract/admin';
import type { LATER_DECISIONS, QueueKind } from '@hirfa/domain/admin';
import type { WaitingPage, WaitingWork } from '../../../kernel/waiting-work.ts';
import type { AdminCtx, Ctx, Person, Refusal } from '../../../kernel/verb.ts';
import type { Database } from '../../../platform/db.ts';

type ItemOf<Kind extends QueueKind> = Omit<Extract<QueueItem, { kind: Kind }>, 'kind' | 'since' | 'due_at'>;

/** An item of a kind, without what follows from the kind. */
export type Waiting<Kind extends QueueKind> = ItemOf<Kind> & { since: Date };

/** What the reason of a decision is, where one is asked. */
interface Decided {
  id: string;
  reason: string;
}

/** One kind of work that waits for admins: how it is listed and counted, and what can be decided with an undo. */
export interface KindOfWork<Kind extends QueueKind> {
  find(db: Database, page: WaitingPage): Promise<Waiting<Kind>[]>;
  count: WaitingWork<{ id: string; since: Date }>['count'];
  /** Why this admin can not decide about it; null if they can. */
  refusalOf(ctx: Ctx<Person>, id: string): Promise<Refusal<'not_found' | 'own_profile' | 'state_changed'> | null>;
  /** The decisions, as they take effect. */
  decisions: {
    readonly [Name in keyof (typeof LATER_DECISIONS)[Kind]]: (ctx: AdminCtx, decided: Decided) => Promise<unknown>;
  };
}
