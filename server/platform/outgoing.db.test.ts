import { expect, test } from 'vitest';
import { useProduct } from '../testing/product.ts';
import { fetchPicture } from './pictures/fetch-picture.ts';

const product = useProduct();
const REFUSED = 'no call may leave this process inside a transaction';

test('no call to another program leaves the process inside a transaction', async () => {
  const { pools, services } = product;
  const calls: Record<string, () => Promise<unknown>> = {
    gateway: () => services.gateway.isReady(),
    mail: () => services.mail.send({ to: 'nour@example.com', subject: 'Hello', text: 'Hello' }),
    text: async () => services.sms?.send({ to: '+201001234567', text: 'Hello' }),
    oauth: () => services.oauth.start('google', product.clock.now),
    picture: () => fetchPicture(`${product.address}/healthz`, 100),
  };
  for (const [name, call] of Object.entries(calls)) {
    for (const pool of Object.values(pools)) await expect(pool.transaction(call), name).rejects.toThrow(REFUSED);
    await expect(call(), name).resolves.toBeDefined();
  }
});
