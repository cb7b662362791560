import type { PersonSummary } from '@hirfa/contract/accounts';
import { egyptianMobile } from '@hirfa/domain/accounts';
import * as z from 'zod';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { findUserByEmail, findUserByPhone } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { nameWanted } from './name-wanted.ts';
import { findPeople, type PersonRow, type Wanted } from './queries.ts';

interface Input {
  text?: string | undefined;
  only?: Wanted['only'];
  limit: number;
  cursor?: string | undefined;
}

/** People, the newest first: by a whole e-mail address, phone number or id, or by the words of a name. */
export async function listPeople({ ctx, input }: { ctx: Ctx<Person> & { services: AccountServices }; input: Input }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const wanted = input.text === undefined ? {} : await whoIs(ctx.services, input.text);
  const rows =
    wanted === null ? [] : await findPeople(ctx.db, { ...wanted, only: input.only }, cursor, input.limit + 1);
  return cutPage(rows, input.limit, viewSummary, ({ created_at, id }) => [created_at.getTime(), id]);
}

/** Null if the text can mean nobody. */
async function whoIs({ pools }: AccountServices, text: string): Promise<Wanted | null> {
  if (z.uuid().safeParse(text).success) return { id: text };
  const phone = egyptianMobile(text);
  if (phone !== null || text.includes('@')) {
    const user = await (phone === null
      ? findUserByEmail(pools.auth, text.toLowerCase())
      : findUserByPhone(pools.auth, phone));
    return user === undefined ? null : { id: user.id };
  }
  const name = nameWanted(text);
  return name && { name };
}

export function viewSummary({ created_at, ...row }: PersonRow): PersonSummary {
  return { ...row, created_at: created_at.toISOString() };
}
