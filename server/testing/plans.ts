import { Client } from 'pg';
import { type Database, openPool } from '../platform/db.ts';
import type { TestProduct } from './product.ts';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}
export type Plan = { 'QUERY PLAN': { Plan: PlanNode }[] };

/** How many rows of tables each query of a read takes, as this person under row-level security. */
export async function rowsReadBy(
  product: TestProduct,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
  run: (db: Database) => Promise<unknown>,
): Promise<(number | undefined)[]> {
  const settings = `-c hirfa.user_id=${userId} -c hirfa.is_admin=${isAdmin}`;
  const url = `${product.urlFor('api')}?options=${encodeURIComponent(settings)}`;
  const asked: { query: string; params: unknown[] }[] = [];
  const pool = openPool(url, 1, { logQuery: (query, params) => asked.push({ query, params }) });
  const client = new Client(url);
  await client.connect();
  try {
    await run(pool);
    const counts: (number | undefined)[] = [];
    for (const { query, params } of asked) {
      const { rows } = await client.query<Plan>(`explain (analyze, format json) ${query}`, params);
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      counts.push(plan && rowsRead(plan));
    }
    return counts;
  } finally {
    await client.end();
    await pool.end();
  }
}

function rowsRead({ Plans = [], ...node }: PlanNode): number {
  const here = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (node['Relation Name'] === undefined ? 0 : here) + Plans.reduce((sum, child) => sum + rowsRead(child), 0);
}
