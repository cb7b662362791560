import { connectVisitor } from '../../kit/live/connect-visitor.ts';

/** What is checked, in the order of the page. */
export const CHECKS = [
  'connection',
  'api',
  'live',
  'clock',
  'storage',
  'notifications',
  'sound',
  'language',
  'zone',
  'version',
] as const;
export type CheckName = (typeof CHECKS)[number];
/** Those whose value is shown. */
export const WITH_VALUE: ReadonlySet<CheckName> = new Set([
  'connection',
  'api',
  'live',
  'clock',
  'language',
  'zone',
  'version',
]);

/** `notice`: it works, but the person should know. `value` is shown as it is: it says nothing about the person. */
export interface Finding {
  state: 'ok' | 'notice' | 'bad';
  value: string;
}

const TIMEOUT_MS = 10_000;
const SLOW_MS = 1500;
/** Codes of second factors and half-made payments end by the clock of the server. */
const CLOCK_TOLERANCE_MS = 60_000;
const STORED_KEY = 'hirfa.self-check';

const RUN: Record<CheckName, () => Finding | Promise<Finding>> = {
  connection: async () => speedOf((await timed('/healthz')).tookMs),
  api: async () => speedOf((await timed('/api/v1/service-areas')).tookMs),
  live: async () => speedOf(await connectedAfter()),
  clock: checkClock,
  storage: checkStorage,
  notifications: checkNotifications,
  sound: () => ({ state: 'AudioContext' in window ? 'ok' : 'bad', value: '' }),
  language: () => ({ state: 'ok', value: navigator.languages.join(', ') }),
  zone: () => zoneFinding(new Intl.DateTimeFormat().resolvedOptions().timeZone),
  version: checkVersion,
};

/** Checks one thing in this browser; what could not be checked is bad. */
export async function check(name: CheckName): Promise<Finding> {
  try {
    return await RUN[name]();
  } catch {
    return { state: 'bad', value: '' };
  }
}

async function timed(path: string) {
  const sentAt = performance.now();
  const sent = Date.now();
  const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const text = await answer.text();
  const tookMs = performance.now() - sentAt;
  return { text, tookMs, halfway: sent + tookMs / 2, date: answer.headers.get('date') };
}

const speedOf = (ms: number): Finding => ({ state: ms > SLOW_MS ? 'notice' : 'ok', value: `${Math.round(ms)} ms` });

async function connectedAfter(): Promise<number> {
  const startedAt = performance.now();
  const { socket, stop } = connectVisitor();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The live connection did not open')), TIMEOUT_MS);
      socket.on('connect', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    return performance.now() - startedAt;
  } finally {
    stop();
  }
}

async function checkClock(): Promise<Finding> {
  const { halfway, date } = await timed('/healthz');
  if (date === null) throw new Error('The server did not say what time it is');
  return clockFinding(halfway - Date.parse(date));
}

/** How far the clock of this device is from the server's, which says full seconds. */
export function clockFinding(aheadMs: number): Finding {
  const seconds = Math.round(aheadMs / 1000);
  return {
    state: Math.abs(aheadMs) > CLOCK_TOLERANCE_MS ? 'bad' : 'ok',
    value: `${seconds > 0 ? '+' : ''}${seconds} s`,
  };
}

/** Times on the site are those of Cairo. */
export const zoneFinding = (zone: string): Finding => ({
  state: zone === 'Africa/Cairo' ? 'ok' : 'notice',
  value: zone,
});

function checkStorage(): Finding {
  localStorage.setItem(STORED_KEY, '1');
  localStorage.removeItem(STORED_KEY);
  return { state: navigator.cookieEnabled ? 'ok' : 'bad', value: '' };
}

function checkNotifications(): Finding {
  if (!('Notification' in window && 'serviceWorker' in navigator)) return { state: 'notice', value: 'impossible' };
  const { permission } = Notification;
  return { state: permission === 'granted' ? 'ok' : 'notice', value: permission };
}

/** Whether the server has other code by now than that of this page. */
async function checkVersion(): Promise<Finding> {
  const own = document.querySelector<HTMLScriptElement>('script[src*="/assets/"]');
  const name = /\/assets\/([\w-]+)\.js/.exec(own?.src ?? '')?.[1];
  if (name === undefined) throw new Error('The code of this page has no name');
  const { text } = await timed(window.location.pathname);
  return { state: text.includes(name) ? 'ok' : 'notice', value: name };
}
