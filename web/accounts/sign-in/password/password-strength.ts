import { PASSWORD_LENGTH } from '@hirfa/domain/accounts';

export type PasswordStrength = 'too_short' | 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\d/, /[^\p{L}\d]/u];
/** Common passwords, and runs of neighbouring keys. */
const OBVIOUS = /passw|qwert|azert|hirfa|1234|4321|abcd|كلمة|0{3}|1{3}|(.)\1{3}/i;

/**
 * Roughly how hard a password is to guess: its length counts most, then how many different characters and kinds of
 * characters it has.
 */
export function passwordStrength(password: string): PasswordStrength {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.min) return 'too_short';
  const different = new Set(password).size;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points =
    Number(length >= 12) + Number(length >= 16) + Number(kinds >= 2) + Number(kinds >= 3) + Number(different >= 10);
  if (OBVIOUS.test(password) || different < 5 || points < 2) return 'weak';
  return points < 4 ? 'fair' : 'strong';
}
