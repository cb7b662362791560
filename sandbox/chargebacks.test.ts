import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReceiver, type Receiver } from './testing/receiver.ts';
import { movableClock, runGateway, type RunningGateway } from './testing/running-gateway.ts';

let receiver: Receiver;
let gateway: RunningGateway;

beforeEach(async () => {
  receiver = await openReceiver();
  gateway = await runGateway(receiver.url, movableClock());
});
afterEach(async () => {
  await gateway.close();
  receiver.close();
});

async function captured() {
  const { id } = await gateway.create();
  await gateway.pay(id, { number: '4242 4242 4242 4242' });
  await gateway.act(id, 'capture', { amount: 51_300 });
  return id;
}

test('the bank takes back what was not refunded, and nothing can be sent back besides', async () => {
  const id = await captured();
  await gateway.act(id, 'refund', { amount: 1_300 });
  expect((await gateway.open(id)).html).toContain('value="take"');
  await gateway.bank(id, 'win');
  expect((await gateway.read(id)).dispute, 'nothing was taken').toBeNull();
  await gateway.bank(id, 'take');
  expect((await gateway.read(id)).dispute).toMatchObject({ state: 'open', amount: 50_000 });
  expect(await gateway.act(id, 'refund', { amount: 1 })).toBe('409 charged_back');
  await gateway.bank(id, 'lose');
  await gateway.bank(id, 'win');
  expect((await gateway.read(id)).dispute, 'it is decided once').toMatchObject({ state: 'lost' });
  expect(await gateway.act(id, 'refund', { amount: 1 })).toBe('409 charged_back');
  expect(receiver.typesOf(id).slice(-2)).toEqual(['dispute.created', 'dispute.closed']);
});

test('money that the bank returns can be refunded; before the capture there is nothing to take', async () => {
  const open = await gateway.create();
  await gateway.bank(open.id, 'take');
  expect((await gateway.read(open.id)).dispute).toBeNull();
  const id = await captured();
  await gateway.bank(id, 'take');
  const all = { amount: 51_300 };
  expect(await gateway.act(id, 'refund', all, 'one-key')).toBe('409 charged_back');
  await gateway.bank(id, 'win');
  expect((await gateway.open(id)).html, 'it can take it once more').toContain('value="take"');
  // What was refused changed nothing: the same call can succeed now.
  expect(await gateway.act(id, 'refund', all, 'one-key')).toMatchObject({ refunded_amount: 51_300 });
});
