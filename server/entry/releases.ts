import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RELEASES = join(ROOT, 'web/dist');

/** All files that a built site depends on. */
const SITE_SOURCES = [
  'package-lock.json',
  'domain/**/*.ts',
  'contract/**/*.ts',
  'web/**/*.{ts,tsx,css,po,svg,png,json,webmanifest}',
];
/** All files that the built server depends on. It reads rules.sql and other assets where they are. */
const SERVER_SOURCES = ['package-lock.json', '{domain,contract,templates,server}/**/*.ts', 'tools/build-server.ts'];
const NOT_SOURCES = /(^|\/)(node_modules|dist|testing)\/|routeTree\.gen\.ts$|\.(test|trial)\.tsx?$/;

/** The name of the site that is built from the present sources: a hash of them. */
export const releaseName = (): string => hashOf(SITE_SOURCES);

function hashOf(sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: ROOT }).toSorted()) {
    if (!NOT_SOURCES.test(file))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The paths of the server that is built from the present sources; it is complete once `main` exists. `run` exports
 * `runProduct` for programs that run the product in another surrounding.
 */
export function builtServer(): { folder: string; main: string; run: string } {
  const folder = join(ROOT, 'server/dist', hashOf(SERVER_SOURCES));
  return { folder, main: join(folder, 'main.js'), run: join(folder, 'run-product.js') };
}

/** The paths of a release; it is complete once `finished` exists. */
export function releaseFolder(name: string): { root: string; client: string; server: string; finished: string } {
  const root = join(RELEASES, name);
  return {
    root,
    client: join(root, 'client'),
    server: join(root, 'server/server.js'),
    finished: join(root, 'finished'),
  };
}

/** Finished releases, newest first. */
export function finishedReleases(): string[] {
  if (!existsSync(RELEASES)) return [];
  const age = (name: string) => statSync(releaseFolder(name).finished).mtimeMs;
  return readdirSync(RELEASES)
    .filter((name) => existsSync(releaseFolder(name).finished))
    .toSorted((a, b) => age(b) - age(a));
}
