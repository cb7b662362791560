import { createSandboxGateway } from '@hirfa/sandbox/gateway';
import { join } from 'node:path';
import * as z from 'zod';
import { runProduct } from '../entry/run-product.ts';

/**
 * The built product as `server/entry/main.ts` runs it, but on a clock that its parent process moves. The sandbox
 * gateway runs on the same clock, because the product refuses webhooks whose time is far from its own.
 */
const Order = z.union([z.object({ aheadMs: z.number().min(0) }), z.object({ deliver: z.literal('webhooks') })]);
/** What the parent process may ask; each order is answered once it is done. */
export type Order = z.infer<typeof Order>;
export type Answer = { address: string } | { done: Order };

const Environment = z.object({ DATA_DIR: z.string(), SANDBOX_KEY: z.string(), SANDBOX_WEBHOOK_SECRET: z.string() });

let aheadMs = 0;
const clock = () => new Date(Date.now() + aheadMs);
const answer = (message: Answer) => process.send?.(message);

async function start(): Promise<void> {
  const { DATA_DIR, SANDBOX_KEY: key, SANDBOX_WEBHOOK_SECRET: webhookSecret } = Environment.parse(process.env);
  const options = { key, webhookSecret, file: join(DATA_DIR, 'sandbox.sqlite'), now: clock };
  const sandbox = await createSandboxGateway(options).listen(0);
  process.env['SANDBOX_URL'] = sandbox.url;
  process.on('message', (message) => {
    const order = Order.parse(message);
    if ('aheadMs' in order) {
      aheadMs = order.aheadMs;
      answer({ done: order });
    } else void sandbox.settled().then(() => answer({ done: order }));
  });
  // It does not outlive the tests, even when their process is killed.
  process.on('disconnect', () => process.exit(0));
  const { origin } = await runProduct(clock);
  answer({ address: origin });
}

start().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
