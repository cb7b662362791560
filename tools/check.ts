import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, cpSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Checks that no library knows: coverage, generated files, texts. Prints what is wrong and ends with 1. */
const ROOT = join(import.meta.dirname, '..');
const problems: string[] = [];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Each row of docs/coverage.md: number | meaning | file | test file › title. */
function checkCoverage(): void {
  const rows = read('docs/coverage.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  if (rows.length === 0) problems.push('docs/coverage.md has no rows');
  const seen = new Set<string>();
  for (const row of rows) {
    const [, number = '', , files = '', shown = ''] = row.split('|').map((cell) => cell.trim());
    if (seen.has(number)) problems.push(`docs/coverage.md: ${number} stands twice`);
    seen.add(number);
    for (const [, file = ''] of files.matchAll(/`([^`]+)`/g)) {
      if (globSync(file, { cwd: ROOT }).length === 0) problems.push(`docs/coverage.md ${number}: there is no ${file}`);
    }
    const [, testFile = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(shown) ?? [];
    if (testFile === '' || globSync(testFile, { cwd: ROOT }).length === 0)
      problems.push(`docs/coverage.md ${number}: there is no test file in “${shown}”`);
    else if (!read(testFile).replaceAll("\\'", "'").includes(title))
      problems.push(`docs/coverage.md ${number}: ${testFile} has no test “${title}”`);
  }
}

/** The tables in code and the newest migration say the same. */
function checkMigrations(): void {
  const scratch = mkdtempSync(join(tmpdir(), 'hirfa-migrations-'));
  cpSync(join(ROOT, 'server/migrations'), scratch, { recursive: true });
  // drizzle-kit reads an absolute path as a relative one, and ends with 0 even if it fails: its output is what counts.
  const options = ['--dialect', 'postgresql', '--schema', './server/{*,*/*}/tables.ts', '--out', relative(ROOT, scratch)];
  const output = execFileSync('drizzle-kit', ['generate', ...options, '--name', 'stale'], { cwd: ROOT, stdio: 'pipe' }).toString();
  if (!output.includes('No schema changes'))
    problems.push('The tables have changed without a migration. Run: npm run db:generate -- --name what-changes');
  rmSync(scratch, { recursive: true });
}

/** Every text of the interface is in the catalogues, in both languages. */
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
}

checkCoverage();
checkMigrations();
checkTexts();
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
