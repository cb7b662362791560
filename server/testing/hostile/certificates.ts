import { createPrivateKey, generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto';

/** A certificate with its private key, as PEM texts. */
export interface Issued {
  cert: string;
  key: string;
}

const DAY_MS = 86_400_000;
const OID = {
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
  commonName: [0x55, 0x04, 0x03],
  alternativeName: [0x55, 0x1d, 0x11],
  basicConstraints: [0x55, 0x1d, 0x13],
};

/** A certificate authority that nobody knows, for servers of tests (X.509 v3, DER written by hand). */
export function createAuthority() {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = nameOf('Authority of tests');
  const isAuthority = extension(OID.basicConstraints, sequence(tlv(0x01, [0xff])));
  const cert = certificate({ subject, issuer: subject, key: own.publicKey, extensions: [isAuthority] }, own.privateKey);
  return {
    /** What clients have to trust. */
    cert,
    /** A certificate for one name of the DNS. */
    issue(name: string): Issued {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const names = extension(OID.alternativeName, sequence(tlv(0x82, Buffer.from(name))));
      const wanted = { subject: nameOf(name), issuer: subject, key: publicKey, extensions: [names] };
      return { cert: certificate(wanted, own.privateKey), key: pem(privateKey) };
    },
  };
}

interface Wanted {
  subject: Buffer;
  issuer: Buffer;
  key: KeyObject;
  extensions: readonly Buffer[];
}

let serial = 0;

function certificate({ subject, issuer, key, extensions }: Wanted, authority: KeyObject): string {
  serial += 1;
  const algorithm = sequence(tlv(0x06, OID.ecdsaWithSha256));
  const content = sequence(
    tlv(0xa0, tlv(0x02, [2])),
    tlv(0x02, [0x01, serial >> 8, serial & 0xff]),
    algorithm,
    issuer,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    subject,
    key.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(...extensions)),
  );
  const signature = sign('sha256', content, createPrivateKey(pem(authority)));
  const der = sequence(content, algorithm, tlv(0x03, Buffer.concat([Buffer.of(0), signature])));
  return new X509Certificate(der).toString();
}

const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

function nameOf(text: string): Buffer {
  return sequence(tlv(0x31, sequence(tlv(0x06, OID.commonName), tlv(0x0c, Buffer.from(text)))));
}

function extension(oid: readonly number[], value: Buffer): Buffer {
  return sequence(tlv(0x06, oid), tlv(0x04, value));
}

/** UTCTime: "261122093000Z" */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return tlv(0x17, Buffer.from(`${digits}Z`));
}

const sequence = (...parts: readonly Uint8Array[]) => tlv(0x30, Buffer.concat(parts));

/** Tag, length and value. */
function tlv(tag: number, value: readonly number[] | Uint8Array): Buffer {
  const size = value.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.of(tag, ...length), Buffer.from(value)]);
}
