import type { DisputeReason } from '@hirfa/domain/bookings';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What went wrong, as the customer says it and as both people read it. */
export const REASON_WORDS: Record<DisputeReason, MessageDescriptor> = {
  not_done: msg`The work was not done`,
  not_as_agreed: msg`The work is not as agreed`,
  damage: msg`Something was damaged`,
  left_early: msg`The provider left early`,
  other_price: msg`More money was asked for`,
  cash: msg`Another amount was paid in cash`,
  behaviour: msg`Behaviour`,
  was_there: msg`The customer was there`,
  other: msg({ message: 'Something else', context: 'a problem' }),
};
