import * as z from 'zod';
import { personCall } from '../calls.ts';
import { ERRORS, secondFactorRequired, serviceUnavailable, stateChanged, tooManyRequests } from '../errors.ts';
import { invalidCode } from './calls.ts';
import { Phone, SentCode } from './sent-code.ts';

const factorCall = personCall.errors({ ...secondFactorRequired, ...tooManyRequests });

/** A phone number that a code proves becomes one of the account's sign-in methods. */
export const phoneCalls = {
  sendOwnPhoneCode: factorCall
    .route({ method: 'POST', path: '/api/v1/me/phone/code', summary: 'Send a code to my phone', tags: ['accounts'] })
    .input(z.strictObject({ phone_number: Phone }))
    .output(z.strictObject({ sent: z.literal(true) }))
    .errors(serviceUnavailable),
  /**
   * Only the right code tells that the number is another account's (`phone_taken`). `state_changed`: this account has
   * another number.
   */
  confirmOwnPhone: factorCall
    .route({ method: 'PUT', path: '/api/v1/me/phone', summary: 'Add my phone number', tags: ['accounts'] })
    .input(z.strictObject({ phone_number: Phone, code: SentCode }))
    .output(z.strictObject({ phone_number: z.string() }))
    .errors({ ...invalidCode, ...stateChanged, phone_taken: ERRORS.phone_taken }),
};
