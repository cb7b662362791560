import { getRequestListener } from '@hono/node-server';
import { ErrorBody } from '@hirfa/contract';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '../../testing/app.ts';
import { everyCall, freshAddress } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';
import { factsOf } from '../../kernel/call-facts.ts';
import { listen } from '../listen.ts';

const product = useProduct();
const HOUR = 3_600_000;

type Given = Parameters<typeof openApp>[1];

/** Sends requests to a new process, one after the other; `headers` are those of the request with this number. */
function requests(given: Given = {}) {
  const app = openApp(product, given);
  return async (count: number, method: string, path: string, headers: (index: number) => Record<string, string>) => {
    const answers: Response[] = [];
    for (let index = 0; index < count; index += 1) {
      const init = {
        method,
        headers: { origin: product.address, 'content-type': 'application/json', ...headers(index) },
      };
      answers.push(await app.request(`http://localhost${path}`, init, {}));
    }
    return answers;
  };
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const plain = (path: string) =>
  path.replaceAll('{id}', '019aa000-0000-7000-8000-000000000000').replaceAll(/\{\w+\}/g, 'x');

async function expectRefusal(answer: Response | undefined): Promise<void> {
  expect(answer?.status).toBe(429);
  expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(ErrorBody.parse(await answer?.json()).code).toBe('too_many_requests');
}

async function person() {
  const header = await signedIn(product, (await createWorld(product.owner, product.clock.now).user()).id);
  return header();
}

test.each(everyCall())('$name has a limit for each address', async ({ method, path }) => {
  const send = requests({ rates: { address: { times: 3, perMs: HOUR } } });
  const address = freshAddress();
  const answers = await send(4, method, plain(path), () => from(address));
  for (const answer of answers.slice(0, 3)) expect(answer.status).not.toBe(429);
  await expectRefusal(answers[3]);
  const [other] = await send(1, method, plain(path), () => from(freshAddress()));
  expect(other?.status).not.toBe(429);
});

test.each(everyCall().filter(({ name }) => factsOf(name)?.needsPerson))(
  '$name has a limit for each person, whatever their address',
  async ({ method, path }) => {
    const send = requests({ rates: { person: { times: 3, perMs: HOUR } } });
    const authorization = await person();
    const answers = await send(4, method, `${plain(path)}?x=1`, () => ({ ...authorization, ...from(freshAddress()) }));
    for (const answer of answers.slice(0, 3)) expect([401, 429]).not.toContain(answer.status);
    await expectRefusal(answers[3]);
  },
);

test.each(
  everyCall().flatMap((call) => {
    const { rate } = call;
    return rate === undefined || rate.times > 300 ? [] : [{ ...call, ...rate }];
  }),
)('$name, which costs much, has a lower limit for each person or visitor: $times in $perMs ms', async (call) => {
  const send = requests();
  const authorization = await person();
  const address = freshAddress();
  const needsPerson = factsOf(call.name)?.needsPerson === true;
  const one = async () => {
    const path = `${plain(call.path)}?x=1`;
    return send(1, call.method, path, () =>
      needsPerson ? { ...authorization, ...from(freshAddress()) } : from(address),
    );
  };
  const began = performance.now();
  let admitted = 0;
  let [answer] = await one();
  for (; answer?.status !== 429; [answer] = await one()) admitted += 1;
  // While they are sent, some become free again.
  const freed = ((performance.now() - began) / call.perMs) * call.times;
  expect(admitted).toBeGreaterThanOrEqual(call.times);
  expect(admitted).toBeLessThanOrEqual(call.times + freed);
  await expectRefusal(answer);
});

test('files, feeds, webhooks and forms have the limit of the address, too; who asks about health has none', async () => {
  const others: [method: string, path: string][] = [
    ['GET', '/files/x.webp'],
    ['GET', '/private-files/x'],
    ['GET', '/chat-photos/x'],
    ['GET', '/support-photos/x'],
    ['GET', '/review-photos/x'],
    ['GET', '/problem-photos/x'],
    ['GET', '/receipt-photos/x'],
    ['GET', '/calendar/x.ics'],
    ['GET', '/api/docs'],
    ['GET', '/api/openapi.json'],
    ['GET', '/auth/v1/oauth/google/callback'],
    ['POST', '/auth/v1/oauth/google/callback'],
    ['POST', '/api/v1/webhooks/sandbox'],
    ['POST', '/unsubscribe'],
    ['GET', '/services'],
    ['GET', '/api/v1/nothing'],
  ];
  const send = requests({ rates: { address: { times: 1, perMs: HOUR } } });
  for (const [method, path] of others) {
    const address = freshAddress();
    const [first, second] = await send(2, method, path, () => from(address));
    expect(first?.status, path).not.toBe(429);
    await expectRefusal(second);
  }
  const address = freshAddress();
  for (const path of ['/healthz', '/readyz'])
    expect((await send(5, 'GET', path, () => from(address))).map(({ status }) => status)).toEqual(Array(5).fill(200));
});

test('pages with ever new queries have a limit for each address; pages that are kept have none of their own', async () => {
  const send = requests({ rates: { page: { times: 3, perMs: HOUR } } });
  const address = freshAddress();
  const ask = async (query: string, who = address) =>
    (await send(1, 'GET', `/services?q=${query}`, () => from(who)))[0];
  for (const query of ['1', '2', '3', '3', '3']) expect((await ask(query))?.status).toBe(200);
  await expectRefusal(await ask('4'));
  expect((await ask('4', freshAddress()))?.status).toBe(200);
  expect((await ask('4'))?.status).toBe(200);
});

test('nobody gets a limit of their own by telling other addresses: only the proxy is believed', async () => {
  const app = openApp(product, { rates: { address: { times: 3, perMs: HOUR } } });
  const { server, port } = await listen(
    getRequestListener((request, env) => app.fetch(request, env)),
    '127.0.0.1',
    0,
  );
  onTestFinished(() => void server.close());
  const address = freshAddress();
  const answers: Response[] = [];
  for (let index = 0; index < 4; index += 1) {
    const told = { forwarded: `for=10.9.9.${index}`, 'x-real-ip': `10.9.9.${index}` };
    const headers = { ...from(`10.9.9.${index}, ${address}`), ...told };
    answers.push(await fetch(`http://127.0.0.1:${port}/api/v1/home`, { headers }));
  }
  await expectRefusal(answers[3]);
});
