import { expect, test } from 'vitest';
import { createAuthLog } from './auth-log.ts';
import { mapStore } from './simulated-browser.ts';

test('the last 100 events are in memory, and the last 50 critical ones are stored', () => {
  const shared = mapStore(new Map());
  let at = 0;
  const log = createAuthLog({ shared, now: () => (at += 1) });
  for (let index = 0; index < 120; index += 1) {
    log.record('SIGNIN_FAILED');
    log.record('SESSION_EXPIRED', `number ${index}`);
  }
  expect([log.events().length, log.events()[0]?.at, log.events().at(-1)]).toEqual([
    100,
    141,
    { type: 'SESSION_EXPIRED', at: 240, detail: 'number 119' },
  ]);
  const reopened = createAuthLog({ shared, now: () => 0 });
  expect([reopened.events(), reopened.stored().length, new Set(reopened.stored().map(({ type }) => type))]).toEqual([
    [],
    50,
    new Set(['SESSION_EXPIRED']),
  ]);
});

test('a damaged stored log starts again empty', () => {
  const shared = mapStore(new Map([['hirfa.auth-events', '{"x":1}']]));
  const log = createAuthLog({ shared, now: () => 1 });
  log.record('AUTH_ERROR');
  expect(log.stored()).toEqual([{ type: 'AUTH_ERROR', at: 1 }]);
});
