import { call, ERROR_STATUS, tooManyRequests } from '../errors.ts';

/** Calls that answer our own pages only. */
export const sessionCall = call.errors({ forbidden_origin: { status: ERROR_STATUS.forbidden_origin } });

/** Calls that can be tried only so often (`ACCOUNT_LIMITS`); `Retry-After` says when again. */
export const limitedCall = sessionCall.errors(tooManyRequests);

/** Calls about second factors: where a role demands one, a session that has not shown the one there is changes none. */
export const secondFactorRequired = { second_factor_required: { status: ERROR_STATUS.second_factor_required } };

export const invalidCode = { invalid_code: { status: ERROR_STATUS.invalid_code } };
