import { FAVOURITES } from '@hirfa/domain/search';
import { FAVOURITES_KEY } from './key.ts';

/** Whom a visitor has saved in this browser, the latest first. */
export function keptIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(FAVOURITES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, FAVOURITES.mergedAtOnce) : [];
  } catch {
    // Nothing may be stored, or it is no list.
    return [];
  }
}

/** Returns false where nothing can be stored, or there is no room: a device hands them over at once. */
export function keepOnDevice(id: string, wanted: boolean): boolean {
  const others = keptIds().filter((other) => other !== id);
  if (wanted && others.length >= FAVOURITES.mergedAtOnce) return false;
  return store(wanted ? [id, ...others] : others);
}

/** Forgets these, because they are the person's now. */
export function forgetKept(ids: readonly string[]): void {
  store(keptIds().filter((id) => !ids.includes(id)));
}

function store(ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(FAVOURITES_KEY);
    else localStorage.setItem(FAVOURITES_KEY, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}
