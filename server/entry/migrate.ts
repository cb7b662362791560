import { migrate } from '../platform/migrate.ts';
import { ROOMS } from './rooms.ts';

/** Migrates a database to the schema of this release. */
export function migrateProduct(databaseUrl: string, loginPassword: string): Promise<void> {
  return migrate(databaseUrl, loginPassword, ['platform', 'kernel', ...ROOMS.map(({ name }) => name)]);
}
