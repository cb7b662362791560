import { hash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOnDisk } from '../storage.ts';
import type { Log } from '../log.ts';
import type { SharedCard } from './conversion.ts';
import { drawCard } from './convert.ts';

/** Another number after every change of how cards are drawn. */
const DESIGN = 1;
/** About 100 MB. */
const MOST_KEPT = 3000;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

export type SharedCards = ReturnType<typeof openSharedCards>;

/** The pictures of pages for shared links, kept in a folder. A changed card is another file; old ones are deleted. */
export function openSharedCards(folder: string, log: Log, mostKept = MOST_KEPT) {
  const files = filesOnDisk((key) => join(folder, `${key}.png`));
  setInterval(() => void keepNewest(folder, mostKept), DAY_MS).unref();
  const drawing = new Map<string, Promise<Uint8Array | 'busy'>>();

  async function draw(key: string, card: SharedCard) {
    const picture = await drawCard(card, log);
    if (typeof picture === 'string') return 'busy' as const;
    await files.put(key, picture);
    await keepNewest(folder, mostKept);
    return picture;
  }

  return {
    /** Depends on all that the card says. */
    keyOf: (card: SharedCard) => hash('sha256', JSON.stringify([DESIGN, card]), 'hex'),
    /** The picture, if it has been drawn. */
    read: (key: string) => files.read(key),
    /** Draws the picture, once for all who ask for it meanwhile; 'busy' if there is no time for it now. */
    draw(key: string, card: SharedCard): Promise<Uint8Array | 'busy'> {
      const begun = drawing.get(key) ?? draw(key, card).finally(() => drawing.delete(key));
      drawing.set(key, begun);
      return begun;
    },
  };
}

/** Deletes the oldest tenth where there are too many, and all that may have the name of somebody who has left. */
async function keepNewest(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.png'));
  const files = filesOnDisk((name) => join(folder, name));
  const drawnAt = (name: string) =>
    stat(join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const aged = await Promise.all(names.map(async (name) => ({ name, at: await drawnAt(name) })));
  const tooMany = names.length > most ? names.length - Math.floor(most * 0.9) : 0;
  const before = Date.now() - KEPT_DAYS * DAY_MS;
  const old = aged.toSorted((a, b) => a.at - b.at).filter(({ at }, index) => index < tooMany || at < before);
  await Promise.all(old.map(({ name }) => files.remove(name)));
}
