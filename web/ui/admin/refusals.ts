import { msg } from '@lingui/core/macro';

/** What a refused decision says, of whatever kind it is. */
export const DECISION_REFUSALS = { state_changed: msg`Another admin has already decided.` };

/** What the form of a proof says itself. */
export const OF_PROOF: readonly string[] = ['invalid_code', 'second_factor_required'];
