import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

const MODULES = [
  'web/kit/format.ts',
  'web/ui/breadcrumbs.tsx',
  'web/app/client.tsx',
  'web/pages/home.tsx',
  'web/pages/home.tsx?tsr-split=component',
  'web/accounts/sign-in/resend.tsx',
  'web/messages/thread/thread.tsx',
  'web/accounts/queries.ts',
  'web/admin/queue/queue-desk.tsx',
  'web/bookings/admin/history.tsx',
  'web/pages/admin/queue.tsx',
  'web/ui/admin/tile.tsx',
  'domain/bookings/limits.ts',
  'domain/contacts/finding/patterns.ts',
  'node_modules/react/index.js',
  'node_modules/zod/index.js',
];
const groupsOf = (root: string, module: string) =>
  chunksOf(root).groups.flatMap(({ name, test: mayHave }) => (mayHave(root + module) ? [name] : []));

test('the file of a module does not depend on the name of the folder of the project', () => {
  const usual = Object.fromEntries(MODULES.map((module) => [module, groupsOf('/srv/hirfa/', module)]));
  expect(usual).toEqual({
    'web/kit/format.ts': ['app', 'common'],
    'web/ui/breadcrumbs.tsx': ['app'],
    'web/app/client.tsx': [],
    'web/pages/home.tsx': ['app'],
    'web/pages/home.tsx?tsr-split=component': ['app'],
    'web/accounts/sign-in/resend.tsx': ['app', 'entrance'],
    'web/messages/thread/thread.tsx': ['app'],
    'web/accounts/queries.ts': ['app'],
    'web/admin/queue/queue-desk.tsx': ['app', 'admin'],
    'web/bookings/admin/history.tsx': ['app', 'admin'],
    'web/pages/admin/queue.tsx': ['app'],
    'web/ui/admin/tile.tsx': ['app', 'admin'],
    'domain/bookings/limits.ts': ['app', 'domain'],
    'domain/contacts/finding/patterns.ts': ['app', 'contacts', 'domain'],
    'node_modules/react/index.js': ['react'],
    'node_modules/zod/index.js': [],
  });
  for (const root of ['/app/', '/srv/pages/', '/ui/kit/', '/home/domain/app/', 'C:/accounts/sign-in/'])
    for (const module of MODULES) expect(groupsOf(root, module), root + module).toEqual(usual[module]);
});
