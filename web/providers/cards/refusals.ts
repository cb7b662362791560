import { msg } from '@lingui/core/macro';

/** What refusals of the calls about a card say. */
export const CARD_REFUSALS = {
  provider_required: msg`Your profile is suspended, so your services can’t be changed.`,
  not_found: msg`This service has been removed.`,
};
