import type { Topic } from '@hirfa/domain/notifications';
import type { Registrant } from '../registration.ts';
import { readRegistration } from '../stored.ts';
import { readTopics, writeTopics } from './stored-topics.ts';

/** Subscribes this device to a topic, or ends that; remembers the topics that it has now, and those that were left. */
export async function changeTopic({ orpc }: Registrant, topic: Topic, joins: boolean): Promise<void> {
  const registration = readRegistration();
  if (registration === null) throw new Error('This device is not registered');
  const { token, user_id } = registration;
  const { subscribeToTopic, unsubscribeFromTopic } = orpc.notifications;
  const { topics } = await (joins ? subscribeToTopic : unsubscribeFromTopic).call({ token, topic });
  const left = readTopics(user_id).left.filter((each) => each !== topic);
  writeTopics({ user_id, subscribed: topics, left: joins ? left : [...left, topic] });
}
