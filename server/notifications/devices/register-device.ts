import type { NewDevice } from '@hirfa/contract/notifications';
import { type Ctx, type Person, refuseField } from '../../kernel/verb.ts';
import type { Fcm } from '../../platform/firebase/fcm.ts';
import { isPublicKey, type WebPush } from '../../platform/foreign/web-push.ts';
import { deleteDevice, saveDevice } from './queries.ts';

/** Old ones go first. */
const MAX_DEVICES = 20;

interface DeviceCtx extends Ctx<Person> {
  services: { webPush: WebPush; fcm: Fcm | null };
}

/** Registers a device for the session of the caller, or renews it. 3.14, 7.28 */
export async function registerDevice({ ctx, input }: { ctx: DeviceCtx; input: NewDevice }) {
  const { db, now, actor, services } = ctx;
  const { platform, keys, fcm_token } = input;
  if (platform !== 'web' && keys !== null) return refuseField('keys', 'Apps have no keys');
  if (platform === 'web' && keys === null && services.fcm === null)
    return refuseField('keys', 'Without Firebase, browsers have keys');
  if (keys !== null && !isPublicKey(keys.p256dh)) return refuseField('keys.p256dh', 'This is no public key');
  if (keys !== null && !services.webPush.isAllowed(fcm_token))
    return refuseField('fcm_token', 'This is no address of a known push service');
  if (keys === null && services.webPush.isAllowed(fcm_token))
    return refuseField('keys', 'The address of a subscription comes with its keys');
  await saveDevice(db, { session_id: actor.session_id, device: input, most: MAX_DEVICES }, now);
  return { registered_at: now.toISOString() };
}

/** Ends the pushes to a device of the caller. */
export async function removeDevice({ ctx, input }: { ctx: Ctx<Person>; input: { fcm_token: string } }) {
  await deleteDevice(ctx.db, ctx.actor.user_id, input.fcm_token);
  return {};
}
