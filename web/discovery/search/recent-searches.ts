/** Where a browser keeps what was searched in it, the newest first; a sign-out deletes it. */
export const RECENT_KEY = 'hirfa.searches';
const MOST = 5;

export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    // Nothing may be stored, or it is no list.
    return [];
  }
}

export function keepSearch(text: string): void {
  if (text === '') return;
  try {
    const others = recentSearches().filter((other) => other !== text);
    localStorage.setItem(RECENT_KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // Where nothing may be stored, there are no recent searches.
  }
}
