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

/**
 * PostgreSQL plans a prepared statement for its values, or once for all values, whichever it expects to be cheaper:
 * either can be what a person waits for.
 */
const MODES = ['force_custom_plan', 'force_generic_plan'] as const;

/** How many rows of tables each query of a read takes by the worse plan, as this person under row-level security. */
export async function rowsReadBy(
  product: Pick<TestProduct, 'urlFor'>,
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
      await client.query(`prepare explained as ${query}`);
      const plans = [];
      for (const mode of MODES) plans.push(await explain(client, mode, params));
      await client.query('deallocate explained');
      counts.push(Math.max(...plans.map((plan) => (plan === undefined ? Number.NaN : rowsRead(plan)))));
    }
    return counts;
  } finally {
    await client.end();
    await pool.end();
  }
}

async function explain(client: Client, mode: string, params: readonly unknown[]): Promise<PlanNode | undefined> {
  await client.query(`set plan_cache_mode = ${mode}`);
  const values = params.map((value) => literal(client, value)).join(', ');
  const execute = params.length === 0 ? 'execute explained' : `execute explained (${values})`;
  const { rows } = await client.query<Plan>(`explain (analyze, format json) ${execute}`);
  return rows[0]?.['QUERY PLAN'][0]?.Plan;
}

/** EXECUTE takes no parameters. */
function literal(client: Client, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return client.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return client.escapeLiteral(`{${value.map((each) => JSON.stringify(each)).join(',')}}`);
  return client.escapeLiteral(String(value));
}

function rowsRead({ Plans = [], ...node }: PlanNode): number {
  const here = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (node['Relation Name'] === undefined ? 0 : here) + Plans.reduce((sum, child) => sum + rowsRead(child), 0);
}
