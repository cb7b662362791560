import { startTestPostgres } from '@hirfa/server/testing/test-postgres';

/** One PostgreSQL for all workers; the one of the whole run, if it has one. */
export default async function setup() {
  const postgres = await startTestPostgres();
  process.env.HIRFA_TEST_POSTGRES = postgres.url;
  return postgres.stop;
}
