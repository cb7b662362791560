import { beforeAll, expect, test } from 'vitest';
import { answerOf, ask, everyCall, freshAddress, refusalOf } from '../testing/calls.ts';
import { newcomer } from '../testing/newcomer.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
let person: Awaited<ReturnType<typeof newcomer>>;
/** All cookies that a browser may have. */
let cookie = '';

beforeAll(async () => {
  person = await newcomer(product);
  const others = ['sign_up', 'code', 'device'].map((name) => `hirfa_${name}=${'x'.repeat(43)}`);
  cookie = [person.cookie, ...others].join('; ');
});

/** Below it browsers send our cookies. */
const isSentCookies = ({ path }: { path: string }) => path.startsWith('/auth/v1/');
/** A link leads here, and it opens no session: it only leads on to the OAuth provider. */
const LINKS = ['accounts.startOAuth'];
const COOKIE_CALLS = everyCall().filter((call) => isSentCookies(call) && !LINKS.includes(call.name));

const code = 'x'.repeat(30);
const signature = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' };
/** Inputs of the calls that need one. */
const INPUTS: Readonly<Record<string, object>> = {
  'accounts.signUp': { full_name: 'Nour Adel', email: 'nour@example.com', password: 'correct horse' },
  'accounts.confirmEmail': { email: 'nour@example.com', code: '123456' },
  'accounts.exchangeCode': { code },
  'accounts.signIn': { email: 'nour@example.com', password: 'correct horse' },
  'accounts.requestPasswordReset': { email: 'nour@example.com' },
  'accounts.resetPassword': { code, password: 'correct horse' },
  'accounts.changePassword': { current_password: 'correct horse', new_password: 'correct horses' },
  'accounts.sendPhoneCode': { phone: '01012345678' },
  'accounts.verifyPhoneCode': { phone: '01012345678', code: '123456' },
  'accounts.passSecondFactor': { challenge: code, code: '123456' },
  'accounts.signInByPasskey': {
    response: { id: 'x', rawId: 'x', type: 'public-key', response: signature },
  },
  'accounts.previewUndo': { code },
  'accounts.undoSecurity': { code },
};

/** The origins of other sites; undefined: a browser that does not tell. */
function otherOrigins(): (string | undefined)[] {
  const { protocol, host, hostname } = new URL(product.address);
  const other = protocol === 'http:' ? 'https:' : 'http:';
  const near = [
    `${other}//${host}`,
    `${protocol}//${hostname}:1`,
    `${protocol}//x.${host}`,
    `${product.address}.example`,
  ];
  return [undefined, '', 'null', 'https://evil.example', ...near];
}

async function send(method: string, path: string, headers: Record<string, string>, body?: string) {
  const authorization = `Bearer ${person.session.access_token}`;
  const all = { authorization, 'x-forwarded-for': freshAddress(), ...headers };
  return answerOf(await fetch(product.address + path, { method, headers: all, ...(body !== undefined && { body }) }));
}

test.each(COOKIE_CALLS)(
  '$name is refused to other sites, whatever cookies are sent',
  async ({ name, method, path }) => {
    const input = INPUTS[name];
    for (const origin of otherOrigins()) {
      const headers = { cookie, ...(origin !== undefined && { origin }) };
      const json = { ...headers, 'content-type': 'application/json' };
      const answers = [await send(method, path, json, JSON.stringify(input ?? {}))];
      // Scripts of other sites can send this one without asking.
      if (input === undefined) answers.push(await send(method, path, headers));
      for (const answer of answers) {
        expect([answer.status, refusalOf(answer)], `from ${origin}`).toEqual([403, 'forbidden_origin']);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
  },
);

test('after all of this the person is still signed in, and our pages may refresh and sign out', async () => {
  const ours = (path: string, sent = person.cookie) =>
    ask(product, 'POST', path, { body: {}, headers: { cookie: sent } });
  const refreshed = await ours('/auth/v1/refresh');
  expect(refreshed.status).toBe(200);
  person.cookie = refreshed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await ours('/auth/v1/refresh')).status).toBe(200);
});

test('every cookie is sent below /auth/v1 only, and there all but links are calls with a body', () => {
  expect(COOKIE_CALLS.map(({ method }) => method)).toEqual(COOKIE_CALLS.map(() => 'POST'));
  expect(COOKIE_CALLS.length).toBeGreaterThan(15);
});

test.each(everyCall().filter((call) => !isSentCookies(call)))(
  '$name does not look at cookies',
  async ({ method, path }) => {
    const plain = path.replaceAll('{id}', '019aa000-0000-7000-8000-000000000000').replaceAll(/\{\w+\}/g, 'x');
    const origin = 'https://evil.example';
    const told = async (headers: Record<string, string>) => {
      const answer = await send(method, plain, { authorization: '', origin, ...headers });
      return [
        answer.status,
        JSON.stringify(answer.body).replace(/"request_id":"[^"]*"/, ''),
        answer.headers.getSetCookie(),
      ];
    };
    expect(await told({ cookie })).toEqual(await told({}));
  },
);

test('a link to an OAuth provider opens and ends no session', async () => {
  const headers = { cookie, origin: 'https://evil.example' };
  for (const path of [
    `/auth/v1/oauth/google/start?code_challenge=${'x'.repeat(43)}`,
    '/auth/v1/oauth/google/callback?code=x&state=x',
  ]) {
    const response = await fetch(product.address + path, { headers, redirect: 'manual' });
    const names = response.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect([response.status, names], path).toEqual([302, ['hirfa_oauth']]);
  }
});
