import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { PASSKEY } from '@hirfa/domain/accounts';

/** It is large, and few requests need it. */
const library = () => import('@simplewebauthn/server');

/** Whether this challenge was issued by this server and is unused. */
type IsOpenChallenge = (challenge: string) => Promise<boolean>;

/** A new key, as it is stored. */
export interface NewKey {
  credentialID: string;
  publicKey: string;
  counter: number;
  deviceType: string;
  backedUp: boolean;
  aaguid: string;
}

/**
 * EdDSA, ES256 and RS256, which devices support. With more, the library uses algorithms that are experimental in Node.
 */
const ALGORITHMS = [-8, -7, -257];

/** The site, as it is stored in the keys. */
const site = (origin: string) => ({ expectedOrigin: origin, expectedRPID: new URL(origin).hostname });

/** The options for a new key, which the device can find by itself and uses only after it has verified its owner. */
export async function createRegistrationOptions(
  origin: string,
  user: { id: string; label: string; name: string },
  known: readonly string[],
) {
  const { generateRegistrationOptions } = await library();
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

export async function createSignatureOptions(origin: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
    timeout: PASSKEY.challengeMs,
  });
}

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response'];

/** The key that a device created; null if it does not match the options. */
export async function readNewKey(
  origin: string,
  response: Registration,
  isOpen: IsOpenChallenge,
): Promise<NewKey | null> {
  const { verifyRegistrationResponse: verify } = await library();
  try {
    const read = await verify({
      response,
      expectedChallenge: isOpen,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
      ...site(origin),
    });
    if (!read.verified) return null;
    const {
      credential,
      credentialDeviceType: deviceType,
      credentialBackedUp: backedUp,
      aaguid,
    } = read.registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialID: credential.id, publicKey, counter: credential.counter, deviceType, backedUp, aaguid };
  } catch {
    return null;
  }
}

type Assertion = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/**
 * The counter after a signature of this key; null if the signature is wrong or the counter shows that the key was
 * copied.
 */
export async function readSignature(
  origin: string,
  response: Assertion,
  key: Pick<NewKey, 'credentialID' | 'publicKey' | 'counter'>,
  isOpen: IsOpenChallenge,
): Promise<number | null> {
  const credential = {
    id: key.credentialID,
    publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
    counter: key.counter,
  };
  const { verifyAuthenticationResponse: verify } = await library();
  try {
    const read = await verify({
      response,
      credential,
      expectedChallenge: isOpen,
      requireUserVerification: true,
      ...site(origin),
    });
    return read.verified ? read.authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
