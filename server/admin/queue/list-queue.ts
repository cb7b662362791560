import type { LaterDecision, QueueItem } from '@hirfa/contract/admin';
import { MOST_COUNTED, QUEUE_KINDS, queueDeadline, type QueueKind, waitingSince } from '@hirfa/domain/admin';
import { type Cursor, cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import type { KindsOfWork, WaitingPage } from '../../kernel/waiting-work.ts';
import type { Database } from '../../platform/db.ts';
import { countWaiting, type DecisionRow, findLaterDecisions } from './queries.ts';

interface Wanted {
  kind?: QueueKind | undefined;
  limit: number;
  cursor?: string | undefined;
}

type QueueCtx = Ctx<Person> & { services: { kindsOfWork: KindsOfWork } };

/** What waits for a decision: of each kind a page is read by its index, and the pages are merged by deadline. */
export async function listQueue({ ctx: { db, actor, services }, input }: { ctx: QueueCtx; input: Wanted }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const decided = await findLaterDecisions(db);
  const except = decided.map(({ entity_id }) => entity_id);
  const rows = input.limit + 1;
  const found: QueueItem[] = [];
  for (const kind of input.kind === undefined ? QUEUE_KINDS : [input.kind])
    found.push(
      ...(await findItems(db, services.kindsOfWork[kind], kind, { after: cursorOf(kind, cursor), except, rows })),
    );
  const first = found.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)).slice(0, rows);
  return {
    ...cutPage(
      first,
      input.limit,
      (item) => item,
      ({ due_at, id }): Cursor => [Date.parse(due_at), id],
    ),
    counts: await countWaiting(db, (kind) => services.kindsOfWork[kind].count(except, MOST_COUNTED)),
    undoable: decided.filter(({ decided_by }) => decided_by === actor.user_id).map(viewDecision),
  };
}

const isBefore = (one: QueueItem, other: QueueItem) =>
  one.due_at === other.due_at ? one.id < other.id : one.due_at < other.due_at;

/** The place of a position among what waits of one kind. */
function cursorOf(kind: QueueKind, cursor: Cursor | null): Cursor | null {
  return cursor && [waitingSince(kind, new Date(cursor[0])).getTime(), cursor[1]];
}

async function findItems(
  db: Database,
  { find }: KindsOfWork[QueueKind],
  kind: QueueKind,
  page: WaitingPage,
): Promise<QueueItem[]> {
  const items = await find(db, page);
  return items.map(({ since, ...item }) => {
    const times = { since: since.toISOString(), due_at: queueDeadline(kind, since).toISOString() };
    // The kind and its items belong together, which a union of kinds can not express.
    return { kind, ...item, ...times } as QueueItem;
  });
}

export function viewDecision({ id, kind, entity_id, decision, takes_effect_at }: DecisionRow): LaterDecision {
  return { id, kind, entity_id, decision, takes_effect_at: takes_effect_at.toISOString() };
}
