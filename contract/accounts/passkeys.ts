import { PASSKEY } from '@hirfa/domain/accounts';
import * as z from 'zod';
import { personCall } from '../calls.ts';
import { freshSignInRequired, notFound, secondFactorRequired, stateChanged, accountSuspended } from '../errors.ts';
import { invalidCode, limitedCall } from './calls.ts';
import { Session } from './session.ts';

const bytes = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/);
/** The JSON form of a browser's `PublicKeyCredential`; fields that the server does not read are omitted. */
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
const RegistrationResponse = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});
/** What a passkey signed. */
export const PasskeySignature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.default(''),
  }),
});

/** For `navigator.credentials.get` and `.create`, in the JSON form of WebAuthn. */
const GetOptions = z.strictObject({ options: z.looseObject({ challenge: z.string() }) });
const CreateOptions = z.strictObject({
  options: z.looseObject({
    challenge: z.string(),
    rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  }),
});
const Name = z
  .string()
  .trim()
  .min(PASSKEY.nameLength.min)
  .max(PASSKEY.nameLength.max)
  .regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u);

/** A passkey of the caller. */
export const Passkey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Whether it is synchronised between its owner's devices. */
  synced: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Passkeys (WebAuthn): adding, listing and removing them, and signing in with one (docs/decisions/0014). */
export const passkeys = {
  startPasskey: personCall
    .route({ method: 'POST', path: '/api/v1/me/passkeys/start', summary: 'Start to add a passkey', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(CreateOptions)
    .errors({ ...secondFactorRequired, ...freshSignInRequired, ...stateChanged }),
  addPasskey: personCall
    .route({ method: 'POST', path: '/api/v1/me/passkeys', summary: 'Add a passkey', tags: ['accounts'] })
    .input(z.strictObject({ name: Name, response: RegistrationResponse }))
    .output(Passkey)
    .errors({ ...secondFactorRequired, ...invalidCode, ...stateChanged }),
  listPasskeys: personCall
    .route({ method: 'GET', path: '/api/v1/me/passkeys', summary: 'My passkeys', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(Passkey) })),
  renamePasskey: personCall
    .route({ method: 'POST', path: '/api/v1/me/passkeys/{id}/rename', summary: 'Rename a passkey', tags: ['accounts'] })
    .input(z.strictObject({ id: z.uuid(), name: Name }))
    .output(Passkey)
    .errors(notFound),
  removePasskey: personCall
    .route({ method: 'POST', path: '/api/v1/me/passkeys/{id}/remove', summary: 'Remove a passkey', tags: ['accounts'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors({ ...secondFactorRequired, ...notFound }),
  startPasskeySignIn: limitedCall
    .route({
      method: 'POST',
      path: '/auth/v1/passkeys/start',
      summary: 'Start to sign in with a passkey',
      tags: ['accounts'],
    })
    .input(z.strictObject({}))
    .output(GetOptions),
  /** A passkey counts as both factors: it is on the device, and the device has verified its owner. */
  signInByPasskey: limitedCall
    .route({ method: 'POST', path: '/auth/v1/passkeys/sign-in', summary: 'Sign in with a passkey', tags: ['accounts'] })
    .input(z.strictObject({ response: PasskeySignature }))
    .output(Session)
    .errors({ ...invalidCode, ...accountSuspended }),
};
