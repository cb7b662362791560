import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/app.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import type { Site } from '../call-context.ts';

const product = useProduct();

/** A site that writes all it gets into the page: the request, its context, and what calls know about the person. */
const tellingSite: Site = {
  async fetch(request, { context: { api, origin } }) {
    const calls = await Promise.all(
      [
        api.accounts.getMe({}),
        api.accounts.getCurrentUserRole({}),
        api.accounts.listSessions({}),
        api.discovery.getHome({}),
      ].map((call) => call.catch((error: unknown) => String(error))),
    );
    const told = { url: request.url, headers: [...request.headers], origin, calls };
    return new Response(`<!doctype html><html><body>${JSON.stringify(told)}</body></html>`, {
      headers: { 'content-type': 'text/html' },
    });
  },
  pages: async () => [],
};

/** The answer as others get it; each request has its own id. */
async function contentOf(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !['x-request-id', 'content-security-policy'].includes(name));
  return { status: answer.status, headers, html: await answer.text() };
}

const HEADERS = [
  'accept-language',
  'cookie',
  'forwarded',
  'if-none-match',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-host',
  'x-original-url',
  'x-request-id',
  'x-rewrite-url',
];

test('nothing that the headers of a signed-in person bring is in the page that others get', async () => {
  const { session, cookie, email } = await newcomer(product);
  const marked = fc.uniqueArray(fc.constantFrom(...HEADERS), { minLength: 1 });
  const hosts = fc.constantFrom('marked.example', 'marked.example:81', 'localhost:1', '127.0.0.1');
  await fc.assert(
    fc.asyncProperty(marked, hosts, fc.boolean(), async (names, host, isSignedIn) => {
      const app = openApp(product, { site: tellingSite });
      const headers = new Headers(names.map((name) => [name, 'marked-12345']));
      if (isSignedIn) {
        headers.set('authorization', `Bearer ${session.access_token}`);
        headers.set('cookie', cookie);
      }
      const first = await contentOf(await app.request(`http://${host}/services?q=x`, { headers }, {}));
      const others = await contentOf(await app.request('http://localhost/services?q=x', {}, {}));
      expect(first.status).toBe(200);
      expect(others).toEqual(first);
      expect(JSON.stringify(others)).not.toMatch(/marked/);
      for (const own of [email, session.user.id, session.access_token, cookie]) expect(others.html).not.toContain(own);
      expect(others.html).toContain(`"url":"${product.address}/services?q=x"`);
      expect(others.html).toContain('"headers":[["accept","text/html"]]');
      expect(others.headers.map(([name]) => name)).not.toContain('set-cookie');
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
