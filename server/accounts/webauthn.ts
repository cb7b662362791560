import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { PASSKEY } from '@hirfa/domain/accounts';

/** Whether this challenge is one of ours that nobody has used. */
type Challenged = (challenge: string) => Promise<boolean>;

/** A key that was made, as it is kept. */
export interface MadeKey {
  credentialID: string;
  publicKey: string;
  counter: number;
  deviceType: string;
  backedUp: boolean;
  aaguid: string;
}

/** EdDSA, ES256, RS256: what devices make. Asked for more, the library tries what Node only experiments with. */
const ALGORITHMS = [-8, -7, -257];

/** The site as keys know it. */
const site = (origin: string) => ({ expectedOrigin: origin, expectedRPID: new URL(origin).hostname });

/** Asks a device for a key that it can name by itself, and that it uses only for its owner. */
export async function keyWanted(origin: string, user: { id: string; label: string; name: string }, known: readonly string[]) {
  return generateRegistrationOptions({
    rpName: 'Hirfa',
    rpID: new URL(origin).hostname,
    userID: new TextEncoder().encode(user.id),
    userName: user.label,
    userDisplayName: user.name,
    timeout: PASSKEY.challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function signatureWanted(origin: string) {
  return generateAuthenticationOptions({ rpID: new URL(origin).hostname, userVerification: 'required', timeout: PASSKEY.challengeMs });
}

type Made = Parameters<typeof verifyRegistrationResponse>[0]['response'];

/** The key that a device made for us; null where it is not what was asked for. */
export async function readMadeKey(origin: string, response: Made, challenged: Challenged): Promise<MadeKey | null> {
  try {
    const read = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenged,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
      ...site(origin),
    });
    if (!read.verified) return null;
    const { credential, credentialDeviceType: deviceType, credentialBackedUp: backedUp, aaguid } = read.registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialID: credential.id, publicKey, counter: credential.counter, deviceType, backedUp, aaguid };
  } catch {
    return null;
  }
}

type Signed = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/** The counter after a signature of this key; null where it is none, or the counter says that the key was copied. */
export async function readSignature(
  origin: string,
  response: Signed,
  key: Pick<MadeKey, 'credentialID' | 'publicKey' | 'counter'>,
  challenged: Challenged,
): Promise<number | null> {
  const credential = { id: key.credentialID, publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')), counter: key.counter };
  try {
    const read = await verifyAuthenticationResponse({
      response,
      credential,
      expectedChallenge: challenged,
      requireUserVerification: true,
      ...site(origin),
    });
    return read.verified ? read.authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
