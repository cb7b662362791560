import type { PushRegistration } from '@hirfa/domain/notifications';

const REGISTRATION = 'hirfa.push';
const CHOICES = 'hirfa.push.choices';

/** What somebody chose for the pushes of this device. */
export interface PushChoices {
  /** Switched off on this device, also where the browser allows notifications. */
  off: boolean;
  hides_text: boolean;
  /** The offer was answered with "Not now". */
  declined: boolean;
}

const NO_CHOICES: PushChoices = { off: false, hides_text: false, declined: false };
const watchers = new Set<() => void>();

/** Where nothing can be stored, a registration lasts as long as the page. */
let unstored: Record<string, string | null> = {};

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored[key] ?? null;
  } catch {
    return unstored[key] ?? null;
  }
}

export function write(key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value);
  unstored = { ...unstored, [key]: null };
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    unstored = { ...unstored, [key]: text };
  }
  for (const watcher of watchers) watcher();
}

/** The choices as a text, which stays the same while they do. */
export const choicesText = () => readText(CHOICES) ?? '';

export function readChoices(text = choicesText()): PushChoices {
  const stored = parseStored(text);
  const isChosen = (name: keyof PushChoices) => stored[name] === true;
  return { off: isChosen('off'), hides_text: isChosen('hides_text'), declined: isChosen('declined') };
}

export function changeChoices(change: Partial<PushChoices>): void {
  write(CHOICES, { ...NO_CHOICES, ...readChoices(), ...change });
}

/** The registration of this browser; a damaged one counts as none. 3.24 */
export function readRegistration(): PushRegistration | null {
  const { endpoint, token, registered_at, user_id, session_id, key, language, hides_text } = parseStored(
    readText(REGISTRATION),
  );
  if (typeof endpoint !== 'string') return null;
  if (typeof token !== 'string' || typeof registered_at !== 'number' || typeof user_id !== 'string') return null;
  if (typeof session_id !== 'string' || typeof key !== 'string' || typeof hides_text !== 'boolean') return null;
  if (language !== 'en' && language !== 'ar') return null;
  return { endpoint, token, registered_at, user_id, session_id, key, language, hides_text };
}

export const writeRegistration = (registration: PushRegistration | null) => write(REGISTRATION, registration);

/** Calls the listener when something stored changes, in any tab, until the returned function is called. */
export function watchStored(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** What was stored as an object; nothing where that is damaged. */
export function parseStored(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
