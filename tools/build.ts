import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finishedReleases, releaseFolder, releaseName } from '../server/entry/releases.ts';
import { systemCode } from '../server/platform/start-problem.ts';
import { buildServer } from './build-server.ts';

const KEPT_RELEASES = 3;
const SMALLEST_COMPRESSED_BYTES = 1024;

/** What can be used now, as the builder of `npm start` reports it. */
export type Built = 'server' | 'site';

/**
 * Builds the site from the current sources, unless that is done already, and returns the name of the release. Vite is
 * only loaded to build: that takes longer than the rest of a start.
 */
async function buildSite(): Promise<string> {
  const name = releaseName();
  if (finishedReleases().includes(name)) return name;
  const { root, client, finished } = releaseFolder(name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  process.chdir(fileURLToPath(new URL('../web', import.meta.url)));
  const into = (outDir: string) => ({ build: { outDir, emptyOutDir: true } });
  // The server's half has its packages inside: a start would read hundreds of files of them.
  const inside = { resolve: { noExternal: true as const } };
  const environments = { client: into(client), ssr: { ...inside, ...into(join(root, 'server')) } };
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn', environments });
  await builder.buildApp();
  report('site');
  compress(client);
  writeFileSync(finished, '');
  for (const old of finishedReleases().slice(KEPT_RELEASES)) rmSync(releaseFolder(old).root, { recursive: true });
  return name;
}

function compress(folder: string): void {
  for (const file of globSync('**/*.{js,css,svg,json,webmanifest}', { cwd: folder })) {
    const path = join(folder, file);
    if (statSync(path).size < SMALLEST_COMPRESSED_BYTES) continue;
    const bytes = readFileSync(path);
    writeWhole(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeWhole(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
}

/** The site may be served already: nobody finds half a file. */
function writeWhole(path: string, bytes: Buffer): void {
  writeFileSync(`${path}.unfinished`, bytes);
  renameSync(`${path}.unfinished`, path);
}

const report = (built: Built) => process.send?.(built);

/** The codes of a folder in which this user, or nobody, can write. */
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS'];

async function main(): Promise<void> {
  // Who has started this build ends.
  process.once('disconnect', () => process.exit(1));
  const began = performance.now();
  try {
    await buildServer();
    report('server');
    const release = await buildSite();
    console.log(`site ${release} is built (${Math.round(performance.now() - began)} ms)`);
  } catch (error) {
    const code = systemCode(error) ?? '';
    if (!NOT_WRITABLE.includes(code)) throw error;
    console.error(
      `The product is not built, and its folder can't be written (${code}). As the user who owns it: npm run build`,
    );
    process.exit(1);
  }
  process.removeAllListeners('disconnect');
  if (process.connected) process.disconnect();
}

if (import.meta.main) await main();
