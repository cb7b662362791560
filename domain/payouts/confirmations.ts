import { payoutStep, type PayoutState } from './states.ts';

/** How many lines one import may have. */
export const MOST_CONFIRMATIONS = 5000;

/** What the bank says of a payout. */
export interface Confirmation {
  line: number;
  reference: string;
  state: 'paid' | 'returned';
}

/**
 * What an import does with a line: the payout takes the step, has taken it before, does not have it (`impossible`), is
 * not known, or is on another line, too.
 */
export const CONFIRMATION_OUTCOMES = ['applied', 'known', 'impossible', 'unknown', 'repeated'] as const;
export type ConfirmationOutcome = (typeof CONFIRMATION_OUTCOMES)[number];

/** The steps that a line of such a file takes. The others are an admin's own. */
const OF_LINES: readonly string[] = ['confirm', 'return', 'bounce'];

/** The outcome of each line, by the states of the payouts with these references. */
export function outcomesOf(
  confirmations: readonly Confirmation[],
  states: ReadonlyMap<string, PayoutState>,
): ConfirmationOutcome[] {
  const seen = new Map<string, number>();
  for (const { reference } of confirmations) seen.set(reference, (seen.get(reference) ?? 0) + 1);
  return confirmations.map(({ reference, state }) => {
    const present = states.get(reference);
    if (present === undefined) return 'unknown';
    if ((seen.get(reference) ?? 0) > 1) return 'repeated';
    if (present === state) return 'known';
    return OF_LINES.includes(payoutStep(present, state)?.step ?? '') ? 'applied' : 'impossible';
  });
}

/** Why a file can not be read. */
export type ConfirmationProblem =
  | { problem: 'no_columns' | 'no_rows' | 'too_many' }
  | { problem: 'bad_row'; line: number };

const HEADS = { reference: ['reference', 'المرجع'], state: ['status', 'الحالة'] } as const;
const WORDS: Readonly<Record<string, Confirmation['state']>> = {
  paid: 'paid',
  returned: 'returned',
  مدفوع: 'paid',
  مرتجع: 'returned',
};

/** Reads a file with a head, of which the columns `reference` and `status` (paid or returned) count. */
export function readConfirmations(text: string): Confirmation[] | ConfirmationProblem {
  const [head = [], ...rows] = readCsv(text.replace(/^\uFEFF/, ''));
  const columnOf = (names: readonly string[]) => head.findIndex((name) => names.includes(name.trim().toLowerCase()));
  const [atReference, atState] = [columnOf(HEADS.reference), columnOf(HEADS.state)];
  if (atReference < 0 || atState < 0) return { problem: 'no_columns' };
  const filled = rows.map((row, index) => ({ row, line: index + 2 })).filter(({ row }) => row.some(Boolean));
  if (filled.length === 0) return { problem: 'no_rows' };
  if (filled.length > MOST_CONFIRMATIONS) return { problem: 'too_many' };
  const confirmations: Confirmation[] = [];
  for (const { row, line } of filled) {
    const reference = (row[atReference] ?? '').trim();
    const state = WORDS[(row[atState] ?? '').trim().toLowerCase()];
    if (reference === '' || state === undefined) return { problem: 'bad_row', line };
    confirmations.push({ line, reference, state });
  }
  return confirmations;
}

/** The rows of a CSV file (RFC 4180) whose fields are separated by commas, semicolons or tabs, as its first line is. */
function readCsv(text: string): string[][] {
  const separator = [';', '\t'].find((each) => (text.split('\n', 1)[0] ?? '').includes(each)) ?? ',';
  const rows: string[][] = [];
  let [row, field, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (text[at + 1] === '"') field += text[(at += 1)];
      else isQuoted = false;
    } else if (letter === '"' && field === '') isQuoted = true;
    else if (letter === separator) [row, field] = [[...row, field], ''];
    else if (letter === '\n') {
      rows.push([...row, field.replace(/\r$/, '')]);
      [row, field] = [[], ''];
    } else field += letter;
  }
  return field === '' && row.length === 0 ? rows : [...rows, [...row, field]];
}
