import { startTestPostgres } from '@hirfa/server/testing/test-postgres';

/** One PostgreSQL for all workers; the run's own where there is one. */
export default async function setup() {
  const postgres = await startTestPostgres();
  process.env.HIRFA_TEST_POSTGRES = postgres.url;
  return postgres.stop;
}
