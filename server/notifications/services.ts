import type { AccountServices } from '../accounts/index.ts';
import type { CustomApi } from '../platform/custom-api.ts';
import type { Fcm } from '../platform/firebase/fcm.ts';
import type { Network } from '../platform/foreign/network.ts';
import type { SmsPort } from '../platform/sms/sms.ts';
import type { WebPush } from '../platform/foreign/web-push.ts';

export interface NotificationServices extends AccountServices {
  /** Null where none is configured. */
  customApi: CustomApi | null;
  webPush: WebPush;
  /** Pushes to apps, and to browsers that are registered with Firebase; null where it is not configured. */
  fcm: Fcm | null;
  /** Sends text messages of notifications; codes go by `sms`. */
  texts: SmsPort;
  /** How many of them leave on one day of Cairo at most. */
  textsPerDay: number;
  /** How pushes leave. */
  network: Network;
}
