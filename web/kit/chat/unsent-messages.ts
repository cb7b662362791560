import type { PhotoDraft } from '@hirfa/contract/chat-queue';
import { WORDS_KEY } from '../words/use-unsent-words.ts';

export type Content = { message: string } | { photo: Pick<PhotoDraft, 'file' | 'size'> };

/** A message that the server may not have yet. One that has failed is sent again by hand, as the same message. */
export type UnsentMessage = Content & { id: string; hasFailed: boolean };

type Messages = readonly UnsentMessage[];

const NONE: Messages = [];
const lists = new Map<string, Messages>();
const watchers = new Set<() => void>();

/** A sign-out forgets what has this key. */
export const unsentKey = (userId: string, place: string) => `${WORDS_KEY}${userId}.${place}`;

/**
 * Those of a chat. After a reload of the page words are still there, but are sent only when the person sends them
 * again. Photos last as long as the page.
 */
export function unsentMessages(key: string): Messages {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const stored = read(key);
  lists.set(key, stored);
  return stored;
}

export function changeUnsent(key: string, change: (before: Messages) => Messages): void {
  const after = change(unsentMessages(key));
  lists.set(key, after);
  write(key, after);
  for (const changed of watchers) changed();
}

export function watchUnsent(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function read(key: string): Messages {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readMessage) : NONE;
  } catch {
    return NONE;
  }
}

function readMessage(stored: unknown): UnsentMessage[] {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('message' in stored)) return [];
  const { id, message } = stored;
  return typeof id === 'string' && typeof message === 'string' ? [{ id, message, hasFailed: true }] : [];
}

function write(key: string, messages: Messages): void {
  const words = messages.filter((one) => 'message' in one);
  try {
    if (words.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(words));
  } catch {
    // Where nothing may be stored, they last as long as the page.
  }
}
