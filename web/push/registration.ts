import type { FirebaseWeb } from '@hirfa/contract/notifications';
import { type Language } from '@hirfa/domain/market';
import { registrationStep } from '@hirfa/domain/notifications';
import type { Orpc } from '../kit/orpc.ts';
import type { SessionContext } from '../kit/session-context.ts';
import { isPushPossible } from './permission.ts';
import { readChoices, readRegistration, writeRegistration } from './stored.ts';
import { tryAgain } from './try-again.ts';

/** Who registers: the calls and the session of this browser, and the language of the page. */
export interface Registrant {
  orpc: Orpc;
  session: SessionContext;
  language: Language;
}

const WORKER = '/sw.js';
const LOCK = 'hirfa.push';

/** One tab at a time changes the subscription, which they share. */
async function alone(work: () => Promise<void>): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request(LOCK, work) : work());
}

export const isWanted = () => isPushPossible() && Notification.permission === 'granted' && !readChoices().off;

/** Registers this device, or renews it, where the browser allows pushes; reports whether it succeeded. */
export const registerDevice = (registrant: Registrant): Promise<boolean> =>
  tryAgain(() => alone(() => register(registrant)));

async function register({ orpc, session, language }: Registrant): Promise<void> {
  const session_id = session.sessionId();
  if (session_id === null || !session.signedIn() || !isWanted()) return;
  const user_id = session.userId();
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const { pushManager } = worker;
  const { public_key, firebase } = await orpc.notifications.getPushKey.call({});
  const [present, stored] = [await pushManager.getSubscription(), readRegistration()];
  const { hides_text } = readChoices();
  const key = firebase?.vapid_key ?? public_key;
  const situation = { endpoint: present?.endpoint ?? null, user_id, session_id, key, language, hides_text };
  const step = registrationStep(stored, situation, Date.now());
  if (step === 'none') return;
  const isKept = step === 'register' && present !== null && stored !== null;
  const subscription = isKept ? present : await subscribe(pushManager, present, key);
  const { endpoint } = subscription;
  const address =
    firebase === null
      ? addressOf(subscription)
      : { fcm_token: isKept ? stored.token : await tokenOf(firebase, worker), keys: null };
  // Until it answers, nobody knows what the server has: no session matches this, so the next try registers again.
  if (isKept) writeRegistration({ ...stored, session_id: '' });
  const { registered_at } = await orpc.notifications.registerDevice.call({
    ...address,
    platform: 'web',
    device_info: {
      platform: 'web',
      user_agent: navigator.userAgent.slice(0, 500),
      timestamp: new Date().toISOString(),
    },
    language,
    hides_text,
  });
  const token = address.fcm_token;
  const isNew = stored?.token !== token;
  writeRegistration({
    ...situation,
    endpoint,
    token,
    registered_at: isNew ? Date.parse(registered_at) : stored.registered_at,
  });
  // One of somebody else is gone at its service, and the server drops it at its next push.
  if (isNew && stored?.user_id === user_id)
    await orpc.notifications.removeDevice.call({ fcm_token: stored.token }).catch(() => undefined);
}

/** How the server pushes to a subscription by itself. */
function addressOf(subscription: PushSubscription) {
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  if (p256dh === undefined || auth === undefined) throw new Error('The browser gives no keys');
  return { fcm_token: subscription.endpoint, keys: { p256dh, auth } };
}

/** How it pushes by Firebase, whose library is loaded only here. */
async function tokenOf(firebase: FirebaseWeb, worker: ServiceWorkerRegistration): Promise<string> {
  const { firebaseToken } = await import('./firebase-token.ts');
  return firebaseToken(firebase, worker);
}

/** A new subscription: a browser returns the present one while there is one. */
async function subscribe(pushManager: PushManager, present: PushSubscription | null, key: string) {
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Ends the pushes to this device at the browser, also without a line: after a sign-out nothing personal is shown. The
 * server pushes to devices of live sessions only.
 */
export const leaveDevice = (): Promise<void> =>
  alone(async () => {
    if (!isPushPossible() || readRegistration() === null) return;
    writeRegistration(null);
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  });

/** The same while somebody stays signed in: the server is told first. */
export async function removeDevice({ orpc }: Registrant): Promise<void> {
  const stored = readRegistration();
  if (stored !== null) await orpc.notifications.removeDevice.call({ fcm_token: stored.token }).catch(() => undefined);
  await leaveDevice();
}
