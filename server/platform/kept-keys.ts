import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from './db.ts';

/** Puts a key in place of the one that is kept under this name. */
export async function replaceKey(owner: Database, name: string, key: string): Promise<void> {
  await owner.execute(sql`insert into installation_keys values (${name}, ${key})
    on conflict (name) do update set key = excluded.key`);
}

/**
 * The keys of this installation by their names: those of its database, where the first start with a name stores the
 * given one. Starts at the same time agree. `ownerUrl` is that of the owner, because no login may read them.
 */
export async function keepKeys<Name extends string>(
  ownerUrl: string,
  made: Readonly<Record<Name, string>>,
): Promise<Record<Name, string>> {
  const client = new Client(ownerUrl);
  await client.connect();
  try {
    await client.query(
      'insert into installation_keys select * from unnest($1::text[], $2::text[]) on conflict do nothing',
      [Object.keys(made), Object.values(made)],
    );
    const { rows } = await client.query<{ name: string; key: string }>(
      'select name, key from installation_keys where name = any ($1)',
      [Object.keys(made)],
    );
    return { ...made, ...Object.fromEntries(rows.map(({ name, key }) => [name, key])) };
  } finally {
    await client.end();
  }
}
