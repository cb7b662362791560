import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ENVIRONMENT_NAMES, readConfig } from '../server/platform/config/config.ts';
import { siteRoutes } from '../web/routes.ts';
import { startMessages } from './start-messages.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const PATH = 'docs/guides/operating.md';
const GUIDE = read(PATH);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** What stands at a place of a pattern, each once. */
const found = (pattern: RegExp, text = GUIDE) => [...new Set([...text.matchAll(pattern)].map(([, each = '']) => each))];

/** The blocks of code of one language. */
const blocks = (language: string) =>
  found(new RegExp(`^ *\`\`\`${language}\n(.*?)^ *\`\`\``, 'gms')).map((block) => block.replaceAll(/^ {3}/gm, ''));

test('every npm script of the guide exists', () => {
  const named = found(/npm run (?:--silent )?([\w:-]+)/g);
  expect(named).toContain('database:restored');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** Variables of the shell and of Node.js, a part of SQL, and families of addresses. */
const NOT_OURS = [
  'DATABASE_PASSWORD',
  'NODE_EXTRA_CA_CERTS',
  'LOCALE_PROVIDER',
  'AF_INET',
  'AF_INET6',
  'AF_UNIX',
].concat('AF_NETLINK');

test('every variable of the guide is a setting', () => {
  const named = found(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g).concat(found(/^([A-Z]+)=\S/gm));
  expect(named).toContain('SANDBOX_PUBLIC_URL');
  const known = new Set([...ENVIRONMENT_NAMES, ...NOT_OURS]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the settings of the guide are complete and valid for production', () => {
  const [, example = ''] = /<<ENV\n(.*?)^ENV$/ms.exec(GUIDE) ?? [];
  const filled = example.replaceAll(/\$\([^)]*\)|\$\w+/g, 'a'.repeat(32));
  const config = readConfig(parseEnv(filled));
  expect(config).toMatchObject({ mode: 'production', trustedProxies: 1, dataDir: '/var/lib/hirfa' });
  expect(config.sms).toMatchObject({ service: 'http', headers: { Authorization: 'Bearer key' } });
});

test('every file and page of the guide exists', () => {
  const links = found(/\]\(([^)#]+)\)/g).map((link) => join(dirname(PATH), link));
  const files = found(/(?<![\w/.])((?:docs|server|tools|web|sandbox|e2e)\/[\w./-]+)/g);
  expect(files).toContain('docs/catalogue.json');
  expect([...links, ...files].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const pages = found(/`(\/(?:auth|admin|onboarding|provider|profile|services)\b[\w/]*)`/g);
  const routes = siteRoutes.map(({ path }): string => path);
  expect(pages).toContain('/admin/queue');
  expect(pages.filter((page) => !routes.includes(page))).toEqual([]);
  const app = read('server/entry/app.ts');
  expect(found(/(\/(?:healthz|readyz))/g).filter((path) => !app.includes(`'${path}'`))).toEqual([]);
});

test('every part to which the guide leads exists', () => {
  const parts = found(/^## (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(found(/\]\(#([^)]+)\)/g).filter((part) => !parts.includes(part))).toEqual([]);
});

test('the service runs what npm start runs', () => {
  const [unit = ''] = blocks('ini');
  expect(unit).toContain(`ExecStart=/opt/hirfa/current/node_modules/.bin/${scripts.start}\n`);
});

/** All code that runs in production. */
const sources = globSync('{server,sandbox}/**/*.ts', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/testing'],
})
  .filter((file) => !/\.(test|trial)\.ts$/.test(file))
  .map((file) => ({ file, text: read(file) }));
const code = sources.map(({ text }) => text).join('\n');

/** The cells in quotes of the first column of the table below these words. */
const firstColumn = (title: string) =>
  found(/`([^`]+)`/g, found(/^\| (`.+?) \|/gm, GUIDE.split(title)[1]?.split('\n\n')[0]).join());

test('every log line and remark of the guide is in the code', () => {
  const lines = firstColumn('| log line | what it means |');
  expect(lines).toContain('a job failed and will be retried');
  const isWritten = (line: string) => code.includes(line.replace(/^the program sandbox/, ''));
  expect(lines.filter((line) => !isWritten(line))).toEqual([]);
});

/** The embedded PostgreSQL and generated secrets are of the demo. */
const OF_THE_DEMO = /platform\/(?:postgres\/postgres|secrets)\.ts$/;

test('the tables of the guide have every message with which a start or a command is refused', () => {
  const refusing = sources.filter(({ file, text }) => text.includes('StartProblem') && !OF_THE_DEMO.test(file));
  const tools = ['tools/read-env.js', 'tools/build.ts'].map((file) => ({ file, text: read(file) }));
  const messages = [...refusing, ...tools].flatMap(({ file, text }) => startMessages(file, text));
  expect(messages).toContain('The logins … are missing');
  expect(messages).toContain("The file .env can't be read");
  const tables = GUIDE.slice(GUIDE.indexOf('## 13.'));
  const told = new Set(found(/`([^`]+)`/g, tables));
  expect(messages.filter((message) => !told.has(message))).toEqual([]);
  const rows = found(/^\| (`[^|]+) \|/gm, tables).flatMap((cell) => found(/`([^`]+)`/g, cell));
  expect(rows.filter((row) => !messages.includes(row))).toEqual([]);
});
