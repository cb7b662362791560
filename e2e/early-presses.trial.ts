import { createRandom } from '@hirfa/server/demo/random';
import { lostPresses } from './early-presses.ts';
import { signInAs } from './session.ts';
import { expect, test } from './test.ts';

// Pages are left while they load.
test.use({ expectedConsole: /./ });

test('of 70 early presses of visitors on a slow device none is lost', async ({ page }) => {
  expect(await lostPresses(page, 70, createRandom(1))).toEqual([]);
});

test('of 30 early presses of signed-in people on a slow device none is lost', async ({ page, site, world }) => {
  await signInAs(page.context(), site, await world.user());
  const paths = ['/', '/services', '/service/oud-lessons', '/community/plumbing', '/ar', '/ar/service/oud-lessons'];
  expect(await lostPresses(page, 30, createRandom(2), paths)).toEqual([]);
});
