import { EARNINGS, PACKAGES } from '@hirfa/domain/bookings';
import {
  addDays,
  cairoDay,
  cairoMinute,
  type Day,
  type Language,
  startOfDay,
  textIn,
  weekOf,
} from '@hirfa/domain/market';
import { EARNINGS_FILE } from '@hirfa/templates/bookings';
import { csvIn } from '../../kernel/csv.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import { streamOf } from '../../kernel/stream-of.ts';
import { type Ctx, isRefusal, type Person, refuse, refuseField, type Refusal } from '../../kernel/verb.ts';
import { findVerifiedProvider } from '../queries.ts';
import { findLines, type LineRow } from './queries.ts';

/** How many jobs are read in one transaction. */
const AT_ONCE = 500;

/** Reads in a transaction of the person. */
type Read = <Answer>(
  work: (ctx: Ctx<Person>) => Promise<Answer>,
) => Promise<Answer | Refusal<'authentication_required'>>;

interface Wish {
  from: Day;
  to: Day;
  language: Language;
}

/** The actor's jobs of some days as CSV, read while the client takes it. */
export async function exportEarnings({ ctx: { person }, input }: { ctx: { person: Read }; input: Wish }) {
  const { from, to, language } = input;
  if (to < from || to > addDays(from, EARNINGS.maxFileDays))
    return refuseField('to', `has to be within ${EARNINGS.maxFileDays} days after from`);
  const provider = await person(async ({ db }) => (await findVerifiedProvider(db)) ?? refuse('provider_required'));
  if (isRefusal(provider)) return provider;
  const span = { start: startOfDay(from), end: startOfDay(addDays(to, 1)) };
  const read = async (cursor: Cursor | null) => {
    const rows = await person(({ db }) => findLines(db, span, { cursor, rows: AT_ONCE }));
    if (isRefusal(rows)) throw new Error('the session ended while earnings were read');
    return rows;
  };
  return streamOf(recordsOf(read, language));
}

async function* recordsOf(read: (cursor: Cursor | null) => Promise<LineRow[]>, language: Language) {
  const csv = csvIn(language);
  yield csv.head(EARNINGS_FILE[language].columns);
  let last: LineRow | undefined;
  do {
    const rows = await read(last === undefined ? null : [last.starts_at.getTime(), last.booking_id]);
    yield rows.map((row) => csv.record(fieldsOf(row, language))).join('');
    last = rows.length < AT_ONCE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

function fieldsOf(row: LineRow, language: Language): string[] {
  const { settled, pending } = EARNINGS_FILE[language];
  const day = cairoDay(row.starts_at);
  const minute = cairoMinute(row.starts_at);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return [
    weekOf(day),
    day,
    `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
    textIn(row, 'title', language),
    kindOf(row, language),
    row.is_settled ? settled : pending,
    row.subtotal,
    row.provider_commission,
    row.charged_back,
    row.in_cash,
    row.provider_payout,
    row.booking_id,
  ];
}

/** What the price of a job is for. */
function kindOf({ is_late_cancellation, work, package_kind, package_number }: LineRow, language: Language): string {
  const { works, lateCancellation, share } = EARNINGS_FILE[language];
  if (is_late_cancellation) return lateCancellation;
  return package_kind === null ? works[work] : `${share} ${package_number}/${PACKAGES[package_kind].bookings}`;
}
