import { contract } from '@hirfa/contract';
import { STREAM_EVENT_TYPES } from '@hirfa/contract/realtime';
import type { Plugin } from 'vite';
import type { StaleCalls } from '../kit/live/stale-calls.ts';

const NAME = 'virtual:stale-calls';

const CALLS = Object.entries(contract).flatMap(([room, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ call: [room, name] as const, ...call['~orpc'].meta })),
);

/** What the contract says of its calls, turned around: the calls of each live message. */
export const staleCalls: StaleCalls = {
  after: Object.fromEntries(
    STREAM_EVENT_TYPES.map((type) => [
      type,
      {
        one: CALLS.filter(({ staleAfter }) => staleAfter?.one?.includes(type)).map(({ call }) => call),
        any: CALLS.filter(({ staleAfter }) => staleAfter?.any?.includes(type)).map(({ call }) => call),
      },
    ]),
  ),
  withVersions: CALLS.filter(({ hasVersions }) => hasVersions).map(({ call }) => call),
};

/** The same as a module for the browser, which gets no contract. */
export function staleCallsModule(): Plugin {
  return {
    name: 'stale-calls',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? { code: `export const staleCalls = ${JSON.stringify(staleCalls)};`, moduleType: 'js' }
        : undefined,
  };
}
