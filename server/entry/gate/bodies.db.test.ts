import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freshAddress } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

const PHOTO = 'PUT /api/v1/me/photo';
const DECLARED = 'content-length: 5000000';

/** Begins to send a body, and then sends nothing more; `answer` is what the server says meanwhile. */
function begin(call: string, headers: readonly string[], beginning = 'x'.repeat(1000)) {
  const { hostname, port, origin } = new URL(product.address);
  const lines = [`${call} HTTP/1.1`, `host: ${hostname}:${port}`, `origin: ${origin}`, ...headers];
  const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n${beginning}`));
  open.push(socket.on('error', () => undefined));
  const begun = { socket, answer: '' };
  socket.on('data', (text) => (begun.answer += String(text)));
  return begun;
}
type Begun = ReturnType<typeof begin>;

const codeOf = ({ answer }: Begun) => /"code":"(\w+)"/.exec(answer)?.[1] ?? '';
const waiting = (all: readonly Begun[]) => all.filter((begun) => codeOf(begun) === '').length;
const codes = (all: readonly Begun[]) => [...new Set(all.map(codeOf))].filter(Boolean);

/** A person with a way to begin a photo, each time from another address. */
async function photographer() {
  const header = await signedIn(product, (await createWorld(product.owner, product.clock.now).user()).id);
  const { authorization } = await header();
  return (length: string = DECLARED, beginning?: string) => {
    const from = ['content-type: image/png', `x-forwarded-for: ${freshAddress()}`];
    return begin(PHOTO, [`authorization: ${authorization}`, ...from, length], beginning);
  };
}

test('150 photos of nobody are refused before they are sent', async () => {
  const all = ['', 'authorization: Bearer a.b.c', 'cookie: hirfa_refresh=x'].flatMap((line) =>
    Array.from({ length: 50 }, () =>
      begin(PHOTO, ['content-type: image/png', DECLARED, ...(line === '' ? [] : [line])]),
    ),
  );
  await expect.poll(() => waiting(all)).toBe(0);
  expect(codes(all)).toEqual(['authentication_required']);
});

test.each([
  [DECLARED, 'x'],
  ['transfer-encoding: chunked', '1\r\nx\r\n'],
])(
  'of 150 photos of one person (%s) three arrive at once; another one has room as soon as one breaks off',
  async (length, beginning) => {
    const beginPhoto = await photographer();
    const all = Array.from({ length: 150 }, () => beginPhoto(length, beginning));
    await expect.poll(() => waiting(all)).toBe(3);
    expect(codes(all)).toEqual(['too_many_requests']);
    expect(all.find((begun) => codeOf(begun) !== '')?.answer).toMatch(/^HTTP\/1.1 429 .*\r\nretry-after: 5\r\n/is);
    all.find((begun) => codeOf(begun) === '')?.socket.destroy();
    await expect
      .poll(async () => {
        const next = beginPhoto('content-length: 1000');
        await expect.poll(() => waiting([next])).toBe(0);
        return codeOf(next);
      })
      .toBe('unusable_photo');
  },
);

test('the photos of many people take 64 MB at most; others may still sign in', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, photographer));
  const all = people.map((beginPhoto) => beginPhoto());
  await expect.poll(() => waiting(all)).toBe(12);
  expect(codes(all)).toEqual(['service_unavailable']);
  const body = '{"email":"nobody@example.com","password":"correct horse"}';
  const signIn = begin(
    'POST /auth/v1/sign-in',
    ['content-type: application/json', `content-length: ${body.length}`],
    body,
  );
  await expect.poll(() => codeOf(signIn)).toBe('invalid_credentials');
});

test('a body that is longer than the input of its call can be is refused before it is sent', async () => {
  const all = [
    begin('POST /auth/v1/sign-in', ['content-type: application/json', 'content-length: 5000']),
    begin('POST /api/v1/webhooks/sandbox', ['content-type: application/json', 'content-length: 300000']),
    begin('POST /unsubscribe?token=x', ['content-length: 3000']),
    begin('POST /auth/v1/oauth/apple/callback', ['content-length: 50000']),
  ];
  await expect.poll(() => waiting(all)).toBe(0);
  expect(codes(all)).toEqual(['body_too_large']);
});

test('what is no call is refused before its body is sent', async () => {
  const all = ['POST /api/v1/nothing', 'POST /api/v1/webhooks/nobody', 'PUT /auth/v1/sign-in'].map((call) =>
    begin(call, ['content-type: application/json', 'content-length: 900'], '{'),
  );
  await expect.poll(() => waiting(all)).toBe(0);
  expect(codes(all)).toEqual(['not_found']);
});
