import { createSandboxGateway } from '@hirfa/sandbox/gateway';
import { join } from 'node:path';
import * as z from 'zod';
import { connectTo, PUBLIC_ADDRESS } from './hostile/fake-calendars.ts';
import { runBuiltProduct } from './program.ts';

/**
 * Runs the built product like `server/entry/main.ts`, but with a clock that the parent process can move. The sandbox
 * gateway has the same clock, because the product refuses webhooks whose time differs much from its own. Every name of
 * a stranger leads to the fake server of calendars.
 */
const Order = z.union([z.object({ aheadMs: z.number().min(0) }), z.object({ deliver: z.literal('webhooks') })]);
/** An order of the parent process; it is answered once it is done. */
export type Order = z.infer<typeof Order>;
export type Answer = { address: string } | { done: Order };

const Environment = z.object({
  DATA_DIR: z.string(),
  SANDBOX_KEY: z.string(),
  SANDBOX_WEBHOOK_SECRET: z.string(),
  FAKE_CALENDARS: z.string(),
});
const Calendars = z.object({ port: z.number(), ca: z.string() });

/** A slow payment takes longer than a slow machine needs to look at it; tests move the clock. */
const SLOW_MS = 4 * 60_000;

let aheadMs = 0;
const clock = () => new Date(Date.now() + aheadMs);
const answer = (message: Answer) => process.send?.(message);

async function start(): Promise<void> {
  const { DATA_DIR, FAKE_CALENDARS, ...secrets } = Environment.parse(process.env);
  const { SANDBOX_KEY: key, SANDBOX_WEBHOOK_SECRET: webhookSecret } = secrets;
  const connect = connectTo(Calendars.parse(JSON.parse(FAKE_CALENDARS)));
  const file = join(DATA_DIR, 'sandbox.sqlite');
  const options = { key, webhookSecret, file, slowMs: SLOW_MS, now: clock };
  const sandbox = await createSandboxGateway(options).listen(0);
  process.env['SANDBOX_URL'] = sandbox.url;
  process.on('message', (message) => {
    const order = Order.parse(message);
    if ('aheadMs' in order) {
      aheadMs = order.aheadMs;
      answer({ done: order });
    } else void sandbox.settled().then(() => answer({ done: order }));
  });
  // It ends with the tests, even if their process is killed.
  process.on('disconnect', () => process.exit(0));
  const { origin } = await runBuiltProduct(clock, { resolve: async () => [PUBLIC_ADDRESS], connect });
  answer({ address: origin });
}

start().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
