import { SESSION_CLIENT } from '@hirfa/domain/accounts';
import { KEYS } from './keys.ts';
import type { TextStore } from './store.ts';

interface LeaderOptions {
  shared: TextStore;
  now(): number;
  /** A unique name of this tab. */
  tab: string;
}

export type Leader = ReturnType<typeof createLeader>;

/** Elects one leading tab: the one that wrote its name last, as long as it renews it. 4.5, 9.5, 9.6 */
export function createLeader({ shared, now, tab }: LeaderOptions) {
  function read(): { tab: string; at: number } | null {
    const [name = '', at] = shared.get(KEYS.leader)?.split(' ') ?? [];
    return name !== '' && at !== undefined && Number.isFinite(Number(at)) ? { tab: name, at: Number(at) } : null;
  }
  const claim = () => shared.set(KEYS.leader, `${tab} ${now()}`);

  return {
    isLeading: () => read()?.tab === tab,
    /** Becomes the leader: the person uses this tab now. */
    claim,
    /** Renews the lead, or takes it where no tab leads. A time in the future means that the clock was set back. */
    renew(): void {
      const leader = read();
      const silentMs = leader === null ? Infinity : now() - leader.at;
      if (leader?.tab === tab || silentMs > SESSION_CLIENT.leaderStaleMs || silentMs < 0) claim();
    },
    /** The tab closes or the session ends: another tab may lead at once. */
    resign(): void {
      if (read()?.tab === tab) shared.set(KEYS.leader, null);
    },
  };
}
