import { createECDH, createPublicKey, hkdfSync } from 'node:crypto';
import { readAddress } from './ask.ts';

/** Pushes to browsers by the services of their vendors (RFC 8030, 8291, 8292). */
export interface WebPush {
  /** With it a browser subscribes: only this installation can push to the subscription. In base64url. */
  publicKey: string;
  /** Whether the address of a subscription is one of a service that is known. */
  isAllowed(address: string): boolean;
}

interface Settings {
  /** The secret of this installation. */
  secret: string;
  /** The mail address at which a push service reaches us, also as "Name <address>". */
  contact: string;
  /** The hosts of push services; `*.` stands for one name or more before the rest. */
  hosts: readonly string[];
}

export function openWebPush({ secret, hosts }: Settings): WebPush {
  const { publicKey } = vapidKeys(secret);
  return {
    publicKey,
    isAllowed(address) {
      const url = readAddress(address);
      return url !== null && url.href === address && hosts.some((host) => isHost(url.hostname, host));
    },
  };
}

const isHost = (name: string, host: string) =>
  host.startsWith('*.') ? name.endsWith(host.slice(1)) && name.length >= host.length : name === host;

/** The order of the group of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * The keys with which this installation identifies itself (VAPID). They follow from its secret, so that they exist from
 * its first start on, and all of its processes have the same. 48 bytes leave no bias (FIPS 186-5, A.2.1).
 */
function vapidKeys(secret: string) {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'hirfa web push', 48));
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(number.toString(16).padStart(64, '0'), 'hex');
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: ecdh.getPrivateKey('base64url') };
}

/** Whether these are the coordinates of a point on the curve P-256. */
export function isPublicKey(base64url: string): boolean {
  const bytes = Buffer.from(base64url, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const [x, y] = [bytes.toString('base64url', 1, 33), bytes.toString('base64url', 33)];
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    return true;
  } catch {
    return false;
  }
}
