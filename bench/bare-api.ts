import { createServer } from 'node:http';
import { Pool } from 'pg';
import type { Statement } from '@hirfa/server/testing/figures/sent-statements';

/**
 * A bare server of rows, in a process of its own: its parent names the statements of each path. Each is prepared once
 * in every connection, of which there are as many as the product has.
 */
const answers = new Map<string, { name: string; text: string; values: unknown[] }[]>();
const names = new Map<string, string>();
const pool = new Pool({ connectionString: process.argv[2], max: Number(process.argv[3]), idleTimeoutMillis: 0 });

const server = createServer(async (request, response) => {
  const statements = answers.get(request.url ?? '');
  if (statements === undefined) return void response.writeHead(404).end();
  const results = await Promise.all(statements.map((statement) => pool.query({ ...statement, rowMode: 'array' })));
  const body = JSON.stringify(results.map(({ fields, rows }) => rows.map((row) => named(fields, row))));
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});

/** A row with all its values, although columns of several tables have the same name. */
function named(fields: readonly { name: string }[], row: readonly unknown[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  fields.forEach(({ name }, index) => (values[name in values ? `${name}_${index}` : name] = row[index]));
  return values;
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.(address.port);
});
process.on('message', ({ path, statements }: { path: string; statements: Statement[] }) => {
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `statement_${names.size}`;
    names.set(text, name);
    return name;
  };
  answers.set(
    path,
    statements.map(({ text, values }) => ({ name: nameOf(text), text, values })),
  );
  process.send?.('known');
});
process.on('disconnect', () => process.exit());
