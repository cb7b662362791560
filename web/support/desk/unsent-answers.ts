import { WORDS_KEY } from '../../kit/use-unsent-words.ts';

/** An answer that the server may not have yet. One that has failed is sent again by hand, as the same message. */
export interface UnsentAnswer {
  id: string;
  message: string;
  hasFailed: boolean;
}

const NONE: readonly UnsentAnswer[] = [];
const lists = new Map<string, readonly UnsentAnswer[]>();
const watchers = new Set<() => void>();

/** A sign-out forgets what has this key. */
export const answersKey = (userId: string, sessionId: string) => `${WORDS_KEY}${userId}.answers.${sessionId}`;

/** Those of a session, which are there again after the page was loaded anew: then nothing sends them any more. */
export function unsentAnswers(key: string): readonly UnsentAnswer[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const stored = read(key);
  lists.set(key, stored);
  return stored;
}

export function changeUnsent(key: string, change: (before: readonly UnsentAnswer[]) => readonly UnsentAnswer[]): void {
  const after = change(unsentAnswers(key));
  lists.set(key, after);
  write(key, after);
  for (const changed of watchers) changed();
}

export function watchUnsent(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function read(key: string): readonly UnsentAnswer[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readAnswer) : NONE;
  } catch {
    return NONE;
  }
}

function readAnswer(stored: unknown): UnsentAnswer[] {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('message' in stored)) return [];
  const { id, message } = stored;
  return typeof id === 'string' && typeof message === 'string' ? [{ id, message, hasFailed: true }] : [];
}

function write(key: string, answers: readonly UnsentAnswer[]): void {
  try {
    if (answers.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // Where nothing may be stored, they last as long as the page.
  }
}
