// @with-first-page
import { useRef } from 'react';
import { newKey } from '../new-key.ts';

/**
 * The idempotency keys of a button: each press has its own, but a press that repeats a call without an answer sends the
 * same key again. `answered` ends a key.
 */
export function usePressKey() {
  const open = useRef<{ key: string; input: string } | null>(null);
  return {
    keyFor(input: unknown): string {
      // In a list, since nothing alone has no text.
      const text = JSON.stringify([input]);
      if (open.current?.input !== text) open.current = { key: newKey(), input: text };
      return open.current.key;
    },
    answered(): void {
      open.current = null;
    },
  };
}
