import { Client } from 'pg';
import { type Database, openPool } from '../platform/db.ts';
import type { TestProduct } from './product.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}
interface Explained {
  Plan: PlanNode;
  'Planning Time': number;
  'Execution Time': number;
}
export type Plan = { 'QUERY PLAN': Explained[] };

/**
 * PostgreSQL plans a prepared statement for its values, or once for all values, whichever it expects to be cheaper:
 * either can be what a person waits for.
 */
const MODES = ['force_custom_plan', 'force_generic_plan'] as const;

/** A plan of a statement, and how long making and running it took each time, in milliseconds. */
export interface ReadPlan {
  /** Whether it is the one for all values. */
  isGeneric: boolean;
  root: PlanNode;
  planMs: number[];
  runMs: number[];
}

interface Statement {
  query: string;
  params: unknown[];
}

/** Both plans of each statement of a read with this login; each is run so many times. */
export async function plansOf(url: string, read: (db: Database) => Promise<unknown>, times = 1): Promise<ReadPlan[][]> {
  const asked: Statement[] = [];
  const pool = openPool(url, 1, { logQuery: (query, params) => asked.push({ query, params }) });
  const client = new Client(url);
  await client.connect();
  try {
    // The first time also reads what a process keeps, such as the words of the catalogue.
    await read(pool);
    asked.length = 0;
    await read(pool);
    if (asked.length === 0) throw new Error('the read sent no statement');
    const statements: ReadPlan[][] = [];
    for (const statement of asked) {
      const plans: ReadPlan[] = [];
      for (const mode of MODES) plans.push(await explain(client, mode, statement, times));
      statements.push(plans);
    }
    return statements;
  } finally {
    await client.end();
    await pool.end();
  }
}

/** How many rows of tables each query of a read takes by the worse plan, as this person under row-level security. */
export async function rowsReadBy(
  product: Pick<TestProduct, 'urlFor'>,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
  read: (db: Database) => Promise<unknown>,
): Promise<number[]> {
  const settings = `-c hirfa.user_id=${userId} -c hirfa.is_admin=${isAdmin}`;
  const statements = await plansOf(`${product.urlFor('api')}?options=${encodeURIComponent(settings)}`, read);
  return statements.map((plans) => Math.max(...plans.map(({ root }) => rowsRead(root))));
}

/** Which of these tables a plan reads from end to end. */
export function scannedTables({ Plans = [], ...node }: PlanNode, tables: readonly string[]): string[] {
  const table = node['Relation Name'] ?? '';
  const isScan = node['Node Type'] === 'Seq Scan' && tables.includes(table);
  return [...(isScan ? [table] : []), ...Plans.flatMap((child) => scannedTables(child, tables))];
}

async function explain(
  client: Client,
  mode: (typeof MODES)[number],
  { query, params }: Statement,
  times: number,
): Promise<ReadPlan> {
  await client.query(`set plan_cache_mode = ${mode}`);
  const values = params.map((value) => literal(client, value)).join(', ');
  const execute = params.length === 0 ? 'execute explained' : `execute explained (${values})`;
  const runs: Explained[] = [];
  for (let time = 0; time < times; time += 1) {
    // Each time anew: a plan for all values is kept.
    await client.query(`prepare explained as ${query}`);
    const { rows } = await client.query<Plan>(`explain (analyze, format json) ${execute}`);
    await client.query('deallocate explained');
    runs.push(...(rows[0]?.['QUERY PLAN'] ?? []));
  }
  const [last] = runs.slice(-1);
  if (last === undefined) throw new Error('PostgreSQL explained nothing');
  return {
    isGeneric: mode === 'force_generic_plan',
    root: last.Plan,
    planMs: runs.map((run) => run['Planning Time']),
    runMs: runs.map((run) => run['Execution Time']),
  };
}

/** EXECUTE takes no parameters. */
function literal(client: Client, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return client.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return client.escapeLiteral(`{${value.map((each) => JSON.stringify(each)).join(',')}}`);
  return client.escapeLiteral(String(value));
}

/** How many rows of tables a plan has read, whether it used them or not. */
export function rowsRead({ Plans = [], ...node }: PlanNode): number {
  const here = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (node['Relation Name'] === undefined ? 0 : here) + Plans.reduce((sum, child) => sum + rowsRead(child), 0);
}
