import { Client } from 'pg';
import { openPool, loginUrl, type Database } from '../../platform/db.ts';
import { testAccess } from '../test-postgres.ts';

/** A statement with its values, as the product sends it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Runs reads of visitors one after the other, and returns which statements each one has sent. */
export async function sentStatements(
  databaseUrl: string,
  reads: readonly ((db: Database) => Promise<unknown>)[],
): Promise<Statement[][]> {
  let sent: Statement[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }) };
  const pool = openPool(publicUrl(databaseUrl), 1, logger);
  try {
    const all: Statement[][] = [];
    for (const read of reads) {
      // The first time also reads what a process keeps, such as the words of the catalogue.
      await read(pool);
      sent = [];
      await read(pool);
      all.push(sent);
    }
    return all;
  } finally {
    await pool.end();
  }
}

/** The address of a database for the login with which visitors read. */
export const publicUrl = (databaseUrl: string) => loginUrl(testAccess(databaseUrl), 'public');

interface Explained {
  'QUERY PLAN': { 'Planning Time': number; 'Execution Time': number }[];
}

/** For how long PostgreSQL plans and runs each statement with its values, in milliseconds. */
export async function plannedAndRun(
  databaseUrl: string,
  statements: readonly Statement[],
): Promise<{ planMs: number; runMs: number }[]> {
  const client = new Client(publicUrl(databaseUrl));
  await client.connect();
  try {
    const all: { planMs: number; runMs: number }[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query<Explained>(`explain (analyze, summary, format json) ${text}`, values);
      const plan = rows[0]?.['QUERY PLAN'][0];
      all.push({ planMs: plan?.['Planning Time'] ?? Number.NaN, runMs: plan?.['Execution Time'] ?? Number.NaN });
    }
    return all;
  } finally {
    await client.end();
  }
}
