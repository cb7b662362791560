import { westernDigits } from './phone-numbers.ts';

const MINUTE = 60_000;

/** Codes of an authenticator app (TOTP, RFC 6238), and recovery codes, which replace one once each. */
export const SECOND_FACTOR = {
  digits: 6,
  periodMs: 30_000,
  /** Clocks differ: the previous and the next code are accepted too. */
  stepsAround: 1,
  /** Between the first factor and the second. */
  challengeMs: 5 * MINUTE,
  recoveryCodes: 10,
  recoveryCodeLength: 16,
} as const;

/** Letters and digits of recovery codes, without those that look alike. */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export const SECOND_FACTOR_STATES = ['none', 'set_up', 'passed'] as const;

/** A typed code of an app or a recovery code, from any keyboard and with any spacing; null for other texts. */
export function readSecondFactorCode(typed: string): string | null {
  const code = westernDigits(typed).toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return code;
  const recovery = code.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return recovery.length === SECOND_FACTOR.recoveryCodeLength && /^[0-9a-hjkmnp-tv-z]+$/.test(recovery)
    ? recovery
    : null;
}

/**
 * The time step of a right code (`delta` steps from now), or null if it is not newer than the last accepted one:
 * neither a used code nor an older one is accepted.
 */
export function stepTaken(delta: number, now: Date, lastStep: number): number | null {
  const step = Math.floor(now.getTime() / SECOND_FACTOR.periodMs) + delta;
  return Math.abs(delta) <= SECOND_FACTOR.stepsAround && step > lastStep ? step : null;
}
