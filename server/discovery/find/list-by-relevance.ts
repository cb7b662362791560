import { cairoDay } from '@hirfa/domain/market';
import { fillPlaces } from '@hirfa/domain/search';
import * as z from 'zod';
import { Cursor, readCursorOf, writeCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../../kernel/verb.ts';
import { foundProvider } from './views.ts';
import { findEnd, findNew, findPage, type FoundRow, isAfter } from './found-queries.ts';
import type { FilterValues, ScopeKind } from './walk-queries.ts';

interface Input {
  scope: ScopeKind;
  values: FilterValues & { now: Date };
  isEmpty: boolean;
  limit: number;
  cursor?: string | undefined;
}

/** How many places are filled, on which day the list began, and where both of its parts go on; null at their start. */
const PlaceCursor = z.strictObject({
  before: z.int().min(0).max(1_000_000),
  day: z.iso.date(),
  established: Cursor.nullable(),
  fresh: Cursor.nullable(),
});
type PlaceCursor = z.infer<typeof PlaceCursor>;

const positionOf = ({ value, card }: FoundRow): Cursor => [Number(value), card.id];

/** The usual order: who has done the most jobs comes first, and every tenth place belongs to somebody new. */
export async function listByRelevance({ ctx: { db, now }, input }: { ctx: Ctx; input: Input }) {
  const { scope, limit, isEmpty } = input;
  const begins = { before: 0, day: cairoDay(now), established: null, fresh: null };
  const from = input.cursor === undefined ? begins : readCursorOf(PlaceCursor, input.cursor);
  if (isRefusal(from)) return from;
  if (isEmpty) return { items: [], next_cursor: null };
  const values = { ...input.values, fair_day: from.day };
  const order = { kind: scope, sort: 'relevance' as const };
  const [established, fresh] = await Promise.all([
    findPage(db, order, values, from.established, limit + 1),
    findNew(db, scope, values, from.fresh, limit + 1),
  ]);
  const end = established.length > limit ? null : await findEnd(db, order, values, from.established);
  const seen = end === null ? established : established.filter((row) => !isAfter(row, end, 'relevance'));
  const placed = fillPlaces(
    { before: from.before, length: limit + 1 },
    { items: seen, isEnd: end === null && established.length <= limit },
    { items: fresh, isEnd: fresh.length <= limit },
  );
  const shown = placed.slice(0, limit);
  const last = (isNew: boolean) => shown.findLast((each) => each.isNew === isNew)?.item;
  const hasAllSeen = shown.filter(({ isNew }) => !isNew).length === seen.length;
  const [lastSeen, lastNew] = [last(false), last(true)];
  const next: PlaceCursor = {
    before: from.before + shown.length,
    day: from.day,
    established: end !== null && hasAllSeen ? end : lastSeen === undefined ? from.established : positionOf(lastSeen),
    fresh: lastNew === undefined ? from.fresh : positionOf(lastNew),
  };
  const goesOn = placed.length > limit || end !== null;
  return {
    items: shown.map(({ item }) => foundProvider(now)(item)),
    next_cursor: goesOn ? writeCursor(next) : null,
  };
}
