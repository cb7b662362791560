import type { BookingStatus } from '@hirfa/domain/bookings';
import type { PaymentStatus } from '@hirfa/domain/payments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const STATUS_WORDS: Record<BookingStatus, MessageDescriptor> = {
  awaiting_acceptance: msg`Not accepted yet`,
  confirmed: msg`Confirmed`,
  started: msg`Started`,
  in_progress: msg`In progress`,
  completed: msg`Finished`,
  cancelled: msg`Cancelled`,
};

export const PAYMENT_WORDS: Record<PaymentStatus, MessageDescriptor> = {
  pending: msg({ message: 'Not paid', context: 'payment' }),
  authorized: msg({ message: 'Secured', context: 'payment' }),
  captured: msg({ message: 'Paid', context: 'payment' }),
  voided: msg({ message: 'Released', context: 'payment' }),
  refunded: msg({ message: 'Refunded', context: 'payment' }),
  partially_refunded: msg({ message: 'Refunded in part', context: 'payment' }),
  failed: msg({ message: 'Failed', context: 'payment' }),
  charged_back: msg({ message: 'Charged back', context: 'payment' }),
};
