import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, cpSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import drizzle from '../server/drizzle.config.ts';
import { checkCoverage, listFiles, testTitles } from './coverage.ts';

/** Checks coverage, migrations and translations. Prints the problems; exits with 1 if there are any. */
const ROOT = join(import.meta.dirname, '..');
const problems: string[] = [];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** A test file is parsed at most once, and only if a row names it or a title is searched for. */
function coverageProblems(): string[] {
  const titles = new Map<string, readonly string[]>();
  const titlesOf = (file: string) => {
    const found = titles.get(file) ?? testTitles(file, read(file));
    titles.set(file, found);
    return found;
  };
  return checkCoverage(read('docs/coverage.md'), { files: listFiles(ROOT), titlesOf });
}

/** The newest migration matches the tables in code. */
function checkMigrations(): void {
  const scratch = mkdtempSync(join(tmpdir(), 'hirfa-migrations-'));
  cpSync(join(ROOT, 'server/migrations'), scratch, { recursive: true });
  // drizzle-kit reads an absolute path as a relative one, and exits with 0 even when it fails: its output decides.
  const options = ['--dialect', 'postgresql', '--schema', String(drizzle.schema), '--out', relative(ROOT, scratch)];
  const output = execFileSync('drizzle-kit', ['generate', ...options, '--name', 'stale'], { cwd: ROOT, stdio: 'pipe' });
  if (!output.toString().includes('No schema changes'))
    problems.push('The tables have changed without a migration. Run: npm run db:generate -- --name what-changes');
  rmSync(scratch, { recursive: true });
}

/** The catalogues contain every text of the interface, in both languages. */
function checkTexts(): void {
  const files = globSync('web/locales/*/*.po', { cwd: ROOT });
  const before = files.map(read);
  execFileSync('lingui', ['extract', '--clean', '--config', 'web/lingui.config.ts'], { cwd: ROOT, stdio: 'pipe' });
  const after = files.map(read);
  for (const [index, file] of files.entries()) writeFileSync(join(ROOT, file), before[index] ?? '');
  const withoutDate = (text = '') => text.replace(/"POT-Creation-Date:.*\n/, '');
  if (after.some((text, index) => withoutDate(text) !== withoutDate(before[index])))
    problems.push('The texts have changed. Run: npm run texts, then translate and commit web/locales');
  for (const file of files) {
    const empty = read(file).match(/^msgstr ""\n(?!")/gm) ?? [];
    if (empty.length > 0) problems.push(`${file}: ${empty.length} texts have no translation`);
  }
  checkSharedTexts();
}

/** The server has all catalogues, a visitor some: a text of two that differs would change when the page wakes. */
function checkSharedTexts(): void {
  const known = new Map<string, string>();
  for (const file of globSync('web/locales/ar/*.po', { cwd: ROOT }))
    for (const [text, translation] of textsOf(read(file))) {
      if ((known.get(text) ?? translation) !== translation)
        problems.push(`web/locales/ar: a text of two catalogues has two translations: ${text}`);
      known.set(text, translation);
    }
}

/** The translations of a catalogue, by the lines that name the text. */
const textsOf = (catalogue: string) =>
  new Map(
    Array.from(
      catalogue.matchAll(/^((?:msgctxt .*\n)?msgid .*)\nmsgstr (.*)$/gm),
      ([, text = '', translation = '']) => [text, translation],
    ),
  );

problems.push(...coverageProblems());
checkMigrations();
checkTexts();
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
