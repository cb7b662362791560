import { egyptianMobile } from '@hirfa/domain/accounts';
import * as z from 'zod';
import { type AccountServices, findNamed, findUserByEmail, findUserByPhone, nameWanted } from '../../accounts/index.ts';
import { findByReference } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { findByTransfer } from '../refunds/queries.ts';
import { findSummaries, findUserOfProvider } from './queries.ts';

/** The bookings of so many people are looked for; of more, the admin types another word of the name. */
const MOST_PEOPLE = 50;
const REFERENCE = /^[\w-]{12,200}$/;

interface MeaningCtx {
  db: Database;
  services: AccountServices;
}

interface Meaning {
  /** One booking, whatever else is asked for. */
  id?: string | undefined;
  people?: readonly string[];
  isCut?: boolean;
}

/** What a text means: a booking, a person, or everybody with such a name. */
export async function meaningOf({ db, services: { pools } }: MeaningCtx, text: string): Promise<Meaning> {
  if (z.uuid().safeParse(text).success) {
    const isBooking = (await findSummaries(db, [text])).length > 0;
    return isBooking ? { id: text } : { people: [(await findUserOfProvider(db, text)) ?? text] };
  }
  const phone = egyptianMobile(text);
  if (phone !== null || text.includes('@')) {
    const user = await (phone === null
      ? findUserByEmail(pools.auth, text.toLowerCase())
      : findUserByPhone(pools.auth, phone));
    return { people: user === undefined ? [] : [user.id] };
  }
  const id = (REFERENCE.test(text) && (await findByReference(db, text))) || (await findByTransfer(db, text));
  if (id !== undefined) return { id };
  const name = nameWanted(text);
  const named = name === null ? [] : await findNamed(db, name, MOST_PEOPLE + 1);
  return { people: named.slice(0, MOST_PEOPLE), isCut: named.length > MOST_PEOPLE };
}
