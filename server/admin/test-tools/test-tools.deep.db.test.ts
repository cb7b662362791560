import { expect, test } from 'vitest';
import { useProduct } from '../../testing/product.ts';
import { disagreements, useTestTools } from '../../testing/cleaning/test-tools.ts';

/** `npm run trial:test-tools` uses them 500 times. */
const USES = 40;

const product = useProduct();

test(`after ${USES} random uses the ledger agrees with the gateway, and all figures with a new count`, async () => {
  let state = 7;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const answers = await useTestTools(product, USES, random);
  expect(answers).toMatchObject({ ok: expect.any(Number) });
  expect(await disagreements(product)).toEqual([]);
}, 120_000);
