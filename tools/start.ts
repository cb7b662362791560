import { join } from 'node:path';
import { buildServer } from './build-server.ts';
import { buildSite } from './build.ts';

const main = await buildServer();
await buildSite();
process.chdir(join(import.meta.dirname, '..'));
await import(main);
