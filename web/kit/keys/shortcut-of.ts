/** What the DOM's and React's events of keys have in common. */
interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
  target: EventTarget | null;
}

/**
 * The letter of a shortcut, by its place on the keyboard where the layout has no Latin letters; null while somebody
 * types, for repeated keys, for combinations, and outside the part of the page: React hands events of dialogs to where
 * they were opened.
 */
export function shortcutOf(event: KeyPress, part: HTMLElement): string | null {
  const { key, code, ctrlKey, altKey, metaKey, repeat, target } = event;
  if (ctrlKey || altKey || metaKey || repeat || !(target instanceof HTMLElement)) return null;
  if (!part.contains(target) || target.closest('input, textarea, select, [contenteditable]')) return null;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /\p{L}/u.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : null;
}
