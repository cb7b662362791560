import { placeOf, ROOMS_FILE, WEB_ROOMS_FILE } from './layout.ts';
import type { Breach, Source } from './sources.ts';

/**
 * Rooms have the same names on all floors; server/entry/rooms.ts lists those of the server, and web/rooms.ts those of
 * web.
 */
export function checkRooms(sources: readonly Source[], order: readonly string[]): Breach[] {
  if (order.length === 0)
    return [
      {
        rule: 'list of rooms',
        file: ROOMS_FILE,
        message: 'is missing or lists no room: the order of rooms is read from its list.',
      },
    ];
  const rooms = new Map<string, string>();
  for (const { path } of sources) {
    const { floor, area, isRoom } = placeOf(path);
    if (isRoom) rooms.set(`${floor}/${area}`, path);
  }
  const webList = sources.find(({ path }) => path === WEB_ROOMS_FILE)?.imports.map(({ target }) => target) ?? [];
  const breaches: Breach[] = [];
  for (const [room, file] of rooms) {
    const [floor, name = ''] = room.split('/');
    if (floor === 'server' && !order.includes(name))
      breaches.push({
        rule: 'list of rooms',
        file,
        message: `is in a room that ${ROOMS_FILE} does not list: ${name}.`,
      });
    if (floor === 'web' && !webList.includes(`web/${name}/room.ts`))
      breaches.push({
        rule: 'list of web rooms',
        file,
        message: `is in a room that ${WEB_ROOMS_FILE} does not list: ${name}.`,
      });
    if (floor === 'contract' && !rooms.has(`server/${name}`))
      breaches.push({
        rule: 'rooms of the contract',
        file,
        message: `is in a room that the server does not have: ${name}.`,
      });
  }
  return breaches;
}
