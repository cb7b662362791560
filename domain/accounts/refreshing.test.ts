import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmedByRefresh, decideRefresh, SESSION } from './index.ts';

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
  [
    'the previous token within the grace period gets the same successor',
    { refreshed_at: at(-SESSION.refreshGraceMs) },
    4,
    'repeat',
  ],
  ['the previous token gets the same successor while that is unused', { confirmed_generation: 4 }, 4, 'repeat'],
  [
    'the previous token counts as stolen when its successor is in use',
    { refreshed_at: at(-SESSION.refreshGraceMs - 1) },
    4,
    'revoke',
  ],
  ['an older token gets the newest successor while no successor is in use', { confirmed_generation: 2 }, 2, 'repeat'],
  [
    'an older token counts as stolen when a successor is in use, even within the grace period',
    { refreshed_at: NOW, confirmed_generation: 4 },
    3,
    'revoke',
  ],
  ['a token of a future generation counts as stolen', {}, 6, 'revoke'],
  ['a revoked session is refused', { revoked: true }, 5, 'refuse'],
  ['an idle session is refused', { idle_until: NOW }, 5, 'refuse'],
  ['a session past its absolute end is refused', { absolute_until: NOW }, 5, 'refuse'],
] as const)('%s', (_, state, carried, decision) => {
  expect(decideRefresh({ ...session, ...state }, carried, NOW)).toBe(decision);
});

test.each([
  ['a token that is presented after the grace period is in use', -SESSION.refreshGraceMs - 1, 5],
  ['a token that is presented at once proves nothing: an older answer may arrive after it', -SESSION.refreshGraceMs, 3],
])('%s', (_, ago, confirmed) => {
  const state = { ...session, confirmed_generation: 3, refreshed_at: at(ago) };
  expect(confirmedByRefresh(state, 5, NOW)).toBe(confirmed);
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
            state = {
              ...state,
              generation: state.generation + 1,
              confirmed_generation: confirmedByRefresh(state, held, new Date(now)),
              refreshed_at: new Date(now),
            };
          if (!lost) held = state.generation;
          if (used && !lost) state = { ...state, confirmed_generation: held };
        }
      },
    ),
  );
});
