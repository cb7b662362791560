import type { PushPayload } from '@hirfa/contract/notifications';
import type { FcmMessage } from '../../platform/firebase/fcm.ts';
import type { FoundPush } from './queries.ts';

interface Push {
  device: Pick<FoundPush['device'], 'fcm_token' | 'platform'>;
  payload: PushPayload;
  /** For how long it is news. */
  seconds: number;
  now: Date;
}

/**
 * A push as Firebase takes it. A page receives data, which its service worker shows; of apps the system of the device
 * shows title and text, and the app reads the rest. One event has one tag on every way, so that a repeat replaces it.
 */
export function firebaseMessage({ device: { fcm_token: token, platform }, payload, seconds, now }: Push): FcmMessage {
  const { title, text, sound, ...rest } = payload;
  const { tag, priority } = payload;
  const isHigh = priority === 'high';
  // All values of data are texts: what is silent has no sound.
  const data = { ...rest, ...(sound !== null && { sound }) };
  if (platform === 'web') {
    const headers = { TTL: String(seconds), Urgency: priority, Topic: tag };
    return { token, data: { ...data, title, text }, webpush: { headers } };
  }
  if (platform === 'android') {
    // A channel decides how Android rings; without this one, the app's own is used.
    const shown = { title, body: text, tag, channel_id: sound ?? 'silent', ...(sound !== null && { sound }) };
    const ttl = `${seconds}s`;
    return {
      token,
      data,
      android: { priority: isHigh ? 'HIGH' : 'NORMAL', ttl, collapse_key: tag, notification: shown },
    };
  }
  const expiration = Math.floor(now.getTime() / 1000) + seconds;
  const headers = {
    'apns-collapse-id': tag,
    'apns-priority': isHigh ? '10' : '5',
    'apns-expiration': String(expiration),
  };
  const aps = { alert: { title, body: text }, ...(sound !== null && { sound: `${sound}.caf` }) };
  return { token, data, apns: { headers, payload: { aps } } };
}
