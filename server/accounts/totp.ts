import { SECOND_FACTOR } from '@hirfa/domain/accounts';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const FORM = { algorithm: 'SHA1', digits: SECOND_FACTOR.digits, period: SECOND_FACTOR.periodMs / 1000 } as const;

/** A secret to be shared with an authenticator app, in base32. */
export function freshTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the app reads from a QR code. */
export function totpAddress(secret: string, label: string): string {
  return new TOTP({ ...FORM, issuer: 'Hirfa', label, secret }).toString();
}

/** How many time steps from now this code is right; null where it is wrong. */
export function totpDelta(secret: string, code: string, now: Date): number | null {
  const token = { ...FORM, secret: Secret.fromBase32(secret), token: code };
  return TOTP.validate({ ...token, timestamp: now.getTime(), window: SECOND_FACTOR.stepsAround });
}
