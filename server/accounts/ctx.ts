import type { Database, Pool } from '../platform/db.ts';
import type { Actor, Person, WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import type { AccountServices } from './services.ts';

/** The parts of the request that verbs use. The address is used for limits only, and stored as a hash. */
export interface RequestMetadata {
  address: string;
  user_agent: string | null;
  refresh_token: string | undefined;
  /** Shows that an account was requested in this browser. */
  sign_up_handle: string | undefined;
  /** Shows that phone codes were requested in this browser. */
  phone_code_handle: string | undefined;
  /** Names this browser, if somebody signed in in it. */
  device_handle: string | undefined;
  /** The sealed state of a sign-in at an OAuth provider that was started in this browser. */
  oauth_state: string | undefined;
}

/** The smallest context of this room: the time and the services. */
export interface ServiceCtx {
  now: Date;
  services: AccountServices;
}

/** The context of verbs of identities and sessions. `db` is the pool of the `auth` login. */
export interface AccountCtx<Who extends Actor = Actor> extends ServiceCtx {
  db: Pool;
  actor: Who;
  request: RequestMetadata;
}

/** The same within one transaction of the `auth` login. */
export interface AccountTx<Who extends Actor = Actor> extends Omit<AccountCtx<Who>, 'db'> {
  db: Database;
}

/** The context of verbs that run in the caller's transaction, as the `api` login under row-level security. */
export interface PersonCtx extends WriteCtx<Person>, ServiceCtx {}

/** The context of jobs and deadlines of this room. */
export type AccountWorkCtx = WorkCtx<AccountServices>;

/** Does work in one transaction of the ctx's pool. */
export function inTransaction<Ctx extends { db: Pool }, Answer>(
  ctx: Ctx,
  work: (tx: Omit<Ctx, 'db'> & { db: Database }) => Promise<Answer>,
): Promise<Answer> {
  return ctx.db.transaction((db) => work({ ...ctx, db }));
}
