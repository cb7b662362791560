import { buildSite } from './build.ts';

await buildSite();
process.chdir(new URL('..', import.meta.url).pathname);
await import('../server/entry/main.ts');
