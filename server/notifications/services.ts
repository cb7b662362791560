import type { AccountServices } from '../accounts/index.ts';
import type { CustomApi } from '../platform/custom-api.ts';

export interface NotificationServices extends AccountServices {
  /** Null where none is configured. */
  customApi: CustomApi | null;
}
