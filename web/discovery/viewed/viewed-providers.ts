import type { ProviderTile } from '@hirfa/contract/providers';

/** Where a browser keeps whose pages were opened in it, the newest first; a sign-out deletes it. */
export const VIEWED_KEY = 'hirfa.viewed';
const MOST = 6;

/** What is shown of them: names as they were then. */
const TEXTS = ['id', 'display_name_en', 'display_name_ar', 'avatar_url', 'craft_en', 'craft_ar'] as const;
export type Viewed = Record<(typeof TEXTS)[number], string>;

export function viewedProviders(): Viewed[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewed).slice(0, MOST) : [];
  } catch {
    // Nothing may be stored, or it is no list.
    return [];
  }
}

function isViewed(value: unknown): value is Viewed {
  return (
    typeof value === 'object' && value !== null && TEXTS.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}

type Opened = Pick<ProviderTile, 'id' | 'display_name_en' | 'display_name_ar' | 'avatar_url' | 'category'>;

export function keepViewed({ id, display_name_en, display_name_ar, avatar_url, category }: Opened): void {
  const { name_en: craft_en, name_ar: craft_ar } = category;
  const viewed: Viewed = { id, display_name_en, display_name_ar, avatar_url, craft_en, craft_ar };
  try {
    const others = viewedProviders().filter((other) => other.id !== id);
    localStorage.setItem(VIEWED_KEY, JSON.stringify([viewed, ...others].slice(0, MOST)));
  } catch {
    // Where nothing may be stored, nobody was viewed.
  }
}
