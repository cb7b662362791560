import { BROWSER_MAP, parse } from 'bowser';

/** The known browser names. The library also returns unknown ones, by which any text could appear in our mails. */
const BROWSERS = new Set(Object.values(BROWSER_MAP));

/** The names of browser and system ("Chrome", "Android"); null if they are unknown. */
export function deviceWords(userAgent: string | null): {
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer' | null;
} {
  if (!userAgent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = parse(userAgent);
  const kinds = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' } as const;
  const kind = Object.entries(kinds).find(([name]) => name === platform.type)?.[1] ?? null;
  return { browser: browser.name && BROWSERS.has(browser.name) ? browser.name : null, system: os.name || null, kind };
}
