import type { AdminTable } from '@hirfa/contract/admin';
import { TABLE_FILE } from '@hirfa/templates/admin';
import type { AccountServices } from '../../accounts/index.ts';
import { csvIn } from '../../kernel/csv.ts';
import { streamOf } from '../../kernel/stream-of.ts';
import { type AdminCtx, type Ctx, isRefusal, type Person, type Refusal } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { readTable } from './read-table.ts';

/** Reads in a transaction of the person. */
type Read = <Answer>(
  work: (ctx: Ctx<Person>) => Promise<Answer>,
) => Promise<Answer | Refusal<'authentication_required'>>;

/** Filters that may have the name or the address of somebody: the audit log does not keep them. 0030 */
const PERSONAL = ['text', 'name', 'to'];

/** That somebody took a list away is in the audit log. */
export async function noteTable({ ctx, input }: { ctx: AdminCtx; input: AdminTable }) {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const after = Object.fromEntries(given.map(([name, value]) => [name, PERSONAL.includes(name) ? '…' : value]));
  await ctx.audit({ action: 'table.export', entity_type: 'table', entity_id: newId(), before: {}, after });
  return {};
}

/** A list of admins as CSV, read while the client takes it. */
export function exportTable({
  ctx: { person, services },
  input,
}: {
  ctx: { person: Read; services: AccountServices };
  input: AdminTable;
}) {
  return streamOf(recordsOf(person, services, input));
}

async function* recordsOf(person: Read, services: AccountServices, input: AdminTable): AsyncGenerator<string, void> {
  const csv = csvIn(input.language);
  yield csv.head(TABLE_FILE[input.language].columns[input.table]);
  let cursor: string | undefined;
  do {
    const at: string | undefined = cursor;
    const page = await person((ctx) => readTable({ ctx: { ...ctx, services }, input: { wish: input, cursor: at } }));
    if (isRefusal(page)) throw new Error(`a list was refused while its file was read: ${page.refused}`);
    yield page.rows.map((row) => csv.record(row.map((field) => String(field ?? '')))).join('');
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}
