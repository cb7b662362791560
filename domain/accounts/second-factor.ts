import { westernDigits } from './phone-numbers.ts';

const MINUTE = 60_000;

/** Codes of an authenticator app (TOTP, RFC 6238), and those that replace it once each. */
export const SECOND_FACTOR = {
  digits: 6,
  periodMs: 30_000,
  /** Clocks differ: the code before and the one after count too. */
  stepsAround: 1,
  /** From the first factor to the second. */
  challengeMs: 5 * MINUTE,
  recoveryCodes: 10,
  recoveryCodeLength: 16,
} as const;

/** Letters and digits of recovery codes: those that nobody takes for one another. */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export const SECOND_FACTOR_STATES = ['none', 'set_up', 'passed'] as const;

/** What somebody typed as a code of their app or a recovery code, on whatever keyboard and however spaced; null for any other text. */
export function readSecondFactorCode(typed: string): string | null {
  const code = westernDigits(typed).toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return code;
  const recovery = code.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return recovery.length === SECOND_FACTOR.recoveryCodeLength && /^[0-9a-hjkmnp-tv-z]+$/.test(recovery) ? recovery : null;
}

/**
 * The time step that a right code belongs to (`delta` steps from now), if it is newer than the last one that was taken: no code opens
 * anything twice, nor does one that came before it.
 */
export function stepTaken(delta: number, now: Date, lastStep: number): number | null {
  const step = Math.floor(now.getTime() / SECOND_FACTOR.periodMs) + delta;
  return Math.abs(delta) <= SECOND_FACTOR.stepsAround && step > lastStep ? step : null;
}
