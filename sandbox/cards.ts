import { digitsOf } from './digits.ts';

/** What a test card does when it pays. */
export type CardBehaviour =
  | 'success'
  | 'declined'
  | 'challenge'
  | 'slow'
  | 'lost_webhook'
  | 'capture_refused'
  | 'refund_refused'
  | 'closed_after_refund'
  | 'declined_when_saved';

export interface TestCard {
  /** In groups of four digits, as on a card. */
  number: string;
  behaviour: CardBehaviour;
}

/** The only cards that this gateway accepts: a real number is always refused. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', behaviour: 'success' },
  { number: '4000 0000 0000 0002', behaviour: 'declined' },
  { number: '4000 0000 0000 3220', behaviour: 'challenge' },
  { number: '4000 0000 0000 0259', behaviour: 'slow' },
  { number: '4000 0000 0000 5126', behaviour: 'lost_webhook' },
  { number: '4000 0000 0000 0341', behaviour: 'capture_refused' },
  { number: '4000 0000 0000 7726', behaviour: 'refund_refused' },
  { number: '4000 0000 0000 3725', behaviour: 'closed_after_refund' },
  { number: '4000 0000 0000 9995', behaviour: 'declined_when_saved' },
];

/** The stored part of a card, in which the test cards differ. */
export function lastFour(card: TestCard): string {
  return card.number.slice(-4);
}

export function cardEnding(digits: string | null | undefined): TestCard | undefined {
  return TEST_CARDS.find((card) => lastFour(card) === digits);
}

export interface CardForm {
  number: string;
  expiry: string;
  code: string;
}

export type CardProblem =
  | 'number_missing'
  | 'number_unknown'
  | 'expiry_missing'
  | 'expiry_unreadable'
  | 'expiry_past'
  | 'code_missing'
  | 'code_unreadable';
export type CardProblems = Partial<Record<keyof CardForm, CardProblem>>;

/** A typed number in groups of four digits, as on a card; what is no number stays as it was typed. */
export function groupedNumber(text: string): string {
  const digits = digitsOf(text);
  return /^\d+$/.test(digits) ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : text;
}

/** A typed month: "2030-01". */
function readExpiry(text: string, now: Date): { expires: string } | { problem: CardProblem } {
  const typed = digitsOf(text);
  if (typed === '') return { problem: 'expiry_missing' };
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\/?((?:20)?\d{2})$/.exec(typed) ?? [];
  if (month === '') return { problem: 'expiry_unreadable' };
  const expires = `20${year.slice(-2)}-${month.padStart(2, '0')}`;
  // A card is valid to the end of its month.
  return expires < now.toISOString().slice(0, expires.length) ? { problem: 'expiry_past' } : { expires };
}

/** The typed card and its last month, or a problem for each wrong field. */
export function readCard(form: CardForm, now: Date): { card: TestCard; expires: string } | { problems: CardProblems } {
  const number = digitsOf(form.number);
  const card = TEST_CARDS.find((known) => digitsOf(known.number) === number);
  const expiry = readExpiry(form.expiry, now);
  const code = digitsOf(form.code);
  const problems: CardProblems = {};
  if (!card) problems.number = number === '' ? 'number_missing' : 'number_unknown';
  if ('problem' in expiry) problems.expiry = expiry.problem;
  if (!/^\d{3}$/.test(code)) problems.code = code === '' ? 'code_missing' : 'code_unreadable';
  if (!card || 'problem' in expiry || Object.keys(problems).length > 0) return { problems };
  return { card, expires: expiry.expires };
}
