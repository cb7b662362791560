import type { PushPayload } from '@hirfa/contract/notifications';
import { respondBy } from '@hirfa/domain/bookings';
import { channelsFor, NOTIFICATIONS, preferencesOf, soundFor, tapPath } from '@hirfa/domain/notifications';
import { hiddenTitle } from '@hirfa/templates/notifications';
import type { WorkCtx } from '../../kernel/work.ts';
import type { Fcm } from '../../platform/firebase/fcm.ts';
import type { Network } from '../../platform/foreign/network.ts';
import type { PushOutcome, WebPush } from '../../platform/foreign/web-push.ts';
import { firebaseMessage } from './firebase-message.ts';
import { deleteGoneDevice, findPush, type FoundPush, markDevice, markPushed } from './queries.ts';

type Services = { webPush: WebPush; fcm: Fcm | null; network: Network };
type Job = { ctx: WorkCtx<Services>; input: { id: string } };

const DAY_MS = 24 * 60 * 60_000;
/** Longer texts do not fit into a push. */
const MAX_LENGTH = { title: 150, text: 500 };

/**
 * A job: pushes a notification to a device, if that still makes sense: nothing for who has signed out or read it, has
 * lost the role that it is for, or wants no pushes now. A service that fails is asked again until the push is outdated.
 */
export async function sendPush({ ctx, input }: Job): Promise<void> {
  const { db, now, services, log } = ctx;
  const [notificationId = '', deviceId = ''] = input.id.split('/');
  const found = await findPush(db, { notificationId, deviceId }, now);
  if (found === undefined || !isWanted(found, now)) return;
  const { device, notification } = found;
  const seconds = Math.floor((expiryOf(found).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return;
  const outcome = await deliver(services, { device, payload: payloadOf(found), seconds, now });
  if (outcome === null) {
    log.warn({ notification_id: notification.id }, 'a push needs Firebase, which is not configured');
    return;
  }
  if (outcome === 'later') throw new Error('a push service did not take a push');
  if (outcome === 'refused') log.warn({ notification_id: notification.id }, 'a push service refused a push');
  if (outcome === 'sent') await markPushed(db, notification.id, now);
  if (outcome === 'gone') await deleteGoneDevice(db, device);
  else await markDevice(db, device, outcome === 'sent' ? { last_used_at: now } : { is_active: false });
}

interface Delivery {
  device: FoundPush['device'];
  payload: PushPayload;
  seconds: number;
  now: Date;
}

/** To the subscription of a browser by Web Push; to all else by Firebase, or null where that is not configured. */
async function deliver(services: Services, delivery: Delivery): Promise<PushOutcome | null> {
  const { device, payload, seconds } = delivery;
  if (device.keys === null) return (await services.fcm?.send(firebaseMessage(delivery))) ?? null;
  return services.webPush.send({
    address: device.fcm_token,
    keys: device.keys,
    content: JSON.stringify(payload),
    seconds,
    urgency: payload.priority,
    topic: payload.tag,
    network: services.network,
  });
}

function isWanted({ notification, stored, booking, isAdmin }: FoundPush, now: Date): boolean {
  const { type, read_at } = notification;
  const starts_at = booking?.starts_at ?? null;
  if (read_at !== null || !channelsFor({ type, starts_at }, preferencesOf(stored), now).includes('push')) return false;
  if (NOTIFICATIONS[type].to === 'admin') return isAdmin;
  // A suspension cancels requests; what a suspended provider has accepted may stay theirs, and so does its news.
  return type !== 'job_request' || booking?.status === 'awaiting_acceptance';
}

/** A request is news until it expires, everything else for a day. */
function expiryOf({ notification: { type, created_at }, booking }: FoundPush): Date {
  return type === 'job_request' && booking !== null && booking.authorized_at !== null
    ? respondBy(booking.authorized_at, booking.starts_at)
    : new Date(created_at.getTime() + DAY_MS);
}

function payloadOf({ notification, device, stored }: FoundPush): PushPayload {
  const { id, type, metadata, channels } = notification;
  const { language, hides_text } = device;
  const path = tapPath(type, metadata);
  return {
    id,
    tag: id.replaceAll('-', ''),
    title: cut(hides_text ? hiddenTitle(notification, language) : notification[`title_${language}`], MAX_LENGTH.title),
    text: hides_text ? '' : cut(notification[`message_${language}`], MAX_LENGTH.text),
    language,
    path: language === 'ar' ? `/ar${path}` : path,
    type,
    priority: metadata.priority ?? NOTIFICATIONS[type].priority,
    sound: channels.includes('sound') ? soundFor(notification, preferencesOf(stored).selected_sound) : null,
  };
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text);
