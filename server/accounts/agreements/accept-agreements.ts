import { type Accepted, currentVersion } from '@hirfa/domain/accounts';
import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { insertAccepted } from './queries.ts';

/** Notes that a person accepts the current versions which they were shown. */
export async function acceptAgreements({
  ctx,
  input: { accepted },
}: {
  ctx: WriteCtx<Person>;
  input: { accepted: Accepted[] };
}) {
  const { db, now, actor } = ctx;
  const isCurrent = ({ agreement, version }: Accepted) => currentVersion(agreement, now).version === version;
  if (!accepted.every(isCurrent)) return refuse('state_changed');
  await insertAccepted(db, actor.user_id, accepted, now);
  const change = { type: 'profile_changed' as const, entity_id: actor.user_id, version: 1 };
  await notifyStreams(db, [`user:${actor.user_id}`], change, now);
  return { accepted: true as const };
}
