import type { SettingName } from '@hirfa/domain/payments';
import type { OperatorField } from '@hirfa/domain/support';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Phase } from './phases.ts';

export const RATE_WORDS: Record<SettingName, MessageDescriptor> = {
  platform_fee_rate: msg`Service fee of customers`,
  vat_rate: msg`VAT`,
  commission_rate: msg`Commission of providers`,
  rescue_rate: msg`Paid at most where another provider costs more, of the price before`,
};

export const PHASE_WORDS: Record<Phase, MessageDescriptor> = {
  past: msg({ message: 'Past', context: 'settings' }),
  now: msg({ message: 'Holds now', context: 'settings' }),
  coming: msg({ message: 'Coming', context: 'settings' }),
};

export const OPERATOR_WORDS: Record<OperatorField, MessageDescriptor> = {
  legal_name_en: msg`Legal name, in English`,
  legal_name_ar: msg`Legal name, in Arabic`,
  address_en: msg`Address, in English`,
  address_ar: msg`Address, in Arabic`,
  commercial_register: msg`Commercial register`,
  tax_number: msg`Tax number`,
  contact_email: msg({ message: 'E-mail', context: 'operator' }),
  contact_phone: msg({ message: 'Phone', context: 'operator' }),
};

/** What refusals of a change say. */
export const REFUSALS = {
  state_changed: msg`There is a setting for this day already, or it holds by now.`,
  invalid_input: msg`The day must not be in the past.`,
  not_found: msg`Another admin has removed this.`,
  too_many_requests: msg`Too many wrong codes. Please wait a little.`,
};
