import type { AccountMessageKind } from '@hirfa/domain/accounts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { accountMessages, oneTimeCodes, sentCodes } from './tables.ts';

interface NewMessage {
  kind: AccountMessageKind;
  recipient: string;
  signUpId?: string;
  handleHash?: string;
  userAgent?: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertMessage(db: Database, message: NewMessage): Promise<string> {
  const id = newId();
  await db.insert(accountMessages).values({ id, ...message });
  return id;
}

/** A message that is not sent yet, locked while its secrets are created. */
export async function lockMessage(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(accountMessages)
    .where(and(eq(accountMessages.id, id), isNull(accountMessages.sentAt), isNull(accountMessages.failedAt)))
    .for('update');
  return row;
}

export async function markMessage(
  db: Database,
  id: string,
  mark: { sentAt: Date } | { failedAt: Date },
): Promise<void> {
  await db.update(accountMessages).set(mark).where(eq(accountMessages.id, id));
}

export async function insertSentCode(db: Database, code: Omit<typeof sentCodes.$inferInsert, 'id'>): Promise<void> {
  await db.insert(sentCodes).values({ id: newId(), ...code });
}

export async function insertOneTimeCode(
  db: Database,
  code: Omit<typeof oneTimeCodes.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(oneTimeCodes).values({ id: newId(), ...code });
}
