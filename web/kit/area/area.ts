// @with-first-page
import type { ServiceArea } from '@hirfa/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { areaIn, AREA_KEY } from './area-key.ts';
import { useAreaInAddress } from './use-area-in-address.ts';
import type { Orpc } from '../orpc.ts';
import { rareData } from '../rare-data/rare-data.ts';
import { useOrpc } from '../use-orpc.ts';

const CHANGED = 'hirfa:area';

/** Where a browser stores nothing, the area lasts as long as the page. */
let unstored: string | null = import.meta.env.SSR ? null : areaIn(window.location.search);

function read(): string | null {
  try {
    return localStorage.getItem(AREA_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Remembers in this browser where the visitor wants the work done; an empty text forgets it. */
export function rememberArea(id: string): void {
  unstored = null;
  try {
    if (id === '') localStorage.removeItem(AREA_KEY);
    else localStorage.setItem(AREA_KEY, id);
  } catch {
    unstored = id || null;
  }
  dispatchEvent(new Event(CHANGED));
}

function watch(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener('storage', changed);
  };
}

/**
 * The id of the area that the visitor has chosen; null without one. Until the page is hydrated it is the one of its
 * address, which the pre-paint script has stored by then.
 */
export function useAreaId(): string | null {
  const asked = useAreaInAddress();
  return useSyncExternalStore(watch, read, () => asked);
}

/** All areas where providers work. */
export function areasQuery(orpc: Orpc) {
  return { ...orpc.catalogue.listServiceAreas.queryOptions({ input: {} }), ...rareData };
}

/** The area that the visitor has chosen, as above; null also for one that there is not. */
export function useArea(): ServiceArea | null {
  const id = useAreaId();
  const { data } = useQuery({ ...areasQuery(useOrpc()), enabled: id !== null });
  return data?.items.find((area) => area.id === id) ?? null;
}
