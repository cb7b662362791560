import type { Program } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import type { Source } from './sources.ts';

/** Where a file is: `server/accounts/sessions/sign-out.ts` is in room `accounts` of floor `server`. */
export interface Place {
  path: string;
  floor: string;
  /** The first folder on its floor; empty for files directly on the floor. */
  area: string;
  name: string;
  /** A test, or a helper of tests in a folder `testing`. */
  isTest: boolean;
  /** Whether the area is a room, not one of the floor's own areas. */
  isRoom: boolean;
}

/** Floors, each with the floors that it may import. */
export const FLOORS: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  templates: ['domain', 'contract'],
  sandbox: ['domain'],
  server: ['domain', 'contract', 'templates', 'sandbox'],
  web: ['domain', 'contract'],
  e2e: ['domain', 'contract', 'templates', 'sandbox', 'server', 'web'],
  bench: ['domain', 'contract', 'server', 'e2e'],
  tools: ['domain', 'contract', 'templates', 'sandbox', 'server', 'web', 'e2e'],
};

/** Areas of a floor that are not rooms. */
const OWN_AREAS: Record<string, readonly string[]> = {
  server: ['kernel', 'platform', 'entry', 'testing', 'demo', 'migrations'],
  web: ['kit', 'testing', 'ui', 'pages', 'app', 'vite', 'public', 'locales'],
};
const FLOORS_WITH_ROOMS: ReadonlySet<string> = new Set(['domain', 'contract', 'templates', 'server', 'web']);

/** Files directly in web that are not of its build. */
const COMPOSITIONS = ['rooms.ts', 'routes.ts'];

/** The layers of web, lowest first. The other files directly in web (its build and its server) are the highest. */
const WEB_LAYERS: readonly (readonly string[])[] = [
  ['locales'],
  ['kit'],
  ['ui'],
  ['a room'],
  ['pages', 'rooms.ts', 'routes.ts'],
  ['app'],
  ['vite', 'testing', ''],
];

/** These rooms have the same position in the order: none imports another. */
export const SIDE_BY_SIDE: ReadonlySet<string> = new Set(['messages', 'reviews', 'referrals']);

export function placeOf(path: string): Place {
  const folders = path.split('/');
  const name = folders.at(-1) ?? '';
  const floor = folders.length > 1 ? (folders[0] ?? '') : '';
  const area = folders.length > 2 ? (folders[1] ?? '') : '';
  const isTest = /\.(test|trial|e2e)\.tsx?$/.test(name) || folders.includes('testing');
  const isRoom = area !== '' && FLOORS_WITH_ROOMS.has(floor) && !(OWN_AREAS[floor] ?? []).includes(area);
  return { path, floor, area, name, isTest, isRoom };
}

export function webLayer({ area, name, isRoom }: Place): number {
  const key = isRoom ? 'a room' : area === '' && COMPOSITIONS.includes(name) ? name : area;
  return WEB_LAYERS.findIndex((keys) => keys.includes(key));
}

export const ROOMS_FILE = 'server/entry/rooms.ts';
export const WEB_ROOMS_FILE = 'web/rooms.ts';

/** The order of the server's rooms, from left to right: that of the list in server/entry/rooms.ts. */
export function roomOrder(sources: readonly Source[]): string[] {
  const list = sources.find(({ path }) => path === ROOMS_FILE);
  if (list === undefined) return [];
  const roomOfName = importedRooms(list);
  const order: string[] = [];
  new Visitor({
    ArrayExpression: ({ start, end }) => {
      for (const name of identifiersWithin(list.program, start, end)) {
        const room = roomOfName.get(name);
        if (room !== undefined && !order.includes(room)) order.push(room);
      }
    },
  }).visit(list.program);
  return order;
}

function importedRooms({ program, imports }: Source): Map<string, string> {
  const rooms = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const target = imports.find(({ specifier }) => specifier === statement.source.value)?.target;
    const place = target === undefined ? undefined : placeOf(target);
    if (place?.isRoom && place.floor === 'server' && place.name === 'room.ts')
      for (const { local } of statement.specifiers) rooms.set(local.name, place.area);
  }
  return rooms;
}

function identifiersWithin(program: Program, start: number, end: number): string[] {
  const names: string[] = [];
  new Visitor({
    Identifier: (node) => {
      if (node.start >= start && node.end <= end) names.push(node.name);
    },
  }).visit(program);
  return names;
}
