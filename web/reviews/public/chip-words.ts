import type { Chip } from '@hirfa/domain/reviews';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each chip says, of a provider or a customer. */
export const CHIP_WORDS: Record<Chip, MessageDescriptor> = {
  punctual: msg({ message: 'Punctual', context: 'review' }),
  friendly: msg({ message: 'Friendly', context: 'review' }),
  fair_price: msg({ message: 'Fair price', context: 'review' }),
  explained_well: msg({ message: 'Explains well', context: 'review' }),
  patient: msg({ message: 'Patient', context: 'review' }),
  well_prepared: msg({ message: 'Well prepared', context: 'review' }),
  clean_work: msg({ message: 'Clean work', context: 'review' }),
  careful: msg({ message: 'Careful', context: 'review' }),
  fixed_at_once: msg({ message: 'Fixed at once', context: 'review' }),
  clear_request: msg({ message: 'Clear request', context: 'review' }),
  ready_on_time: msg({ message: 'Ready on time', context: 'review' }),
};
