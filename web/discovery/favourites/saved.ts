// @with-first-page
import { useSyncExternalStore } from 'react';
import { FAVOURITES_KEY } from './key.ts';

/** A press on a heart: whether somebody is to be saved from now on. */
export interface Press {
  id: string;
  wanted: boolean;
}

/** Who is saved, as far as it is known: null until then. Presses count before they are answered. */
let saved: ReadonlySet<string> | null = null;
let waiting: Press[] = [];
let keeper: ((press: Press) => void) | null = null;
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** `assumed` is what counts while nothing is known. */
export function useIsSaved(id: string, assumed: boolean): boolean {
  return useSyncExternalStore(
    watch,
    () => saved?.has(id) ?? assumed,
    () => assumed,
  );
}

/** Whether a visitor needs the code that keeps hearts: it is not loaded for those who never press one. */
export function useIsKeeperNeeded(): boolean {
  return useSyncExternalStore(
    watch,
    () => keeper !== null || waiting.length > 0 || isAnythingKept(),
    () => false,
  );
}

function isAnythingKept(): boolean {
  try {
    return localStorage.getItem(FAVOURITES_KEY) !== null;
  } catch {
    return false;
  }
}

export function showSaved(ids: Iterable<string> | null): void {
  saved = ids === null ? null : new Set(ids);
  for (const listener of listeners) listener();
}

/** Shows at once what a press does; the keeper takes it now or when it is there. */
export function press({ id, wanted }: Press): void {
  const others = [...(saved ?? [])].filter((other) => other !== id);
  if (keeper === null) waiting.push({ id, wanted });
  showSaved(wanted ? [...others, id] : others);
  keeper?.({ id, wanted });
}

/** Takes the presses from now on, first those that wait, until the returned function is called. */
export function keepPresses(take: (press: Press) => void): () => void {
  keeper = take;
  const earlier = waiting;
  waiting = [];
  for (const each of earlier) take(each);
  return () => {
    keeper = null;
  };
}
