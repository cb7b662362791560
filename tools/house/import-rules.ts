import { type Place, FLOORS, placeOf, ROOMS_FILE, SIDE_BY_SIDE, WEB_ROOMS_FILE, webLayer } from './layout.ts';
import { guardedLibraries } from './libraries.ts';
import type { Breach, Import, Source } from './sources.ts';

/** A rule on one import between two files of the repository. Its message states the reason. */
interface ImportRule {
  name: string;
  reason: string;
  breaks: (from: Place, to: Place, order: readonly string[]) => boolean;
}

const isInsideServer = (from: Place, to: Place) => from.floor === 'server' && to.floor === 'server';
const isSameArea = (from: Place, to: Place) => from.floor === to.floor && from.area === to.area;
const isWithin = ({ area }: Place, ...areas: string[]) => areas.includes(area);

const RULES: readonly ImportRule[] = [
  {
    name: 'floors',
    reason: 'a floor imports only the floors below it',
    breaks: (from, to) =>
      from.floor !== '' && from.floor !== to.floor && !(FLOORS[from.floor] ?? []).includes(to.floor),
  },
  {
    name: 'sandbox is separate',
    reason: 'the sandbox gateway is a separate program: only server/entry, which starts it, and tests import it',
    breaks: (from, to) =>
      from.floor === 'server' && to.floor === 'sandbox' && !from.isTest && !isWithin(from, 'entry', 'testing'),
  },
  {
    name: 'room interface',
    reason:
      'other rooms import only the index.ts of a room (server/entry and web/rooms.ts also its room.ts), so that the rest can change freely',
    breaks: (from, to) => to.isRoom && !isSameArea(from, to) && !isInterface(from, to),
  },
  {
    name: 'room order',
    reason: `a room imports only rooms before it in ${ROOMS_FILE}; rooms after it receive domain events`,
    breaks: (from, to, order) => {
      if (!isInsideServer(from, to) || !from.isRoom || !to.isRoom || from.area === to.area) return false;
      return (
        order.indexOf(to.area) > order.indexOf(from.area) || (SIDE_BY_SIDE.has(from.area) && SIDE_BY_SIDE.has(to.area))
      );
    },
  },
  {
    name: 'kernel and platform below rooms',
    reason: 'kernel and platform are below all rooms: they import no room, no entry and no demo',
    breaks: (from, to) =>
      isInsideServer(from, to) && isWithin(from, 'kernel', 'platform') && (to.isRoom || isWithin(to, 'entry', 'demo')),
  },
  {
    name: 'platform below kernel',
    reason: 'the kernel uses the platform, which works without the kernel',
    breaks: (from, to) => isInsideServer(from, to) && from.area === 'platform' && to.area === 'kernel',
  },
  {
    name: 'entry on top',
    reason: 'entry composes the rooms, so only tests and tools import it',
    breaks: (from, to) =>
      to.floor === 'server' &&
      to.area === 'entry' &&
      from.floor === 'server' &&
      !isWithin(from, 'entry', 'testing') &&
      !from.isTest,
  },
  {
    name: 'testing is for tests',
    reason: 'folders named testing are not part of the product: only tests and tools import them',
    breaks: (from, to) =>
      to.path.includes('/testing/') && !from.isTest && !['e2e', 'bench', 'tools', ''].includes(from.floor),
  },
  {
    name: 'demo is separate',
    reason: 'only entry and tests import the demo marketplace',
    breaks: (from, to) =>
      to.floor === 'server' &&
      to.area === 'demo' &&
      from.floor === 'server' &&
      !isWithin(from, 'demo', 'entry') &&
      !from.isTest,
  },
  {
    name: 'web layers',
    reason: 'in web each layer imports only those on its left: kit, ui, rooms, pages with rooms.ts and routes.ts, app',
    breaks: (from, to) =>
      from.floor === 'web' && to.floor === 'web' && webLayer(from) < webLayer(to) && to.area !== 'testing',
  },
  {
    name: 'web rooms are separate',
    reason: "web rooms don't import each other: only pages/ composes rooms",
    breaks: (from, to) =>
      from.floor === 'web' && to.floor === 'web' && from.isRoom && to.isRoom && from.area !== to.area,
  },
];

function isInterface(from: Place, to: Place): boolean {
  const isAtTop = to.path === `${to.floor}/${to.area}/${to.name}`;
  const composesServer = from.floor === 'server' && from.area === 'entry' && to.floor === 'server';
  const composesWeb = from.path === WEB_ROOMS_FILE && to.floor === 'web';
  return isAtTop && (/^index\.tsx?$/.test(to.name) || ((composesServer || composesWeb) && to.name === 'room.ts'));
}

/** The libraries that a pure floor may use; its tests may use any. */
const PURE_FLOORS: Record<string, { allowed: readonly string[]; reason: string }> = {
  domain: { allowed: [], reason: 'domain is pure: no I/O, and no library that could change its results' },
  contract: {
    allowed: ['zod', '@orpc/contract'],
    reason: 'contract is pure: it uses no libraries except zod and @orpc/contract',
  },
  templates: { allowed: [], reason: 'templates are pure: no I/O, no library' },
};

function checkLibrary(from: Place, found: Import): string | undefined {
  const pure = PURE_FLOORS[from.floor];
  if (pure !== undefined && !from.isTest && !pure.allowed.includes(found.specifier)) return pure.reason;
  return undefined;
}

/** Every import of the repository that breaks a rule. */
export function checkImports(sources: readonly Source[], order: readonly string[]): Breach[] {
  const breaches: Breach[] = [];
  for (const { path, imports } of sources) {
    const from = placeOf(path);
    const add = (rule: string, { line, specifier, target }: Import, reason: string) =>
      breaches.push({ rule, file: path, line, message: `imports ${target ?? specifier}: ${reason}.` });
    for (const found of imports) {
      const { target } = found;
      // The build generates the tree of routes, which imports all pages.
      if (found.specifier.endsWith('.gen.ts')) continue;
      if (found.missing) {
        add('imports resolve', found, 'this repository has no such file');
      } else if (target === undefined) {
        const reason = checkLibrary(from, found);
        if (reason !== undefined) add('pure floors', found, reason);
      } else {
        const to = placeOf(target);
        for (const { name, reason, breaks } of RULES) if (breaks(from, to, order)) add(name, found, reason);
      }
    }
  }
  return [...breaches, ...guardedLibraries(sources)];
}
