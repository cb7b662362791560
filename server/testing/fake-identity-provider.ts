import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { newId } from '../platform/ids.ts';

export const OIDC_CLIENT = { clientId: 'hirfa at the provider', clientSecret: 'a secret of the client' };

/** Who is signed in at the provider; what is not said is not claimed. */
interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

export interface FakeIdentityProvider {
  issuer: string;
  person: Person;
  /** What it shows at /picture. */
  picture: { status: number; bytes: Uint8Array };
  /** Whether the ID token says no more than who (`sub`), and the rest has to be asked for. */
  saysLittle: boolean;
  /** How its next answers are wrong. */
  wrong: { claims?: Record<string, unknown>; key?: 'unknown'; down?: boolean | 'tokens'; answer?: 'cancelled' };
  close(): Promise<void>;
}

interface Grant {
  person: Person;
  redirectUri: string;
  challenge: string;
  nonce: string;
}

type Reply = { status: number; body?: object; location?: string };

/** Speaks OpenID Connect: discovery, authorize (code flow with PKCE, answered at once), token, jwks, userinfo. Codes work once. */
export async function startFakeIdentityProvider(now: () => Date): Promise<FakeIdentityProvider> {
  const provider: FakeIdentityProvider = {
    issuer: '',
    person: { sub: newId() },
    picture: { status: 404, bytes: new Uint8Array() },
    saysLittle: false,
    wrong: {},
    close: async () => undefined,
  };
  const speak = await createProvider(provider, now);
  const server = createServer(async (request, response) => {
    if (request.url === '/picture' || request.url === '/moved') {
      const status = request.url === '/moved' ? 200 : provider.picture.status;
      response.writeHead(status, { location: '/moved', 'content-type': 'image/png' }).end(provider.picture.bytes);
      return;
    }
    const { status, body, location } = await speak(request);
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return provider;
}

async function createProvider(provider: FakeIdentityProvider, now: () => Date) {
  const [key, unknownKey] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Person>();

  function authorize(query: URLSearchParams): Reply {
    const said = (name: string) => query.get(name) ?? '';
    const isAsked = said('client_id') === OIDC_CLIENT.clientId && said('response_type') === 'code' && said('scope').includes('openid');
    if (!isAsked || said('code_challenge_method') !== 'S256') return { status: 400, body: { error: 'invalid_request' } };
    const code = randomBytes(16).toString('hex');
    const redirectUri = said('redirect_uri');
    grants.set(code, { person: provider.person, redirectUri, challenge: said('code_challenge'), nonce: said('nonce') });
    const outcome =
      provider.wrong.answer === 'cancelled' ? { error: 'access_denied' } : { code, scope: 'openid email profile', authuser: '0' };
    return { status: 302, location: `${redirectUri}?${new URLSearchParams({ ...outcome, state: said('state') })}` };
  }

  async function token(form: URLSearchParams): Promise<Reply> {
    const said = (name: string) => form.get(name) ?? '';
    if (said('client_id') !== OIDC_CLIENT.clientId || said('client_secret') !== OIDC_CLIENT.clientSecret)
      return { status: 401, body: { error: 'invalid_client' } };
    const grant = grants.get(said('code'));
    grants.delete(said('code'));
    const challenge = createHash('sha256').update(said('code_verifier')).digest('base64url');
    if (grant === undefined || grant.redirectUri !== said('redirect_uri') || grant.challenge !== challenge)
      return { status: 400, body: { error: 'invalid_grant' } };
    const id_token = await new SignJWT({ ...claimsOf(provider, grant, now()), ...provider.wrong.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign((provider.wrong.key === undefined ? key : unknownKey).privateKey);
    const access_token = randomBytes(16).toString('hex');
    tokens.set(access_token, grant.person);
    return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 3600, id_token } };
  }

  return async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', provider.issuer);
    if (provider.wrong.down === true || (provider.wrong.down === 'tokens' && pathname === '/token'))
      return { status: 503, body: { error: 'temporarily_unavailable' } };
    if (pathname === '/.well-known/openid-configuration') return { status: 200, body: discovery(provider) };
    if (pathname === '/jwks') return { status: 200, body: { keys: [jwk] } };
    if (pathname === '/authorize') return authorize(searchParams);
    if (pathname === '/token' && request.method === 'POST') return token(new URLSearchParams(await text(request)));
    const person = tokens.get(/^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (pathname === '/userinfo') return person ? { status: 200, body: person } : { status: 401, body: { error: 'invalid_token' } };
    return { status: 404, body: { error: 'not_found' } };
  };
}

function claimsOf({ issuer, saysLittle }: FakeIdentityProvider, { person, nonce }: Grant, now: Date) {
  const at = Math.floor(now.getTime() / 1000);
  return { ...(saysLittle ? { sub: person.sub } : person), iss: issuer, aud: OIDC_CLIENT.clientId, iat: at, exp: at + 3600, nonce };
}

function discovery({ issuer }: FakeIdentityProvider) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}
