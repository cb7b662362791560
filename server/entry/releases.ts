import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RELEASES = join(ROOT, 'web/dist');

/** Files on which a build depends: these, and those with such names in these folders. */
interface Sources {
  files: readonly string[];
  folders: readonly string[];
  names: RegExp;
}

const SITE_SOURCES: Sources = {
  files: ['package-lock.json', 'tools/build.ts'],
  folders: ['contract', 'domain', 'web'],
  names: /\.(tsx?|css|po|svg|png|woff2|json|webmanifest)$/,
};
/** The built server reads rules.sql and other assets where they are. */
const SERVER_SOURCES: Sources = {
  files: ['package-lock.json', 'tools/build-server.ts'],
  folders: ['contract', 'domain', 'sandbox', 'server', 'templates'],
  names: /\.ts$/,
};
const NOT_SOURCES = /^\.|^(node_modules|dist|testing)$|^routeTree\.gen\.ts$|\.(test|trial)\.tsx?$/;

/** The name of the site that is built from the present sources: a hash of them. */
export const releaseName = (): string => hashOf(SITE_SOURCES);

/** Each start reads all sources, so that it never runs an older build: a tenth of a second would be much. */
export function hashOf({ files, folders, names }: Sources, root = ROOT): string {
  const hash = createHash('sha256');
  for (const file of [...files, ...folders.flatMap((folder) => filesIn(root, folder, names))])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** In an order that is the same everywhere. `globSync` takes ten times as long. */
function filesIn(root: string, folder: string, names: RegExp): string[] {
  const inside = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !NOT_SOURCES.test(name));
  return inside
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((each) => {
      const path = `${folder}/${each.name}`;
      if (each.isDirectory()) return filesIn(root, path, names);
      return names.test(each.name) ? [path] : [];
    });
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
