import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { newId } from '../../platform/ids.ts';

export const FACEBOOK_CLIENT = { clientId: '123456789012345', clientSecret: 'a secret of the app' };
const VERSION = '/v23.0';

export interface FakeFacebook {
  issuer: string;
  /** The person who is signed in there. */
  person: { id: string; name?: string; email?: string };
  /** The faults of its next answers. */
  wrong: { answer?: 'cancelled'; graph?: 'down' };
  close(): Promise<void>;
}

/** A fake of Facebook Login: the dialog (answered at once), the exchange of its code, and the requested fields. */
export async function startFakeFacebook(): Promise<FakeFacebook> {
  const facebook: FakeFacebook = { issuer: '', person: { id: newId() }, wrong: {}, close: async () => undefined };
  const answer = createFacebook(facebook);
  const server = createServer(async (request, response) => {
    const { status, body, location } = await answer(request);
    const headers = { 'content-type': 'application/json; charset=UTF-8', ...(location && { location }) };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  facebook.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  facebook.close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return facebook;
}

type Reply = { status: number; body?: object; location?: string };
const refusal = (type: string, code: number, status = 400): Reply => ({
  status,
  body: { error: { message: type, type, code } },
});

function createFacebook(facebook: FakeFacebook) {
  const grants = new Map<string, { person: FakeFacebook['person']; redirectUri: string }>();
  const tokens = new Map<string, FakeFacebook['person']>();

  function dialog(query: URLSearchParams): Reply {
    const [client, redirectUri = '', state = '', scope] = ['client_id', 'redirect_uri', 'state', 'scope'].map(
      (name) => query.get(name) ?? '',
    );
    if (client !== FACEBOOK_CLIENT.clientId || !scope?.includes('email')) return refusal('OAuthException', 100);
    const code = randomBytes(16).toString('hex');
    grants.set(code, { person: facebook.person, redirectUri });
    const outcome =
      facebook.wrong.answer === 'cancelled' ? { error: 'access_denied', error_reason: 'user_denied' } : { code };
    // Facebook appends this fragment to its redirects.
    return { status: 302, location: `${redirectUri}?${new URLSearchParams({ ...outcome, state })}#_=_` };
  }

  function exchange(form: URLSearchParams): Reply {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const isClient =
      form.get('client_id') === FACEBOOK_CLIENT.clientId && form.get('client_secret') === FACEBOOK_CLIENT.clientSecret;
    if (!isClient || grant === undefined || grant.redirectUri !== form.get('redirect_uri'))
      return refusal('OAuthException', 100);
    const access_token = randomBytes(16).toString('hex');
    tokens.set(access_token, grant.person);
    return { status: 200, body: { access_token, token_type: 'bearer', expires_in: 5_183_944 } };
  }

  return async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', facebook.issuer);
    if (pathname === `${VERSION}/dialog/oauth`) return dialog(searchParams);
    if (pathname === `${VERSION}/oauth/access_token`) return exchange(new URLSearchParams(await text(request)));
    if (pathname !== `${VERSION}/me`) return refusal('GraphMethodException', 100);
    if (facebook.wrong.graph === 'down') return refusal('OAuthException', 2, 503);
    const person = tokens.get(/^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (person === undefined) return refusal('OAuthException', 190, 401);
    const fields = searchParams.get('fields')?.split(',') ?? [];
    return { status: 200, body: Object.fromEntries(Object.entries(person).filter(([name]) => fields.includes(name))) };
  };
}
