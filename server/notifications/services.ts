import type { AccountServices } from '../accounts/index.ts';
import type { CustomApi } from '../platform/custom-api.ts';
import type { Fcm } from '../platform/firebase/fcm.ts';
import type { Network } from '../platform/foreign/network.ts';
import type { WebPush } from '../platform/foreign/web-push.ts';

export interface NotificationServices extends AccountServices {
  /** Null where none is configured. */
  customApi: CustomApi | null;
  webPush: WebPush;
  /** Pushes to apps, and to browsers that are registered with Firebase; null where it is not configured. */
  fcm: Fcm | null;
  /** How pushes leave. */
  network: Network;
}
