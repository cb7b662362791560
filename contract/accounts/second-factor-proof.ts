import { ERRORS, secondFactorRequired, tooManyRequests } from '../errors.ts';
import { PasskeySignature } from './passkeys.ts';
import { SecondFactorCode } from './second-factor.ts';

/** A code of the authenticator app, a recovery code, or the answer of a passkey. */
const fields = { code: SecondFactorCode.optional(), passkey: PasskeySignature.optional() };

/** For calls that ask for a second factor again, of a person who has one: their input, and how they refuse it. */
export const secondFactorProof = {
  fields,
  errors: { ...secondFactorRequired, ...tooManyRequests, invalid_code: ERRORS.invalid_code },
};
