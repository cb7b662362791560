import { readSecondFactorCode } from '@hirfa/domain/accounts';
import * as z from 'zod';
import { personCall } from '../calls.ts';
import {
  freshSignInRequired,
  secondFactorRequired,
  stateChanged,
  tooManyRequests,
  accountSuspended,
} from '../errors.ts';
import { invalidCode, limitedCall } from './calls.ts';
import { Session } from './session.ts';

/** Six digits of an authenticator app, or a recovery code. */
export const SecondFactorCode = z
  .string()
  .max(80)
  .transform((typed, { issues }) => {
    const code = readSecondFactorCode(typed);
    if (code === null) issues.push({ code: 'custom', input: typed, message: 'Neither six digits nor a recovery code' });
    return code ?? '';
  });

const limitedOfPerson = personCall.errors({ ...tooManyRequests, ...invalidCode, ...stateChanged });

/** The caller's authenticator app: when it was set up (null if there is none), and how many recovery codes are left. */
export const SecondFactor = z.strictObject({ set_up_at: z.iso.datetime().nullable(), recovery_codes_left: z.int() });
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Authenticator apps and recovery codes (docs/decisions/0014). */
export const secondFactor = {
  getSecondFactor: personCall
    .meta({ staleAfter: { any: ['roles_changed'] } })
    .route({ method: 'GET', path: '/api/v1/me/second-factor', summary: 'My second factor', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(SecondFactor),
  /** Starts to set up an authenticator app; sign-ins require it after `confirmSecondFactor` got a right code. */
  startSecondFactor: personCall
    .route({
      method: 'POST',
      path: '/api/v1/me/second-factor/start',
      summary: 'Start to set up a second factor',
      tags: ['accounts'],
    })
    .input(z.strictObject({}))
    .output(z.strictObject({ secret: z.string(), address: z.string() }))
    .errors({ ...secondFactorRequired, ...freshSignInRequired, ...stateChanged }),
  /** The recovery codes are shown only here. All other sessions end. */
  confirmSecondFactor: limitedOfPerson
    .route({
      method: 'POST',
      path: '/api/v1/me/second-factor/confirm',
      summary: 'Set up a second factor',
      tags: ['accounts'],
    })
    .input(z.strictObject({ code: SecondFactorCode }))
    .output(z.strictObject({ recovery_codes: z.array(z.string()) }))
    .errors(secondFactorRequired),
  removeSecondFactor: limitedOfPerson
    .route({
      method: 'POST',
      path: '/api/v1/me/second-factor/remove',
      summary: 'Remove the second factor',
      tags: ['accounts'],
    })
    .input(z.strictObject({ code: SecondFactorCode }))
    .output(z.strictObject({ removed: z.literal(true) })),
  passSecondFactor: limitedCall
    .route({
      method: 'POST',
      path: '/auth/v1/second-factor',
      summary: 'Sign in with a second factor',
      tags: ['accounts'],
    })
    .input(z.strictObject({ challenge: z.string().regex(/^[\w.-]{20,2000}$/), code: SecondFactorCode }))
    .output(Session)
    .errors({ ...invalidCode, ...accountSuspended }),
};
