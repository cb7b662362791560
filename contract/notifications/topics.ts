import { SHARED_TOPICS } from '@hirfa/domain/notifications';
import * as z from 'zod';
import { personCall } from '../calls.ts';
import { notFound } from '../errors.ts';
import { Token } from './devices.ts';

const tags = ['notifications'];

/** A named audience of pushes. 7.52 */
export const Topic = z.union([z.enum(SHARED_TOPICS), z.templateLiteral(['user-', z.uuid()])]);

const OfDevice = z.strictObject({ token: Token, topic: Topic });
/** To which topics the device is subscribed now. */
const Subscribed = z.strictObject({ topics: z.array(Topic) });

/** The topics of the caller and of their devices. A topic rings only on devices that are subscribed to it. */
export const topics = {
  /** Those whose member the caller is, and whether the device of this session is subscribed. 6.3, 7.52 */
  listTopics: personCall
    .route({ method: 'GET', path: '/api/v1/push/topics', summary: 'My topics', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(z.strictObject({ topic: Topic, is_subscribed: z.boolean() })) })),
  /** Subscribes a device of the caller to a topic of theirs, once; topics of others do not exist for them. 7.37 */
  subscribeToTopic: personCall
    .route({ method: 'POST', path: '/functions/v1/subscribe-to-topic', summary: 'Subscribe to a topic', tags })
    .input(OfDevice)
    .output(Subscribed)
    .errors(notFound),
  /** Ends that, also after the caller was a member. */
  unsubscribeFromTopic: personCall
    .route({ method: 'POST', path: '/functions/v1/unsubscribe-from-topic', summary: 'Leave a topic', tags })
    .input(OfDevice)
    .output(Subscribed)
    .errors(notFound),
};
