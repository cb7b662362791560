import type { Database, Pool } from '../platform/db.ts';
import type { Actor, Person, WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import type { AccountServices } from './services.ts';

/** What the verbs need of the request. The address serves limits only and is stored as a hash. */
export interface RequestMetadata {
  address: string;
  user_agent: string | null;
  refresh_token: string | undefined;
  /** Shows that an account was requested in this browser. */
  sign_up_handle: string | undefined;
  /** Shows that phone codes were requested in this browser. */
  phone_code_handle: string | undefined;
  /** The sealed state of a sign-in at an OAuth provider that was started in this browser. */
  oauth_state: string | undefined;
}

/** The least that a function of this room needs: the time and the services. */
export interface ServiceCtx {
  now: Date;
  services: AccountServices;
}

/** What the verbs of identities and sessions work with. `db` is the pool of the `auth` login. */
export interface AccountCtx<Who extends Actor = Actor> extends ServiceCtx {
  db: Pool;
  actor: Who;
  request: RequestMetadata;
}

/** The same within one transaction of the `auth` login. */
export interface AccountTx<Who extends Actor = Actor> extends Omit<AccountCtx<Who>, 'db'> {
  db: Database;
}

/** What verbs work with that run in the caller's own transaction, as the `api` login under row-level security. */
export interface PersonCtx extends WriteCtx<Person>, ServiceCtx {}

/** What jobs and deadlines of this room work with. */
export type AccountWorkCtx = WorkCtx<AccountServices>;

/** Does work in one transaction of the ctx's pool. */
export function inTransaction<Ctx extends { db: Pool }, Answer>(
  ctx: Ctx,
  work: (tx: Omit<Ctx, 'db'> & { db: Database }) => Promise<Answer>,
): Promise<Answer> {
  return ctx.db.transaction((db) => work({ ...ctx, db }));
}
