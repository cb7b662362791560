import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { unsubscribeKey } from '../../accounts/index.ts';
import { derivedPushKey, newPushKey } from '../../platform/foreign/vapid.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';
import { openKeys } from './keys.ts';

const product = useProduct();
const [OLD, NEW] = ['a session secret that is long enough', 'another session secret, after a renewal'];

const open = (sessionSecret: string, vapidPrivateKey: string | null = null) =>
  openKeys({
    config: { vapidPrivateKey },
    databaseUrl: product.databaseUrl,
    auth: product.pools.auth,
    sessionSecret,
  });

beforeEach(async () => {
  await product.owner.execute(sql`delete from installation_keys`);
});

test('the first start of a new installation makes keys of their own, and starts at the same time agree', async () => {
  const [first, second] = await Promise.all([open(OLD), open(OLD)]);
  expect(second).toEqual(first);
  expect(await open(NEW)).toEqual(first);
  expect(first.push).not.toBe(derivedPushKey(OLD));
  expect(first.unsubscribe).not.toBe(unsubscribeKey(OLD));
});

test('an installation with people keeps the keys that it derived before, also after a new session secret', async () => {
  await createWorld(product.owner, product.clock.now).user();
  const before = await open(OLD);
  // As in older releases.
  const unsubscribe = createHmac('sha256', OLD).update('hirfa unsubscribe link').digest('base64url');
  expect(before).toEqual({ push: derivedPushKey(OLD), unsubscribe });
  expect(await open(NEW)).toEqual(before);
});

test('a configured key comes before the kept one', async () => {
  const push = newPushKey();
  expect(await open(OLD, push)).toMatchObject({ push });
});

test('no login of the running product reads the keys', async () => {
  for (const pool of Object.values(product.pools))
    await expect(pool.execute(sql`select * from installation_keys`)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
});
