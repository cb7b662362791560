import { expect, test } from 'vitest';
import { useProduct } from '../../testing/product.ts';
import { disagreements, useTestTools } from '../../testing/cleaning/test-tools.ts';

/** `npm run trial:test-tools`. The short form is in test-tools.deep.db.test.ts. */
const USES = 500;

const product = useProduct();

test(
  `after ${USES} random uses of the test tools the ledger agrees with the gateway`,
  { timeout: 1_800_000 },
  async () => {
    const answers = await useTestTools(product, USES, Math.random);
    console.log(answers);
    expect(answers).toMatchObject({ ok: expect.any(Number), not_test_booking: expect.any(Number) });
    expect(await disagreements(product)).toEqual([]);
  },
);
