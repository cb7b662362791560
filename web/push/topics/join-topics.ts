import type { Registrant } from '../registration.ts';
import { tryAgain } from '../try-again.ts';
import { readRegistration } from '../stored.ts';
import { readTopics } from './stored-topics.ts';
import { changeTopic } from './subscribe.ts';

/**
 * Subscribes this device to the topics of its person that it lacks, except those that they left here; a role that came
 * since the last visit brings its topic. One that fails for good waits for the next visit. 7.38, 7.52
 */
export async function joinTopics(registrant: Registrant): Promise<void> {
  await tryAgain(async () => {
    const registration = readRegistration();
    if (registration === null) return;
    const { items } = await registrant.orpc.notifications.listTopics.call({});
    const { left } = readTopics(registration.user_id);
    const missing = items.filter(({ topic, is_subscribed }) => !is_subscribed && !left.includes(topic));
    for (const { topic } of missing) await changeTopic(registrant, topic, true);
  });
}
