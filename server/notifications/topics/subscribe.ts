import { type Topic, topicsOf } from '@hirfa/domain/notifications';
import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';
import {
  deleteSubscription,
  findDeviceTopics,
  findOwnDevice,
  findSessionTopics,
  isActorProvider,
  saveSubscription,
} from './queries.ts';

type Work = { ctx: Ctx<Person>; input: { token: string; topic: Topic } };

/** The topics of the caller; those are subscribed that ring on the device of this session. 6.3, 7.52 */
export async function listTopics({ ctx }: { ctx: Ctx<Person> }) {
  const subscribed = await findSessionTopics(ctx.db, ctx.actor.session_id);
  const topics = await ownTopics(ctx);
  return { items: topics.map((topic) => ({ topic, is_subscribed: subscribed.includes(topic) })) };
}

/** Subscribes a device of the caller to a topic of theirs; topics of others do not exist for them. 7.37 */
export async function subscribeToTopic({ ctx, input: { token, topic } }: Work) {
  const { db, now, actor } = ctx;
  if (!(await ownTopics(ctx)).includes(topic)) return refuse('not_found');
  const device = await findOwnDevice(db, actor.user_id, token);
  if (device === undefined || !(await saveSubscription(db, device, topic, now))) return refuse('not_found');
  return { topics: await findDeviceTopics(db, device) };
}

/** Ends that, for whatever topic. */
export async function unsubscribeFromTopic({ ctx, input: { token, topic } }: Work) {
  const { db, actor } = ctx;
  const device = await findOwnDevice(db, actor.user_id, token);
  if (device === undefined) return refuse('not_found');
  await deleteSubscription(db, device, topic);
  return { topics: await findDeviceTopics(db, device) };
}

async function ownTopics({ db, actor: { user_id, roles } }: Ctx<Person>): Promise<Topic[]> {
  return topicsOf({ user_id, isAdmin: roles.includes('admin'), isProvider: await isActorProvider(db) });
}
