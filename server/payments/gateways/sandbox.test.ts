import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { piastres } from '@hirfa/domain/payments';
import { expect, onTestFinished, test } from 'vitest';
import { UnknownCheckout } from '../gateway.ts';
import { createSandboxGateway } from './sandbox.ts';

/** The adapter in front of a server that gives one answer to everything. */
async function adapterWith(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return createSandboxGateway({ url: `http://127.0.0.1:${port}`, key: 'key', webhookSecret: 'secret' });
}

const refusal = (code: string) => JSON.stringify({ error: { code, message: '' } });

test('a final refusal is returned', async () => {
  for (const [status, code, refused] of [
    [402, 'capture_refused', 'other'],
    [402, 'not_refundable', 'not_refundable'],
    [409, 'charged_back', 'charged_back'],
    [409, 'wrong_state', 'other'],
    [409, 'payment_under_way', 'payment_under_way'],
    [422, 'amount_too_large', 'other'],
    [400, 'invalid_request', 'other'],
  ] as const) {
    const gateway = await adapterWith(status, refusal(code));
    expect(await gateway.capture('chk_1', piastres(100), 'operation'), code).toEqual({ refused, code });
    expect(await gateway.readCheckout('chk_1'), code).toEqual({ refused, code });
  }
});

test('a checkout that the gateway does not know, and an answer about another one, are thrown as unknown', async () => {
  const other = {
    id: 'chk_2',
    state: 'voided',
    amount: 100,
    captured_amount: 0,
    refunded_amount: 0,
    expires_at: '2026-12-01T10:00:00.000Z',
    url: 'http://a.b',
  };
  for (const [status, body] of [
    [404, refusal('not_found')],
    [200, JSON.stringify(other)],
  ] as const) {
    const gateway = await adapterWith(status, body);
    const calls = [
      gateway.readCheckout('chk_1'),
      gateway.closeCheckout('chk_1'),
      gateway.capture('chk_1', piastres(100), 'operation'),
      gateway.void('chk_1', 'operation'),
      gateway.refund('chk_1', piastres(100), 'operation', piastres(0)),
    ];
    for (const call of calls) await expect(call).rejects.toThrow(UnknownCheckout);
  }
});

test('a temporary failure is thrown', async () => {
  for (const [status, body] of [
    [500, refusal('internal_error')],
    [502, '<html>'],
    [503, refusal('not_found')],
    [429, refusal('slow_down')],
    [408, refusal('timeout')],
    // The gateway says nothing about the checkout to somebody with a wrong key or at a wrong address.
    [401, refusal('unauthorized')],
    [404, '<html>'],
    [200, '<html>'],
  ] as const) {
    const gateway = await adapterWith(status, body);
    await expect(gateway.capture('chk_1', piastres(100), 'operation'), `${status} ${body}`).rejects.toThrow(Error);
  }
  const nowhere = createSandboxGateway({ url: 'http://127.0.0.1:1', key: 'key', webhookSecret: 'secret' });
  await expect(nowhere.void('chk_1', 'operation')).rejects.toThrow('fetch failed');
});
