import { expect, test } from 'vitest';
import { raceStopWithStart } from '../../testing/packages/stop-races.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
/** Many packages are paid and begun: it ends only a test that hangs. */
const LONG = { timeout: 1_800_000 };

test('two hundred stops of a package against starts of its first job have one outcome', LONG, async () => {
  expect((await raceStopWithStart(product, 200)).wrong).toEqual([]);
});
