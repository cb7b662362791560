import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

const MODULES = [
  'web/kit/format.ts',
  'web/ui/button.tsx',
  'web/pages/home.tsx',
  'web/pages/home.tsx?tsr-split=component',
  'web/accounts/sign-in/resend.tsx',
  'web/messages/thread/thread.tsx',
  'web/accounts/queries.ts',
  'domain/bookings/limits.ts',
  'node_modules/react/index.js',
  'node_modules/zod/index.js',
];
const groupOf = (root: string, module: string) =>
  chunksOf(root).groups.find(({ test: isIn }) => isIn(root + module))?.name;

test('the file of a module does not depend on the name of the folder of the project', () => {
  const usual = MODULES.map((module) => groupOf('/srv/hirfa/', module));
  expect(usual).toEqual([
    'common',
    'common',
    'routes',
    undefined,
    'entrance',
    undefined,
    'routes',
    'routes',
    'react',
    undefined,
  ]);
  for (const root of ['/app/', '/srv/pages/', '/ui/kit/', '/home/domain/app/', 'C:/accounts/sign-in/'])
    expect(MODULES.map((module) => groupOf(root, module))).toEqual(usual);
});
