import { SESSION_CLIENT } from '@hirfa/domain/accounts';
import type { Me } from '@hirfa/contract/accounts';
import type { TextStore } from './store.ts';

const PROFILE = 'hirfa.profile.';
const ADMIN = 'hirfa.is-admin.';

interface CacheOptions {
  shared: TextStore;
  now(): number;
}

/**
 * The account that this browser showed last, so that a page can show it without waiting: the profile and whether the
 * person is an admin. For display only; the server decides each time. 3.21, 3.22, 9.4
 */
export function createCachedAccount({ shared, now }: CacheOptions) {
  const isFresh = (at: unknown): at is number =>
    typeof at === 'number' && now() - at < SESSION_CLIENT.cacheMs && at <= now();
  const own = () => shared.keys().filter((key) => key.startsWith(PROFILE) || key.startsWith(ADMIN));

  return {
    write(me: Me): void {
      const { roles, ...profile } = me;
      shared.set(
        PROFILE + me.user_id,
        JSON.stringify({ profile, cached_at: now(), version: SESSION_CLIENT.profileCacheVersion }),
      );
      shared.set(ADMIN + me.user_id, JSON.stringify({ isAdmin: roles.includes('admin'), timestamp: now() }));
    },
    /** null where one of both is missing, too old, of another version or damaged. */
    read(userId: string): { me: Me; cached_at: number } | null {
      const cached = parse(shared.get(PROFILE + userId));
      const flag = parse(shared.get(ADMIN + userId));
      const { profile, cached_at } = cached;
      if (
        cached['version'] !== SESSION_CLIENT.profileCacheVersion ||
        !isFresh(cached_at) ||
        !isFresh(flag['timestamp'])
      )
        return null;
      return isProfile(profile)
        ? { me: { ...profile, roles: flag['isAdmin'] === true ? ['admin'] : [] }, cached_at }
        : null;
    },
    /** Somebody has signed in: the accounts of other people leave this device. */
    clearOthers(userId: string): void {
      for (const key of own()) if (!key.endsWith(userId)) shared.set(key, null);
    },
  };
}

const TEXTS = ['user_id', 'full_name', 'avatar_url', 'created_at'] as const;
const FLAGS = ['is_provider', 'has_password'] as const;

function isProfile(value: unknown): value is Omit<Me, 'roles'> {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  const isTyped =
    TEXTS.every((name) => typeof fields[name] === 'string') && FLAGS.every((name) => typeof fields[name] === 'boolean');
  return isTyped && 'email' in value;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
