import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { newId } from '../../platform/ids.ts';

export const OIDC_CLIENT = { clientId: 'hirfa at the provider', clientSecret: 'a secret of the client' };

const APPLE_KEYS = generateKeyPairSync('ec', { namedCurve: 'P-256' });
export const APPLE_CLIENT = {
  clientId: 'example.hirfa.web',
  clientSecret: { teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey: APPLE_KEYS.privateKey },
};

/** The person who is signed in at the OAuth provider; omitted fields are omitted claims. */
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
  /** The answer at /picture. */
  picture: { status: number; bytes: Uint8Array };
  /** Whether the ID token contains only `sub`; userinfo contains the other claims. */
  hasMinimalToken: boolean;
  /** The faults of its next answers. */
  wrong: { claims?: Record<string, unknown>; key?: 'unknown'; down?: boolean | 'tokens'; answer?: 'cancelled' };
  close(): Promise<void>;
}

interface Grant {
  person: Person;
  redirectUri: string;
  challenge: string;
  nonce: string;
}

type Reply = { status: number; body?: object; location?: string; html?: string };
type Kind = 'google' | 'apple';

/**
 * A fake of Google: OpenID Connect with discovery, code flow with PKCE (answered at once), userinfo; a code works once.
 * The fake of Apple has no PKCE and no userinfo, booleans as strings, a client secret signed by the client's key, and a
 * form with which people return; only the first form has their name.
 */
