import { request } from 'node:http';
import { ErrorBody } from '@hirfa/contract';
import { expect, test } from 'vitest';
import { ask, everyCall, refusalOf } from '../testing/calls.ts';
import { newId } from '../platform/ids.ts';
import { useRefusals } from './testing/bad-input.ts';

const { product, headersOfPerson } = useRefusals();

test.each(everyCall())('$name refuses unknown fields, wrong types and wrong methods', async ({ method, path }) => {
  const plain = path.replaceAll(/\{id\}/g, '019aa000-0000-7000-8000-000000000000').replaceAll(/\{\w+\}/g, 'some-slug');
  const headers = await headersOfPerson();
  const unknown =
    method === 'GET'
      ? await ask(product, 'GET', `${plain}?no_such_field=1`, { headers })
      : await ask(product, method, plain, { body: { no_such_field: 1 }, headers });
  expect([unknown.status, refusalOf(unknown)]).toEqual([400, 'invalid_input']);
  const known = everyCall().flatMap((call) => (call.path === path ? [call.method] : []));
  const wrong = ['DELETE', 'PUT', 'PATCH'].find((other) => !known.includes(other)) ?? '';
  const wrongMethod = await ask(product, wrong, plain, { body: {} });
  expect([wrongMethod.status, refusalOf(wrongMethod)]).toEqual([404, 'not_found']);
  if (method === 'GET') return;
  for (const [body, type] of [
    ['{"a":', 'application/json'],
    ['a=b', 'text/plain'],
    ['[1,2]', 'application/json'],
  ] as const) {
    const response = await fetch(product.address + plain, {
      method,
      body,
      headers: { ...headers, 'content-type': type },
    });
    expect([response.status, ErrorBody.parse(await response.json()).code], `${type} ${body}`).toEqual([
      400,
      'invalid_input',
    ]);
  }
});

/** Sends a body and reads the answer, even if it arrives before the body is sent completely. */
function upload(
  body: string,
  headers: Record<string, string | number>,
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${product.address}/auth/v1/sign-in`, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    let answered = false;
    sent.on('response', async (response) => {
      answered = true;
      resolve({ status: response.statusCode, text: (await response.toArray()).join('') });
    });
    sent.on('error', (error) => {
      if (!answered) reject(error);
    });
    sent.end(body);
  });
}

test('a body that is far too long is refused, with or without a declared length', async () => {
  const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(1_100_000) });
  for (const headers of [{ 'content-length': body.length }, { 'transfer-encoding': 'chunked' }]) {
    const { status, text } = await upload(body, { origin: product.address, ...headers });
    expect([status, ErrorBody.parse(JSON.parse(text)).code]).toEqual([413, 'body_too_large']);
  }
});

test('a body without a type is refused: scripts of other sites can send one without asking', async () => {
  const send = async (body: Uint8Array<ArrayBuffer> | null) => {
    const headers = { origin: product.address };
    return (await fetch(`${product.address}/auth/v1/sign-in`, { method: 'POST', headers, body })).text();
  };
  const right = new TextEncoder().encode(JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(20) }));
  expect(await send(right)).toContain('The body has to be a JSON object');
  expect(await send(null)).toContain('expected object, received undefined');
});

test('an unknown call is a typed 404', async () => {
  for (const path of ['/api/v1/nothing', '/auth/v1/nothing', '/rest/v1/rpc/nothing', '/functions/v1/nothing']) {
    const answer = await ask(product, 'GET', path);
    expect([answer.status, refusalOf(answer)], path).toEqual([404, 'not_found']);
  }
});

test('the page of calls describes every call', async () => {
  const page = await ask(product, 'GET', '/api/docs');
  expect(page.status).toBe(200);
  for (const { name, method, path } of everyCall()) expect(page.body, name).toContain(`<code>${method} ${path}</code>`);
});

test('health and readiness have separate addresses', async () => {
  const answers = await Promise.all(['/healthz', '/readyz'].map((path) => ask(product, 'GET', path)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, 'ok'],
    [200, 'ok'],
  ]);
});

test('HEAD answers like GET, without a body', async () => {
  for (const path of ['/services', '/api/v1/categories']) {
    const [get, head] = [await ask(product, 'GET', path), await ask(product, 'HEAD', path)];
    const summary = ({ status, headers }: typeof get) => [
      status,
      headers.get('etag'),
      headers.get('content-security-policy'),
      headers.get('content-type'),
    ];
    expect([summary(head), head.body], path).toEqual([summary(get), '']);
  }
});

test('a redirect never contains the Host header of the request', async () => {
  const answer = await new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const sent = request(
      product.address,
      { path: '//evil.example/x?y=1', headers: { host: 'evil.example' } },
      (response) => {
        response.resume();
        resolve({ status: response.statusCode, location: response.headers.location });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
  expect(answer).toEqual({ status: 308, location: '/evil.example/x?y=1' });
});

test('a request for an unknown upgrade is answered without an upgrade', async () => {
  const sent = request(`${product.address}/healthz`, {
    headers: { connection: 'Upgrade', upgrade: 'h2c' },
    agent: false,
  });
  const status = await new Promise((resolve, reject) => {
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end();
  });
  expect(status).toBe(200);
});

test('invisible names and names that change the text direction are refused', async () => {
  const signUp = (full_name: string, password = 'correct horse') =>
    ask(product, 'POST', '/auth/v1/sign-up', { body: { full_name, email: `${newId()}@example.com`, password } });
  const blank = ['\u200b\u200b', '\u3164\u3164', '\u115f\u1160', '\uffa0\uffa0'];
  for (const name of [...blank, '\u202Eevil', 'ab\u2028cd', 'No\u00adur', 'Nour\u061c', '12', '\u0000ab']) {
    expect((await signUp(name)).status, JSON.stringify(name)).toBe(400);
  }
  expect((await signUp('Nour', '\ud800'.repeat(8))).status).toBe(400);
  expect((await signUp('نور\u200cالدين')).status).toBe(200);
});

test('pages refuse all methods but GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await ask(product, method, '/services');
    expect([answer.status, refusalOf(answer)], method).toEqual([405, 'method_not_allowed']);
  }
});
