import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createSealing } from './sealing.ts';

const sealing = createSealing('a secret that is long enough for a test');
const Claims = z.object({ sub: z.string() });
const now = new Date('2026-11-21T09:00:00.000Z');
const bytesOf = (sealed: string) => sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));

test('sealed data is readable until it expires, only for its purpose and with its secret', async () => {
  const sealed = await sealing.seal('a visit', { sub: 'Nour' }, new Date(now.getTime() + 60_000));
  const open = (by: typeof sealing, purpose: string, seconds: number) =>
    by.open(purpose, sealed, Claims, new Date(now.getTime() + seconds * 1000));
  expect(await open(sealing, 'a visit', 59)).toEqual({ sub: 'Nour' });
  expect(await open(sealing, 'a visit', 60)).toBeNull();
  expect(await open(sealing, 'a challenge', 0)).toBeNull();
  expect(await open(createSealing('another secret that is long enough'), 'a visit', 0)).toBeNull();
  expect(sealed).not.toContain(Buffer.from('Nour').toString('base64url'));
});

test('every change of sealed data is detected', async () => {
  const sealed = await sealing.seal('a visit', { sub: 'Nour' });
  const change = fc.record({ at: fc.nat(sealed.length - 1), letter: fc.constantFrom(...'ABCDEFGHQgwz019-_.') });
  await fc.assert(
    fc.asyncProperty(change, fc.nat(3), async ({ at, letter }, shorter) => {
      const changed = (sealed.slice(0, at) + letter + sealed.slice(at + 1)).slice(0, sealed.length - shorter);
      // Some bits of a part's last letter are unused.
      fc.pre(bytesOf(changed).join() !== bytesOf(sealed).join());
      expect(await sealing.open('a visit', changed, Claims, now)).toBeNull();
    }),
    { numRuns: 500 },
  );
});
