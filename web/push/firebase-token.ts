import { getApps, initializeApp } from '@firebase/app';
import { getMessaging, getToken } from '@firebase/messaging';
import type { FirebaseWeb } from '@hirfa/contract/notifications';

/** The token under which Firebase pushes to the subscription that this browser has. */
export async function firebaseToken(settings: FirebaseWeb, worker: ServiceWorkerRegistration): Promise<string> {
  const { api_key, project_id, app_id, messaging_sender_id, vapid_key } = settings;
  const app =
    getApps()[0] ??
    initializeApp({
      apiKey: api_key,
      projectId: project_id,
      appId: app_id,
      messagingSenderId: messaging_sender_id,
    });
  return getToken(getMessaging(app), { vapidKey: vapid_key, serviceWorkerRegistration: worker });
}
