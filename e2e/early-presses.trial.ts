import { createRandom } from '@hirfa/server/demo/random';
import { KINDS, lostPresses } from './early-presses.ts';
import { signInAs } from './session.ts';
import { expect, test } from './test.ts';

// Pages are left while they load.
test.use({ expectedConsole: /./ });

const TIMES = 100;

for (const kind of KINDS)
  test(`of ${TIMES} early presses of visitors on a slow device none is lost: ${kind}`, async ({ context }) => {
    expect(await lostPresses(context, kind, TIMES, createRandom(1))).toEqual([]);
  });

test('of 30 early presses of signed-in people on a slow device none is lost', async ({ context, site, world }) => {
  await signInAs(context, site, await world.user());
  const paths = ['/', '/services', '/service/oud-lessons', '/community/plumbing', '/ar', '/ar/service/oud-lessons'];
  const lost = [
    ...(await lostPresses(context, 'link', 15, createRandom(2), paths)),
    ...(await lostPresses(context, 'button', 15, createRandom(3), paths)),
  ];
  expect(lost).toEqual([]);
});