export async function startFakeIdentityProvider(now: () => Date, kind: Kind = 'google'): Promise<FakeIdentityProvider> {
  const provider: FakeIdentityProvider = {
    issuer: '',
    person: { sub: newId() },
    picture: { status: 404, bytes: new Uint8Array() },
    hasMinimalToken: false,
    wrong: {},
    close: async () => undefined,
  };
  const answer = await createProvider(provider, kind, now);
  const server = createServer(async (request, response) => {
    if (request.url === '/picture' || request.url === '/moved') {
      const status = request.url === '/moved' ? 200 : provider.picture.status;
      response.writeHead(status, { location: '/moved', 'content-type': 'image/png' }).end(provider.picture.bytes);
      return;
    }
    const { status, body, location, html } = await answer(request);
    const type = html === undefined ? 'application/json' : 'text/html';
    response
      .writeHead(status, { 'content-type': type, ...(location && { location }) })
      .end(html ?? JSON.stringify(body));
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

/** All products of a process have the same keys, because making them takes a tenth of a second. */
let sharedSigning: ReturnType<typeof createSigning> | undefined;

/** Signs ID tokens, by the key that is published as `jwk` or by an unknown one. */
async function createSigning() {
  const [key, unknownKey] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  return {
    jwk: { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' },
    sign: (claims: JWTPayload, by: 'unknown' | undefined) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign((by === undefined ? key : unknownKey).privateKey),
  };
}

async function createProvider(provider: FakeIdentityProvider, kind: Kind, now: () => Date) {
  const signing = await (sharedSigning ??= createSigning());
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Person>();
  const named = new Set<string>();
  const { clientId } = kind === 'apple' ? APPLE_CLIENT : OIDC_CLIENT;

  function authorize(query: URLSearchParams): Reply {
    const param = (name: string) => query.get(name) ?? '';
    const isCodeRequest =
      param('client_id') === clientId && param('response_type') === 'code' && param('scope').includes('openid');
    const isRightVariant =
      kind === 'apple' ? param('response_mode') === 'form_post' : param('code_challenge_method') === 'S256';
    if (!isCodeRequest || !isRightVariant) return { status: 400, body: { error: 'invalid_request' } };
    const code = randomBytes(16).toString('hex');
    const redirectUri = param('redirect_uri');
    const [challenge, nonce] = [param('code_challenge'), param('nonce')];
    grants.set(code, { person: provider.person, redirectUri, challenge, nonce });
    if (kind === 'apple') return sendForm(provider, named, redirectUri, param('state'), code);
    const outcome =
      provider.wrong.answer === 'cancelled'
        ? { error: 'access_denied' }
        : { code, scope: 'openid email profile', authuser: '0' };
    return { status: 302, location: `${redirectUri}?${new URLSearchParams({ ...outcome, state: param('state') })}` };
  }

  async function token(form: URLSearchParams): Promise<Reply> {
    const field = (name: string) => form.get(name) ?? '';
    if (field('client_id') !== clientId || !(await isClient(provider, kind, field('client_secret'), now())))
      return { status: 401, body: { error: 'invalid_client' } };
    const grant = grants.get(field('code'));
    grants.delete(field('code'));
    const challenge = kind === 'apple' ? '' : createHash('sha256').update(field('code_verifier')).digest('base64url');
    if (grant === undefined || grant.redirectUri !== field('redirect_uri') || grant.challenge !== challenge)
      return { status: 400, body: { error: 'invalid_grant' } };
    const claims = { ...claimsOf(provider, kind, grant, now()), aud: clientId, ...provider.wrong.claims };
    const id_token = await signing.sign(claims, provider.wrong.key);
    const access_token = randomBytes(16).toString('hex');
    tokens.set(access_token, grant.person);
    return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 3600, id_token } };
  }

  return async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', provider.issuer);
    if (provider.wrong.down === true || (provider.wrong.down === 'tokens' && pathname === '/token'))
      return { status: 503, body: { error: 'temporarily_unavailable' } };
    if (pathname === '/.well-known/openid-configuration') return { status: 200, body: discovery(provider, kind) };
    if (pathname === '/jwks') return { status: 200, body: { keys: [signing.jwk] } };
    if (pathname === '/authorize') return authorize(searchParams);
    if (pathname === '/token' && request.method === 'POST') return token(new URLSearchParams(await text(request)));
    const person = tokens.get(/^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (pathname === '/userinfo')
      return person ? { status: 200, body: person } : { status: 401, body: { error: 'invalid_token' } };
    return { status: 404, body: { error: 'not_found' } };
  };
}

/** Apple's page, whose form returns the browser to the client. */
function sendForm(
  provider: FakeIdentityProvider,
  named: Set<string>,
  action: string,
  state: string,
  code: string,
): Reply {
  const { sub, name, email } = provider.person;
  const [firstName, lastName] = name?.split(' ') ?? [];
  const user = named.has(sub) ? {} : { user: JSON.stringify({ name: { firstName, lastName }, email }) };
  const isCancelled = provider.wrong.answer === 'cancelled';
  if (!isCancelled) named.add(sub);
  const fields: object = { state, ...(isCancelled ? { error: 'user_cancelled_authorize' } : { code, ...user }) };
  const inputs = Object.entries(fields).map(
    ([field, value]) => `<input name="${field}" value="${value.replaceAll('"', '&quot;')}">`,
  );
  const form = `<form method="post" action="${action}">${inputs.join('')}</form>`;
  return { status: 200, html: `<!doctype html><title>Apple</title>${form}<script>document.forms[0].submit()</script>` };
}

async function isClient({ issuer }: FakeIdentityProvider, kind: Kind, secret: string, now: Date): Promise<boolean> {
  if (kind === 'google') return secret === OIDC_CLIENT.clientSecret;
  const { teamId, keyId } = APPLE_CLIENT.clientSecret;
  const wanted = {
    issuer: teamId,
    subject: APPLE_CLIENT.clientId,
    audience: issuer,
    requiredClaims: ['exp', 'iat'],
    currentDate: now,
  };
  const signed = await jwtVerify(secret, APPLE_KEYS.publicKey, wanted).catch(() => null);
  return signed?.protectedHeader.alg === 'ES256' && signed.protectedHeader.kid === keyId;
}

function claimsOf({ issuer, hasMinimalToken }: FakeIdentityProvider, kind: Kind, { person, nonce }: Grant, now: Date) {
  const at = Math.floor(now.getTime() / 1000);
  const { sub, email, email_verified } = person;
  const claimsOfApple = { sub, email, ...(email_verified !== undefined && { email_verified: String(email_verified) }) };
  const claims = hasMinimalToken ? { sub } : kind === 'apple' ? claimsOfApple : person;
  return { ...claims, iss: issuer, iat: at, exp: at + 3600, nonce };
}

function discovery({ issuer }: FakeIdentityProvider, kind: Kind) {
  const metadataOfGoogle = { userinfo_endpoint: `${issuer}/userinfo`, code_challenge_methods_supported: ['S256'] };
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...(kind === 'google' && metadataOfGoogle),
  };
}
