import {
  addEvent,
  AUTH_EVENTS,
  AUTH_LOG,
  type AuthEvent,
  type AuthEventType,
  isCritical,
} from '@hirfa/domain/accounts';
import type { TextStore } from './store.ts';

const KEY = 'hirfa.auth-events';

interface AuthLogOptions {
  shared: TextStore;
  now(): number;
}

/**
 * Logs the events of this browser's sessions: the last 100 in memory, the last 50 critical ones in the storage. 3.27,
 * 8.24, 8.25, 9.10
 */
export function createAuthLog({ shared, now }: AuthLogOptions) {
  let events: AuthEvent[] = [];

  return {
    record(type: AuthEventType, detail?: string): void {
      const event: AuthEvent = { type, at: now(), ...(detail !== undefined && { detail }) };
      events = addEvent(events, event, AUTH_LOG.inMemory);
      if (isCritical(type)) shared.set(KEY, JSON.stringify(addEvent(readStored(shared), event, AUTH_LOG.stored)));
    },
    events: (): readonly AuthEvent[] => events,
    stored: () => readStored(shared),
  };
}

function readStored(shared: TextStore): AuthEvent[] {
  try {
    const parsed: unknown = JSON.parse(shared.get(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isAuthEvent) : [];
  } catch {
    return [];
  }
}

function isAuthEvent(value: unknown): value is AuthEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    AUTH_EVENTS.some((type) => type === value.type) &&
    'at' in value &&
    typeof value.at === 'number'
  );
}
