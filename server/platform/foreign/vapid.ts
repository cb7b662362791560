import { createECDH, hkdfSync } from 'node:crypto';

/** The order of the group of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** A new private key with which an installation identifies itself to push services (VAPID), in base64url. */
export function newPushKey(): string {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return padded(ecdh.getPrivateKey('hex'));
}

/**
 * The private key that older releases derived from the session secret at each start. 48 bytes leave no bias (FIPS
 * 186-5, A.2.1).
 */
export function derivedPushKey(secret: string): string {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'hirfa web push', 48));
  return padded(((BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n).toString(16));
}

const padded = (hex: string) => Buffer.from(hex.padStart(64, '0'), 'hex').toString('base64url');

/** Whether this is a private key, as `web-push generate-vapid-keys` prints it. */
export function isPushKey(base64url: string): boolean {
  const bytes = Buffer.from(base64url, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== base64url) return false;
  const number = BigInt(`0x${bytes.toString('hex')}`);
  return number > 0n && number < ORDER;
}

/** The two keys in the form of the library. */
export function vapidKeys(privateKey: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey };
}
