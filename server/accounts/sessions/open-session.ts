import type { Session } from '@hirfa/contract/accounts';
import { currentAgreements, SESSION } from '@hirfa/domain/accounts';
import { enqueueJob } from '../../platform/jobs.ts';
import { insertAccepted } from '../agreements/queries.ts';
import { countEvent } from '../auth-events/count-event.ts';
import { deviceUsed, personRegistered } from '../events.ts';
import { copyPhotoJob } from '../jobs.ts';
import { asPerson } from '../../kernel/transactions.ts';
import type { Refusal } from '../../kernel/verb.ts';
import type { AccountCtx, AccountTx, ServiceCtx } from '../ctx.ts';
import { deviceOf, rememberDevice } from '../known-devices.ts';
import { refuseSuspended } from '../power/refuse-suspended.ts';
import type { Proof } from '../services.ts';
import { insertProfile, insertSession } from './queries.ts';

/** A session for the browser, and the refresh token for the cookie. */
export interface OpenSession {
  session: Session;
  refresh: { token: string; expires: Date };
  /** Names this browser, which is a known device from now on. */
  device?: string;
}

interface ProvenInput {
  ctx: AccountCtx;
  input: Proof;
}

/** Opens the session of a person who has just shown their second factor. Who is suspended is told why. */
export async function openSessionWithSecondFactor({
  ctx,
  input,
}: ProvenInput): Promise<OpenSession | Refusal<'account_suspended'>> {
  const suspended = await refuseSuspended({ ctx, input: { user_id: input.user.id } });
  if (suspended !== null) return suspended;
  const row = await insertSessionOf(ctx, input, ctx.now);
  return activateSession({ ctx, input: { proof: input, row } });
}

/** The row of a new session. `secondFactorAt` is when a second factor was shown, if one was. */
export function insertSessionOf({ db, now, request }: AccountTx, { user }: Proof, secondFactorAt: Date | null) {
  const absoluteUntil = new Date(now.getTime() + SESSION.absoluteMs);
  const session = { now, idleUntil: idleFrom(now), absoluteUntil, userAgent: request.user_agent, secondFactorAt };
  return insertSession(db, user.id, session);
}

const idleFrom = (now: Date) => new Date(now.getTime() + SESSION.idleMs);

interface NewSession {
  proof: Proof;
  row: Awaited<ReturnType<typeof insertSessionOf>>;
}

/** The tokens of a new session. A person's first one creates their profile row (3.2) and counts as a sign-up. */
export async function activateSession({ ctx, input }: { ctx: AccountCtx; input: NewSession }): Promise<OpenSession> {
  const { services, now } = ctx;
  const { proof, row } = input;
  const { id, email, phone_number = null, name, image } = proof.user;
  const device = deviceOf(ctx);
  const device_hash = services.secrets.hashSubject(device);
  const actor = { kind: 'person' as const, user_id: id, session_id: row.id, roles: [] };
  const isFirst = await asPerson(services.pools.api, actor, { ...services.scope(), now }, async ({ db, publish }) => {
    const times = { created_at: now, updated_at: now };
    const isNew = await insertProfile(db, { user_id: id, full_name: name, ...firstChoices(proof), ...times });
    if (isNew) await insertAccepted(db, id, currentAgreements(now), now);
    if (isNew) await publish(personRegistered, { user_id: id });
    await publish(deviceUsed, { user_id: id, device_hash });
    if (isNew && image) await enqueueJob(db, copyPhotoJob, id);
    return isNew;
  });
  await countEvent({ ctx, input: isFirst ? 'SIGNED_UP' : 'SIGNED_IN' });
  await rememberDevice(ctx, device, [id, email, phone_number]);
  return { ...(await issueTokens(ctx, { ...row, email, expires: idleFrom(now) })), device };
}

/** Who is known by a phone alone hears what is urgent by text messages, in the language of their first page. */
const firstChoices = ({ user, language }: Proof) =>
  user.email === null && {
    notification_preferences: { text_enabled: true, ...(language && { text_language: language }) },
  };

interface Issued {
  id: string;
  userId: string;
  email: string | null;
  generation: number;
  salt: string;
  expires: Date;
}

/** Both tokens of a session's current generation. */
export async function issueTokens({ services, now }: ServiceCtx, session: Issued): Promise<OpenSession> {
  const { id, userId, email, generation, salt, expires } = session;
  const access = await services.tokens.access(userId, id, generation, now);
  return {
    session: {
      access_token: access.token,
      refresh_token: id,
      expires_at: access.expires_at,
      user: { id: userId, email },
    },
    refresh: { token: services.tokens.refresh(id, generation, salt), expires },
  };
}
