import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ACTORS, type TestActor } from './actors.ts';
import { type Answer, ask, everyCall, refusalOf } from '../calls.ts';
import { readTable } from './read-table.ts';
import type { TestProduct } from '../product.ts';

/** The words of a table for the codes of refusals. */
const WORDS: Readonly<Record<string, string>> = {
  authentication_required: 'sign-in',
  admin_required: 'admin',
  own_profile: 'own',
  provider_required: 'provider',
  invalid_code: 'code',
  not_found: 'nothing',
  PGRST116: 'nothing',
  state_changed: 'state',
};

/** A written table: below its head, each line has a name and the answer for each actor. */
export const readAccessTable = (text: string) => readTable(ACTORS, text);

/** The calls with a row. Several rows of one call are told apart by a variant: "startUpload:change". */
export function callsIn(table: ReturnType<typeof readAccessTable>): string[] {
  return [...new Set(table.map(([row]) => callOf(row)))].toSorted();
}

const callOf = (row: string) => row.replace(/:.*/, '');

/** The names of the calls of the contract that match "room.name". */
export function namesOfCalls(pattern: RegExp): string[] {
  const names = everyCall().map(({ name }) => name);
  return names.filter((name) => pattern.test(name)).map(nameInRoom);
}

/** The names of the calls of admins, but for those of a room that has a table of all its calls. */
export function namesOfAdminCalls(): string[] {
  const tables = globSync('*/access{,.deep}.db.test.ts', { cwd: join(import.meta.dirname, '../..') });
  const rooms = tables.map((file) => dirname(file)).filter((room) => room !== 'admin');
  const calls = everyCall().filter(({ name, isForAdmins }) => isForAdmins && !rooms.some((room) => isIn(room, name)));
  return calls.map(({ name }) => nameInRoom(name));
}

const isIn = (room: string, name: string) => name.startsWith(`${room}.`);
const nameInRoom = (name: string) => name.replace(/^.*\./, '');

/** Sends the call of a row as an actor; the id goes into its path. The answer in the words of the table. */
export async function tryCall(
  product: TestProduct,
  row: string,
  { its, header }: TestActor,
  { id = '', search = '', body }: { id?: string | undefined; search?: string; body?: object | undefined },
): Promise<string> {
  const call = everyCall().find(({ name }) => name.endsWith(`.${callOf(row)}`));
  if (call === undefined) throw new Error(`there is no call ${row}`);
  const headers = { ...(await header()), 'idempotency-key': its.user_id };
  const path = call.path.replace(/{\w+}/, id) + search;
  return wordOf(await ask(product, call.method, path, { headers, ...(body && { body }) }));
}

/** An answer in the words of a table: `ok`, or why not. */
export function wordOf(answer: Answer): string {
  if (answer.status === 200) return 'ok';
  const code = refusalOf(answer);
  return WORDS[code] ?? code;
}
