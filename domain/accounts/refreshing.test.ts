import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideRefresh, SESSION } from './index.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const session = {
  generation: 5,
  confirmed_generation: 5,
  refreshed_at: at(-60_000),
  idle_until: at(1000),
  absolute_until: at(1000),
  revoked: false,
};

test.each([
  ['the current token begins a new generation', {}, 5, 'rotate'],
  ['the one before, just now, gets the same successor', { refreshed_at: at(-SESSION.refreshGraceMs) }, 4, 'repeat'],
  ['the one before, while nobody has used the successor, gets it again', { confirmed_generation: 4 }, 4, 'repeat'],
  [
    'the one before, after its successor is in use, is stolen',
    { refreshed_at: at(-SESSION.refreshGraceMs - 1) },
    4,
    'revoke',
  ],
  [
    'one from long before, while nobody has used a successor, gets the newest',
    { confirmed_generation: 2 },
    2,
    'repeat',
  ],
  [
    'an older one with a successor in use is stolen even at once',
    { refreshed_at: NOW, confirmed_generation: 4 },
    3,
    'revoke',
  ],
  ['one from the future is nobody’s', {}, 6, 'revoke'],
  ['a revoked session stays over', { revoked: true }, 5, 'refuse'],
  ['an idle one is over', { idle_until: NOW }, 5, 'refuse'],
  ['an old one is over', { absolute_until: NOW }, 5, 'refuse'],
] as const)('%s', (_, state, carried, decision) => {
  expect(decideRefresh({ ...session, ...state }, carried, NOW)).toBe(decision);
});

test('the holder of the newest token is never signed out by a lost answer', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ lost: fc.boolean(), used: fc.boolean(), waits: fc.integer({ min: 0, max: 60_000 }) }), {
        maxLength: 60,
      }),
      (steps) => {
        let now = NOW.getTime();
        let state = {
          ...session,
          generation: 0,
          confirmed_generation: 0,
          idle_until: at(SESSION.idleMs),
          absolute_until: at(SESSION.absoluteMs),
        };
        let held = 0;
        for (const { lost, used, waits } of steps) {
          now += waits;
          const decision = decideRefresh(state, held, new Date(now));
          expect(['rotate', 'repeat']).toContain(decision);
          if (decision === 'rotate')
            state = { ...state, generation: state.generation + 1, refreshed_at: new Date(now) };
          if (!lost) held = state.generation;
          if (used && !lost) state = { ...state, confirmed_generation: held };
        }
      },
    ),
  );
});
