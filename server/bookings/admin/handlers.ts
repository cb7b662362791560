import type { AccountServices } from '../../accounts/index.ts';
import { adminHandlersOf } from '../../kernel/handlers.ts';
import { bearChargeback, noteEvidence } from './decide-chargeback.ts';
import { decideDispute } from './decide-dispute.ts';
import { openBooking, showBooking } from './get-booking.ts';
import { listAllBookings } from './list-bookings.ts';
import { allowSecondVisit, cancelForBoth, startWithoutCode } from './overrides.ts';

export const adminOfBookingsHandlers = (services: AccountServices) =>
  adminHandlersOf('bookings', services, {
    listAllBookings,
    getAnyBooking: openBooking,
    cancelAnyBooking: { change: cancelForBoth, show: showBooking },
    decideDispute: { change: decideDispute, show: showBooking },
    noteEvidence: { change: noteEvidence, show: showBooking },
    bearChargeback: { change: bearChargeback, show: showBooking },
    startAnyBooking: { change: startWithoutCode, show: showBooking },
    allowSecondVisit: { change: allowSecondVisit, show: showBooking },
  });
