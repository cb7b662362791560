import { digitsOf } from './digits.ts';

/** What a test wallet does when it pays. */
export type WalletBehaviour = 'success' | 'declined' | 'slow' | 'lost_webhook' | 'refund_refused';

export interface TestWallet {
  /** In groups, as a mobile number is written. */
  number: string;
  behaviour: WalletBehaviour;
}

/** The only wallets that this gateway accepts: a real number is always refused. */
export const TEST_WALLETS: readonly TestWallet[] = [
  { number: '010 1010 1010', behaviour: 'success' },
  { number: '010 0000 0002', behaviour: 'declined' },
  { number: '010 0000 0259', behaviour: 'slow' },
  { number: '010 0000 5126', behaviour: 'lost_webhook' },
  { number: '010 0000 7726', behaviour: 'refund_refused' },
];

export function walletEnding(digits: string | null | undefined): TestWallet | undefined {
  return TEST_WALLETS.find(({ number }) => number.slice(-4) === digits);
}

export interface WalletForm {
  phone: string;
  otp: string;
}

export type WalletProblem = 'phone_missing' | 'phone_unknown' | 'otp_missing' | 'otp_unreadable';
export type WalletProblems = Partial<Record<keyof WalletForm, WalletProblem>>;

/** A typed number in groups, as a mobile number is written; what is none stays as it was typed. */
export function groupedPhone(text: string): string {
  const digits = digitsOf(text);
  return /^\d{11}$/.test(digits) ? digits.replace(/^(\d{3})(\d{4})/, '$1 $2 ') : text;
}

/** The typed wallet, or a problem for each wrong field. */
export function readWallet(form: WalletForm): { wallet: TestWallet } | { problems: WalletProblems } {
  const phone = digitsOf(form.phone).replace(/^\+?20(?=1)/, '0');
  const wallet = TEST_WALLETS.find(({ number }) => digitsOf(number) === phone);
  const otp = digitsOf(form.otp);
  const problems: WalletProblems = {};
  if (!wallet) problems.phone = phone === '' ? 'phone_missing' : 'phone_unknown';
  if (!/^\d{6}$/.test(otp)) problems.otp = otp === '' ? 'otp_missing' : 'otp_unreadable';
  return wallet && Object.keys(problems).length === 0 ? { wallet } : { problems };
}
