import { answer, type CallContext } from '../kernel/calls.ts';
import { type Person, refuse } from '../kernel/verb.ts';
import { findSecondFactorState } from './passkeys/queries.ts';
import { hasRole } from './queries.ts';
import type { AccountServices } from './services.ts';
import { hasJustSignedIn } from './sessions/just-signed-in.ts';

/** The signed-in person, for verbs that use another login than `api`. */
export async function requirePerson(context: CallContext): Promise<Person> {
  return answer(await context.person(async ({ actor }) => actor));
}

/**
 * A person who may change their second factors. If their role requires one, this session must have shown it: otherwise
 * the password alone would be enough to add another one, and so to get the role.
 */
export async function requireFactorChange(services: AccountServices, context: CallContext): Promise<Person> {
  const { pools, adminsNeedSecondFactor } = services;
  return answer(
    await context.person(async ({ db, actor }) => {
      if (!adminsNeedSecondFactor || !(await hasRole(db, actor.user_id, 'admin'))) return actor;
      const state = await findSecondFactorState(pools.auth, actor.user_id, actor.session_id);
      return state === 'set_up' ? refuse('second_factor_required') : actor;
    }),
  );
}

/** A person who may start to add a second factor: after a recent sign-in only, because devices are left open. */
export async function requireFactorStart(services: AccountServices, context: CallContext): Promise<Person> {
  const actor = await requireFactorChange(services, context);
  const isRecent = await hasJustSignedIn({ ctx: { now: context.now, services, actor } });
  return isRecent ? actor : answer(refuse('fresh_sign_in_required'));
}
