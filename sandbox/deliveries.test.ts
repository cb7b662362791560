import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signWebhook } from './gateway.ts';
import { openReceiver, type Receiver } from './testing/receiver.ts';
import { movableClock, runGateway, WEBHOOK_SECRET, type MovableClock } from './testing/running-gateway.ts';

const SUCCESS = { number: '4242424242424242' };
let clock: MovableClock;
let receiver: Receiver;
let folder: string;
let file: string;

beforeEach(async () => {
  clock = movableClock();
  receiver = await openReceiver();
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  file = join(folder, 'gateway.db');
});
afterEach(() => {
  receiver.close();
  rmSync(folder, { recursive: true });
});

const start = () => runGateway(receiver.url, clock, { file });

/** Waits until this number of webhooks has arrived. */
const received = (count: number) => vi.waitFor(() => expect(receiver.received).toHaveLength(count), 30_000);

test('the signature covers the raw body and the second of sending', async () => {
  const gateway = await start();
  const { id } = await gateway.create();
  await gateway.pay(id, SUCCESS);
  await received(1);
  const [{ signature, body } = { signature: '', body: '' }] = receiver.received;
  const seconds = Number(/^t=(\d+),v1=[0-9a-f]{64}$/.exec(signature)?.[1]);
  expect(Math.abs(seconds - clock.now().getTime() / 1000)).toBeLessThan(2);
  expect(signWebhook(WEBHOOK_SECRET, body, new Date(seconds * 1000))).toBe(signature);
  expect(signWebhook('another secret', body, new Date(seconds * 1000))).not.toBe(signature);
  await gateway.close();
});

test(
  'a webhook that was not accepted is sent again after 1, 2, 4, 8, 16, 30 and 60 seconds, twelve times at most',
  { timeout: 120_000 },
  async () => {
    const gateway = await start();
    receiver.answer.status = 500;
    const { id } = await gateway.create();
    await gateway.pay(id, SUCCESS);
    await received(1);
    const waits = [1, 2, 4, 8, 16, 30, 60, 60, 60, 60, 60, 60];
    for (const [index, wait] of waits.entries()) {
      clock.advance(wait * 1000 - 300);
      // An event of another checkout is sent meanwhile: the gateway checked, and this one was not due.
      const other = await gateway.create();
      receiver.answer.status = 204;
      await gateway.act(other.id, 'close');
      await receiver.expects(other.id, ['checkout.closed']);
      receiver.answer.status = 500;
      expect(receiver.typesOf(id)).toHaveLength(index + 1);
      clock.advance(300);
      await vi.waitFor(() => expect(receiver.typesOf(id)).toHaveLength(index + 2), 30_000);
    }
    receiver.answer.status = 204;
    clock.advance(3_600_000);
    const last = await gateway.create();
    await gateway.act(last.id, 'close');
    await receiver.expects(last.id, ['checkout.closed']);
    expect(receiver.typesOf(id)).toHaveLength(13);
    expect(
      new Set(receiver.events().flatMap(({ id: event, data }) => (data.checkout.id === id ? [event] : []))).size,
    ).toBe(1);
    await gateway.close();
  },
);

test('a webhook that was refused or not answered is sent again after a restart', async () => {
  for (const status of [500, 0]) {
    receiver.answer.status = status;
    const first = await start();
    const { id } = await first.create();
    await first.pay(id, SUCCESS);
    await receiver.expects(id, ['payment.authorized']);
    await first.close();
    receiver.answer.status = 204;
    clock.advance(1_000);
    const second = await start();
    await receiver.expects(id, ['payment.authorized', 'payment.authorized']);
    expect(await second.read(id)).toMatchObject({ state: 'authorized' });
    await second.close();
  }
});

test('a slow payment and the answers to keys survive a restart', async () => {
  const first = await start();
  const body = first.newCheckout();
  const made = await first.post('/v1/checkouts', body, { key: 'once' });
  const { id } = await first.create();
  await first.pay(id, { number: '4000000000000259' });
  await first.close();
  clock.advance(8_000);
  const second = await start();
  await receiver.expects(id, ['payment.authorized']);
  expect(await second.post('/v1/checkouts', body, { key: 'once' })).toEqual({ status: 200, body: made.body });
  await second.close();
});

test('only the last four digits of a card are stored in the file', async () => {
  const gateway = await start();
  const { id } = await gateway.create();
  await gateway.pay(id, { number: '5555 5555 5555 4444' });
  await gateway.pay(id, { number: '4242 4242 4242 4242', expiry: '11/39' });
  await gateway.close();
  const kept = readFileSync(file, 'latin1');
  expect(kept).toContain('4242');
  expect(kept).not.toMatch(/4242 ?4242|5555 ?5555|11\/39/);
});
