import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/*/tables.ts', './server/*/*/tables.ts'],
  out: './server/migrations',
  schemaFilter: ['public', 'auth'],
  migrations: { prefix: 'timestamp' },
});
