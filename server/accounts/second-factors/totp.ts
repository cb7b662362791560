import { SECOND_FACTOR } from '@hirfa/domain/accounts';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const FORM = { algorithm: 'SHA1', digits: SECOND_FACTOR.digits, period: SECOND_FACTOR.periodMs / 1000 } as const;

/** A new secret for an authenticator app, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an app reads from a QR code. */
export function totpAddress(secret: string, label: string): string {
  return new TOTP({ ...FORM, issuer: 'Hirfa', label, secret }).toString();
}

/** The distance, in time steps from now, at which this code is right; null if it is wrong. */
export function totpDelta(secret: string, code: string, now: Date): number | null {
  const token = { ...FORM, secret: Secret.fromBase32(secret), token: code };
  return TOTP.validate({ ...token, timestamp: now.getTime(), window: SECOND_FACTOR.stepsAround });
}
