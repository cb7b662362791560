import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@hirfa/contract';
import { expect, test } from 'vitest';

/** The specification reads this list with POST. 7.14 */
const READS = ['adminGetAllProviderProfiles'];

const SERVER = join(import.meta.dirname, '..');
const handlers = globSync('*/**/*handlers.ts', { cwd: SERVER }).map((file) => readFileSync(join(SERVER, file), 'utf8'));

/** The source of a handler: from its call to the next one. */
function handlerOf(name: string): string {
  const [rest = ''] = handlers.flatMap((text) => text.split(`room.${name}.handler(`).slice(1));
  return rest.split(/room\.\w+\.handler\(/)[0] ?? '';
}

test('every call of admins that changes data goes through asAdmin, which asks for an entry of the audit log', () => {
  const changing = Object.values(contract).flatMap((calls) =>
    Object.entries(calls).flatMap(([name, call]) => {
      const { errorMap, route } = call['~orpc'];
      const isForAdmins = 'admin_required' in errorMap && route.method !== 'GET' && !READS.includes(name);
      return isForAdmins ? [name] : [];
    }),
  );
  expect(changing).toContain('approveProvider');
  expect(changing.filter((name) => !handlerOf(name).includes('asAdmin('))).toEqual([]);
});
