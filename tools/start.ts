import { join } from 'node:path';
import { buildSite } from './build.ts';

await buildSite();
process.chdir(join(import.meta.dirname, '..'));
await import('../server/entry/main.ts');
