import type { AccountServices } from '../accounts/index.ts';
import type { CustomApi } from '../platform/custom-api.ts';
import type { Network } from '../platform/foreign/network.ts';
import type { WebPush } from '../platform/foreign/web-push.ts';

export interface NotificationServices extends AccountServices {
  /** Null where none is configured. */
  customApi: CustomApi | null;
  webPush: WebPush;
  /** How pushes leave. */
  network: Network;
}
