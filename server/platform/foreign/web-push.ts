import { createPublicKey } from 'node:crypto';
import { refuseInTransaction } from '../outgoing.ts';
import { askForeign, readAddress } from './ask.ts';
import type { Network } from './network.ts';
import { vapidKeys } from './vapid.ts';

/** Pushes to browsers by the services of their vendors (RFC 8030, 8291, 8292). */
export interface WebPush {
  /** With it a browser subscribes: only this installation can push to the subscription. In base64url. */
  publicKey: string;
  /** Whether the address of a subscription is one of a service that is known. */
  isAllowed(address: string): boolean;
  send(push: Push): Promise<PushOutcome>;
}

/** What became of a push: `gone` if nobody has the subscription any more, `later` if it may be tried again. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

interface Push {
  address: string;
  keys: { p256dh: string; auth: string };
  /** Encrypted, so that only the browser reads it: at most 3900 bytes. */
  content: string;
  /** For how long the service keeps it for a browser that it cannot reach. */
  seconds: number;
  urgency: 'normal' | 'high';
  /** A later push with the same topic replaces one that still waits. */
  topic: string;
  network: Network;
}

interface Settings {
  /** The key with which this installation signs (VAPID): a private key of P-256 in base64url. */
  privateKey: string;
  /** The mail address at which a push service reaches us, also as "Name <address>". */
  contact: string;
  /** The hosts of push services; `*.` stands for one name or more before the rest. */
  hosts: readonly string[];
  /** How long a service may take to answer. */
  ms?: number;
}

/**
 * The library encrypts and signs only. The request itself has the checks of all requests to addresses that strangers
 * name, and only the head of the answer is read.
 */
export function openWebPush({ privateKey, contact, hosts, ms = 10_000 }: Settings): WebPush {
  const vapid = { subject: `mailto:${/<(.+)>/.exec(contact)?.[1] ?? contact}`, ...vapidKeys(privateKey) };
  const readAllowed = (address: string) => {
    const url = readAddress(address);
    return url?.href === address && hosts.some((host) => isHost(url.hostname, host)) ? url : null;
  };
  return {
    publicKey: vapid.publicKey,
    isAllowed: (address) => readAllowed(address) !== null,
    async send({ address, keys, content, seconds, urgency, topic, network }) {
      refuseInTransaction();
      const url = readAllowed(address);
      if (url === null) return 'refused';
      const options = { vapidDetails: vapid, TTL: seconds, urgency, topic };
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails({ endpoint: address, keys }, content, options);
      try {
        const signal = AbortSignal.timeout(ms);
        const answer = await askForeign(url, { network, signal, headers, ...(body !== null && { body }) });
        answer?.destroy();
        return outcomeOf(answer?.statusCode);
      } catch {
        return 'later';
      }
    },
  };
}

/** Without a status it was not sent: the name of the service leads into a private network for now. */
function outcomeOf(status: number | undefined): PushOutcome {
  if (status === undefined || status === 408 || status === 429 || status >= 500) return 'later';
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'refused';
}

const isHost = (name: string, host: string) =>
  host.startsWith('*.') ? name.endsWith(host.slice(1)) && name.length >= host.length : name === host;

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
