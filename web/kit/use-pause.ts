import { useEffect, useState } from 'react';

/** A text of a search once nobody has changed it for a moment, so that the server is not asked for each letter. */
const PAUSE_MS = 150;

export function usePause(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
