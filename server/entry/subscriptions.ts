import { tellAdmins } from '../admin/index.ts';
import { followPayment } from '../bookings/index.ts';
import { askToNotify, askToTellOfPerson } from '../notifications/index.ts';
import type { Subscriber } from '../platform/events.ts';

/** Who hears of what happened in a room on their left, in the same transaction. */
export const subscribers: readonly Subscriber[] = [followPayment, askToNotify, askToTellOfPerson, tellAdmins];
