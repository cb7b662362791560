import type { ConfirmationOutcome, PayoutHold, PayoutState, TemplateField } from '@hirfa/domain/payouts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StateTone } from '../ui/state-badge.tsx';

type Words<Key extends string> = Record<Key, MessageDescriptor>;

export const STATE_WORDS: Words<PayoutState> = {
  open: msg({ message: 'Being prepared', context: 'payout' }),
  exported: msg({ message: 'On its way', context: 'payout' }),
  paid: msg({ message: 'Paid out', context: 'payout' }),
  returned: msg({ message: 'Came back', context: 'payout' }),
  refused: msg({ message: 'Not sent', context: 'payout' }),
};

export const STATE_TONES: Record<PayoutState, StateTone> = {
  open: 'quiet',
  exported: 'warn',
  paid: 'ok',
  returned: 'bad',
  refused: 'quiet',
};

/** Why a payout waits, for its provider. */
export const OWN_HOLDS: Words<Exclude<PayoutHold, 'account_changed'>> = {
  left: msg`This profile has ended, so nothing is paid out automatically. Please write to us.`,
  suspended: msg`Your payouts wait while your profile is suspended.`,
  no_account: msg`Your payouts wait until you say where to pay them.`,
  returned: msg`The bank sent your last payout back. Check your account and save it again.`,
};

/** The same for admins. */
export const HOLD_WORDS: Words<PayoutHold> = {
  left: msg({ message: 'The provider has left', context: 'payout' }),
  suspended: msg({ message: 'The provider is suspended', context: 'payout' }),
  no_account: msg({ message: 'No account is given', context: 'payout' }),
  returned: msg({ message: 'The last payout came back', context: 'payout' }),
  account_changed: msg({ message: 'The account was changed', context: 'payout' }),
};

export const OUTCOME_WORDS: Words<ConfirmationOutcome> = {
  applied: msg({ message: 'Will be changed', context: 'confirmation of a payout' }),
  known: msg({ message: 'Already so', context: 'confirmation of a payout' }),
  impossible: msg({ message: 'Not possible from its state', context: 'confirmation of a payout' }),
  unknown: msg({ message: 'No payout has this reference', context: 'confirmation of a payout' }),
  repeated: msg({ message: 'More than once in the file', context: 'confirmation of a payout' }),
};

export const FIELD_WORDS: Words<TemplateField> = {
  reference: msg({ message: 'Reference', context: 'payout file' }),
  amount: msg({ message: 'Amount', context: 'payout file' }),
  currency: msg({ message: 'Currency', context: 'payout file' }),
  number: msg({ message: 'IBAN or number', context: 'payout file' }),
  number_as_text: msg({ message: 'IBAN or number, as text for Excel', context: 'payout file' }),
  holder: msg({ message: 'Name of the holder', context: 'payout file' }),
  day: msg({ message: 'Day of the file', context: 'payout file' }),
  week: msg({ message: 'First day of the week', context: 'payout file' }),
  position: msg({ message: 'Number of the line', context: 'payout file' }),
  fixed: msg({ message: 'The same text in each line', context: 'payout file' }),
};
