import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RELEASES = join(ROOT, 'web/dist');

/** All files that a built site depends on. */
const SOURCES = [
  'package-lock.json',
  'domain/**/*.ts',
  'contract/**/*.ts',
  'web/**/*.{ts,tsx,css,po,svg,png,json,webmanifest}',
];
const NOT_SOURCES = /(^|\/)(node_modules|dist)\/|routeTree\.gen\.ts$|\.test\.tsx?$/;

/** The name of the site that is built from the present sources: a hash of them. */
export function releaseName(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    if (!NOT_SOURCES.test(file))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 16);
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
