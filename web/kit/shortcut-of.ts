import type { KeyboardEvent } from 'react';

/**
 * The letter of a shortcut, by its place on the keyboard where the layout has no Latin letters; null while somebody
 * types, for repeated keys, for combinations, and in dialogs, whose events React hands to where they were opened.
 */
export function shortcutOf(event: KeyboardEvent<HTMLElement>): string | null {
  const { key, code, ctrlKey, altKey, metaKey, repeat, target, currentTarget } = event;
  if (ctrlKey || altKey || metaKey || repeat || !(target instanceof HTMLElement)) return null;
  if (!currentTarget.contains(target) || target.closest('input, textarea, select, [contenteditable]')) return null;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /\p{L}/u.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : null;
}
