import { join } from 'node:path';
import { buildServer } from './build-server.ts';
import { buildSite } from './build.ts';

const server = await buildServer();
const release = await buildSite();
process.chdir(join(import.meta.dirname, '..'));
const { main }: { main(release: string): Promise<void> } = await import(server);
await main(release);
