import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './test-postgres.ts';

/** Starts one PostgreSQL for all integration tests of a run. */
export default async function setup(project: TestProject) {
  const postgres = await startTestPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
