import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyCall } from '../testing/calls.ts';

/** The specification reads this list with POST. 7.14 */
const READS = ['admin.adminGetAllProviderProfiles'];
/** It has no more than the time at which a booking was deleted. */
const SHOWS_NOBODY = ['admin.getBookingDeletion'];

const SERVER = join(import.meta.dirname, '..');
const handlers = globSync('*/**/*handlers.ts', { cwd: SERVER }).map((file) => readFileSync(join(SERVER, file), 'utf8'));

/** The source of a handler: from its call to the next one. */
function handlerOf(call: string): string {
  const name = call.replace(/^.*\./, '');
  const [rest = ''] = handlers.flatMap((text) => text.split(`room.${name}.handler(`).slice(1));
  return rest.split(/room\.\w+\.handler\(/)[0] ?? '';
}

const ofAdmins = everyCall().filter(({ isForAdmins }) => isForAdmins);
const unaudited = (names: readonly string[]) => names.filter((name) => !handlerOf(name).includes('asAdmin('));

test('every call of admins that changes data goes through asAdmin, which asks for an entry of the audit log', () => {
  const changing = ofAdmins.filter(({ method, name }) => method !== 'GET' && !READS.includes(name));
  expect(changing.map(({ name }) => name)).toContain('admin.approveProvider');
  expect(unaudited(changing.map(({ name }) => name))).toEqual([]);
});

test('so does every call by which an admin opens one thing, or takes a table away as a file', () => {
  const opening = ofAdmins.filter(({ path, name }) => /[{}]|\.csv$/.test(path) && !SHOWS_NOBODY.includes(name));
  const names = opening.map(({ name }) => name);
  for (const name of ['admin.getPerson', 'admin.exportFigures', 'messages.getReport']) expect(names).toContain(name);
  expect(unaudited(names)).toEqual([]);
});

test('whatever is written in the audit log has words on its page', () => {
  const sources = globSync('**/*.ts', { cwd: SERVER }).filter((file) => !file.endsWith('.test.ts'));
  const written = sources.flatMap((file) =>
    [...readFileSync(join(SERVER, file), 'utf8').matchAll(/\baction: (?:\w+ \? )?'(\w+\.\w+)'/g)].map(
      ([, action]) => action ?? '',
    ),
  );
  const words = readFileSync(join(SERVER, '../web/admin/audit/audit-words.ts'), 'utf8');
  expect(written).toContain('person.grant_admin');
  expect(written.filter((action) => !words.includes(`'${action}': msg`))).toEqual([]);
});
