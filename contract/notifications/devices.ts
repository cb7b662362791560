import { LANGUAGES } from '@hirfa/domain/market';
import * as z from 'zod';
import { personCall } from '../calls.ts';
import { LINE } from '../texts.ts';

const tags = ['notifications'];
/**
 * Names a device to the service that pushes to it: of Web Push, the address of the browser's subscription; of Firebase,
 * the token of the app or browser. 3.14
 */
export const Token = z.string().regex(/^[\x21-\x7E]{1,1000}$/);

/** A device that wants pushes, as its browser or app describes it. 3.14, 7.28 */
export const NewDevice = z.strictObject({
  fcm_token: Token,
  platform: z.enum(['web', 'android', 'ios']),
  /** Those of a browser's subscription, in base64url: its public key and its shared secret. Firebase needs none. */
  keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{87}$/), auth: z.string().regex(/^[\w-]{22}$/) }).nullable(),
  device_info: z.strictObject({
    platform: z.string().max(100).regex(LINE),
    user_agent: z.string().max(500).regex(LINE),
    timestamp: z.iso.datetime(),
  }),
  /** The language of its pushes. */
  language: z.enum(LANGUAGES),
  /** Whether pushes show only what they are about, so that nobody reads messages and names on a locked screen. */
  hides_text: z.boolean(),
});
export type NewDevice = z.infer<typeof NewDevice>;

/** What the service worker of a page reads in a push, after the browser has decrypted it. */
export interface PushPayload {
  /** Of the notification. */
  id: string;
  /** The same for each repeat of one event, so that it is shown once. */
  tag: string;
  title: string;
  text: string;
  language: 'en' | 'ar';
  /** Where a tap leads, with the prefix of the language. */
  path: string;
  type: string;
  priority: 'normal' | 'high';
  /** Null where it is to be silent. */
  sound: string | null;
}

/** With it a browser gets a token of Firebase: the settings of its web app, which are no secrets. */
export const FirebaseWeb = z.strictObject({
  api_key: z.string(),
  project_id: z.string(),
  app_id: z.string(),
  messaging_sender_id: z.string(),
  /** The public key with which the browser subscribes, in base64url. */
  vapid_key: z.string(),
});
export type FirebaseWeb = z.infer<typeof FirebaseWeb>;

/** The devices of the caller that receive pushes. Nothing reads their tokens. */
export const devices = {
  /** The public key with which a browser subscribes, in base64url; or Firebase, where it pushes to browsers. */
  getPushKey: personCall
    .route({ method: 'GET', path: '/api/v1/push/key', summary: 'The key for pushes', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ public_key: z.string(), firebase: FirebaseWeb.nullable() })),
  /**
   * Registers a device for the caller's session, or renews it. It receives nothing more for the person who used it
   * before. 7.28
   */
  registerDevice: personCall
    .route({ method: 'PUT', path: '/api/v1/push/devices', summary: 'Push to this device', tags })
    .input(NewDevice)
    .output(z.strictObject({ registered_at: z.iso.datetime() })),
  /** Ends the pushes to a device of the caller. The answer is the same for one that is unknown. */
  removeDevice: personCall
    .route({ method: 'POST', path: '/api/v1/push/devices/remove', summary: 'End the pushes to a device', tags })
    .input(z.strictObject({ fcm_token: Token }))
    .output(z.strictObject({})),
};
