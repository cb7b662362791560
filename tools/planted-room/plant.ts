import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ARABIC, LINES } from './lines.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The files of a new room, in its folders on all floors. */
export const FILES = join(import.meta.dirname, 'files');

const FLOORS = ['domain', 'contract', 'templates', 'sandbox', 'server', 'web', 'e2e', 'bench'];

/** Copies the files of the repository that git knows into an empty folder; libraries are linked. */
export function copyRepository(into: string): void {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(into, file)), { recursive: true });
    cpSync(join(ROOT, file), join(into, file));
  }
  const libraries = join(into, 'node_modules');
  mkdirSync(join(libraries, '@hirfa'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== '@hirfa'))
    symlinkSync(join(ROOT, 'node_modules', name), join(libraries, name));
  for (const floor of FLOORS) symlinkSync(join(into, floor), join(libraries, '@hirfa', floor), 'junction');
}

/** Adds the folders of the room to a repository, and its lines to the files of others. */
export function plantRoom(root: string): void {
  cpSync(FILES, root, { recursive: true });
  for (const { file, after, line } of LINES) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const at = lines.indexOf(after);
    if (at === -1 || at !== lines.lastIndexOf(after)) throw new Error(`${file} has not exactly one line ${after}`);
    writeFileSync(join(root, file), lines.toSpliced(at + 1, 0, line).join('\n'));
  }
}

/** Translates the collected texts of the room, as people do; returns how many they are. */
export function translateTexts(root: string): number {
  let count = 0;
  for (const file of globSync('web/locales/ar/*.po', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    const translated = text.replaceAll(/^msgid "(.+)"\nmsgstr ""$/gm, (entry, id: string) => {
      const arabic = ARABIC[id];
      if (arabic === undefined) return entry;
      count += 1;
      return `msgid "${id}"\nmsgstr "${arabic}"`;
    });
    writeFileSync(join(root, file), translated);
  }
  return count;
}
