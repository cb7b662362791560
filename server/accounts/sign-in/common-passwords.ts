import { westernDigits } from '@hirfa/domain/accounts';

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among those that leaks show most often, in any case, and also if its digits are Arabic ones.
 * The list is read once, by the first password that is set.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return (await known).has(westernDigits(password).toLowerCase());
}
