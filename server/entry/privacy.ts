import { accountsRoom, type Privacy } from '../accounts/index.ts';
import { bookingsPersonalData, findOpenBookings } from '../bookings/index.ts';
import { notificationsPersonalData } from '../notifications/index.ts';
import { paymentsPersonalData } from '../payments/index.ts';
import { providersPersonalData } from '../providers/index.ts';

/** What every room keeps about people, from the right to the left: what is found by something is before it. */
export const privacy: Privacy = {
  tables: [
    ...notificationsPersonalData,
    ...bookingsPersonalData,
    ...paymentsPersonalData,
    ...providersPersonalData,
    ...accountsRoom.personalData,
  ],
  openBookings: findOpenBookings,
};
