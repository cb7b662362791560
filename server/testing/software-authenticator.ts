import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
  /** The person of the key. */
  user?: { id: string };
}

/** The faults of a signature. */
export interface Flaw {
  origin?: string;
  rpId?: string;
  /** Whether the device has verified its owner. */
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
  signature?: 'of another key';
}

const FLAG = { present: 0x01, verified: 0x04, attested: 0x40 };

/**
 * A device with one ES256 key, without attestation. Its answers have the form of `PublicKeyCredential.toJSON()` in
 * browsers (WebAuthn level 3).
 */
export function softwareAuthenticator(address: string) {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle = '';

  function dataOf(
    { rpId = new URL(address).hostname, isUserVerified = true, ...flaw }: Flaw,
    attested: Buffer = Buffer.alloc(0),
  ) {
    const flags = FLAG.present | (isUserVerified ? FLAG.verified : 0) | (attested.length > 0 ? FLAG.attested : 0);
    const tail = Buffer.alloc(5);
    tail[0] = flags;
    tail.writeUInt32BE(flaw.counter ?? counter, 1);
    return Buffer.concat([sha256(rpId), tail, attested]);
  }
  const client = (type: 'webauthn.create' | 'webauthn.get', { challenge }: Options, { origin = address }: Flaw) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    create(options: Options, flaw: Flaw = {}) {
      userHandle = options.user?.id ?? '';
      const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key]);
      const object = new Map<string, string | Buffer | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', dataOf(flaw, attested)],
      ]);
      const response = {
        clientDataJSON: text(client('webauthn.create', options, flaw)),
        attestationObject: text(cbor(object)),
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
    get(options: Options, flaw: Flaw = {}) {
      counter += 1;
      const [data, clientData] = [dataOf(flaw), client('webauthn.get', options, flaw)];
      const { privateKey } = flaw.signature === undefined ? pair : generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const signature = text(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey));
      const response = {
        clientDataJSON: text(clientData),
        authenticatorData: text(data),
        signature,
        userHandle: flaw.userHandle ?? userHandle,
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The part of CBOR (RFC 8949) that keys need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([name, each]) => [cbor(name), cbor(each)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
