import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../contract/index.ts';
import type { CallMeta, Rate } from '../contract/calls.ts';

/** `npm run calls` writes the list of all calls, as the contract declares them. */
export const CALL_LIST = join(import.meta.dirname, '../docs/guides/call-list.md');

const HEAD = `# All calls

Written from \`contract/\` by \`node tools/call-list.ts\`: who may make each call, whether it happens once per
Idempotency-Key, how often one caller may make it if not as often as any call, and what the audit log says of it.
[calls.md](calls.md) explains the calls.
`;

const WHO = { anybody: 'anybody', person: 'signed-in people', provider: 'providers', admin: 'admins' } as const;

const perMinutes = ({ times, perMs }: Rate) => `${times} in ${perMs / 60_000} min`;

/** The text of the list: a table for each room, in the order of the contract. */
export function callList(): string {
  const rooms = Object.entries(contract).map(([room, calls]) => {
    const rows = Object.entries(calls).map(([name, { '~orpc': call }]) => {
      const { who = 'anybody', ourPagesOnly, once, rate, audit = [] }: CallMeta = call.meta;
      const { method = 'POST', path = '' } = call.route;
      const facts = [
        ...(ourPagesOnly ? ['from pages of this site only'] : []),
        ...(once ? ['once per key'] : []),
        ...(rate ? [perMinutes(rate)] : []),
        ...audit.map((action) => `\`${action}\``),
      ];
      return `| \`${name}\` | \`${method} ${path}\` | ${WHO[who]} | ${facts.join(', ')} |`;
    });
    return [`## ${room}`, '', '| name | call | who | besides |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
  });
  return [HEAD, ...rooms].join('\n');
}

if (import.meta.main) writeFileSync(CALL_LIST, callList());
