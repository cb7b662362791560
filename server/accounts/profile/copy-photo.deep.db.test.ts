import { createHash, randomBytes } from 'node:crypto';
import { Me, Session } from '@hirfa/contract/accounts';
import { PHOTO, smallPhoto } from '@hirfa/domain/accounts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { bearer, freshEmail, openBrowser } from '../../testing/accounts.ts';
import { ask, freshAddress } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { asWorker } from '../../kernel/transactions.ts';
import type { AccountWorkCtx } from '../ctx.ts';
import { users } from '../tables.ts';
import { copyPhoto } from './copy-photo.ts';

const product = useProduct();
const bytes = new Uint8Array(
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b4512f' } })
    .png()
    .toBuffer(),
);

afterEach(() => {
  product.identityProvider.wrong = {};
});

const own = () => `${product.identityProvider.issuer}/picture`;

/** A new person with this picture signs in with OAuth. */
async function signInWithOAuth(picture: string, person = { sub: newId(), email: freshEmail() }) {
  product.identityProvider.person = { ...person, email_verified: true, name: 'Laila Hassan', picture };
  const client = openBrowser(product, freshAddress());
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const { location } = await client.go(`/auth/v1/oauth/google/start?${new URLSearchParams({ code_challenge })}`);
  const back = new URL((await fetch(location, { redirect: 'manual' })).headers.get('location') ?? '');
  const page = await client.go(back.pathname + back.search);
  const { user, access_token } = Session.parse(
    (await client.exchange(page.location.searchParams.get('code') ?? '', verifier)).body,
  );
  const headers = bearer(access_token);
  return {
    id: user.id,
    person,
    headers,
    photo: async () => Me.parse((await ask(product, 'GET', '/api/v1/me', { headers })).body).avatar_url,
    keptImage: async () =>
      (await product.owner.select({ image: users.image }).from(users).where(eq(users.id, user.id)))[0]?.image,
  };
}
function copy(user_id: string): Promise<void> {
  const { worker } = product.pools;
  const { now } = product.clock;
  const services = product.services;
  const transaction: AccountWorkCtx['transaction'] = (kind, work) => asWorker(worker, kind, services.scope(), work);
  return copyPhoto({ ctx: { db: worker, now, log: services.log, transaction, services }, input: { user_id } });
}

test('a new person’s photo at an OAuth provider is copied once, and its address is not kept', async () => {
  product.identityProvider.picture = { status: 200, bytes };
  const laila = await signInWithOAuth(own());
  expect(await laila.photo()).toBe('');
  await product.work();
  const url = await laila.photo();
  expect(url).toMatch(/^\/files\/[0-9a-f]{64}-512\.webp$/);
  for (const [each, size] of [
    [url, PHOTO.sizes.large],
    [smallPhoto(url), PHOTO.sizes.small],
  ] as const) {
    const file = await fetch(product.address + each);
    expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(size);
  }
  expect(await laila.keptImage()).toBeNull();
  await ask(product, 'DELETE', '/api/v1/me/photo', { body: {}, headers: laila.headers });
  await signInWithOAuth(own(), laila.person);
  await product.work();
  expect(await laila.photo()).toBe('');
});

test('copying a photo is retried if the OAuth provider does not answer', async () => {
  product.identityProvider.picture = { status: 503, bytes };
  const laila = await signInWithOAuth(own());
  await expect(copy(laila.id)).rejects.toThrow('503');
  product.identityProvider.picture = { status: 200, bytes };
  await copy(laila.id);
  expect(await laila.photo()).toMatch(/^\/files\//);
});

test.each([
  ['is no picture', { status: 200, bytes: new TextEncoder().encode('<svg onload="alert(1)"/>') }],
  ['is too large', { status: 200, bytes: Buffer.concat([bytes, new Uint8Array(PHOTO.maxBytes)]) }],
  ['leads elsewhere', { status: 302, bytes }],
  ['is gone', { status: 404, bytes }],
])('a photo that %s is not copied, and this is logged', async (_, picture) => {
  product.identityProvider.picture = picture;
  const laila = await signInWithOAuth(own());
  const from = product.logged.length;
  await product.work();
  expect([await laila.photo(), await laila.keptImage()]).toEqual(['', null]);
  expect(product.logged.slice(from).join()).toContain('a photo at an OAuth provider can not be used');
});

test('only addresses of the OAuth provider’s own pictures are fetched', async () => {
  for (const picture of [
    product.address,
    product.gateway,
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'https://lh3.googleusercontent.com/a',
  ])
    expect(await (await signInWithOAuth(`${picture}/picture`)).keptImage(), picture).toBeNull();
});

test('a photo that the person set meanwhile is kept', async () => {
  product.identityProvider.picture = { status: 200, bytes };
  const laila = await signInWithOAuth(own());
  const chosen = await sharp(bytes).negate().png().toBuffer();
  const headers = { ...laila.headers, 'content-type': 'image/png' };
  await fetch(`${product.address}/api/v1/me/photo`, { method: 'PUT', body: new Uint8Array(chosen), headers });
  const url = await laila.photo();
  await product.work();
  expect([await laila.photo(), (await fetch(product.address + url)).status]).toEqual([url, 200]);
});
