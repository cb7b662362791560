import { AccountDeletion, NotificationPreferences, Profile } from '@hirfa/contract/accounts';
import { ACCOUNT_LIMITS } from '@hirfa/domain/accounts';
import { DEFAULT_PREFERENCES } from '@hirfa/domain/notifications';
import { sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { ask, refusalOf } from '../../testing/calls.ts';
import { dashedSvg } from '../../testing/hostile/heavy.ts';
import { SMALL_HEIC } from '../../testing/hostile/pictures.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);

async function person(name = 'Mona Adel Farid') {
  const user = await world().user(name);
  return { ...user, header: await signedIn(product, user.id) };
}
type Somebody = Awaited<ReturnType<typeof person>>;

const picture = (width: number, height: number, colour = '#b4512f') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** Uploads bytes as a photo. */
async function send({ header }: Pick<Somebody, 'header'>, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') {
  const response = await fetch(`${product.address}/api/v1/me/photo`, {
    method: 'PUT',
    body: new Blob([bytes], { type }),
    headers: { ...(await header()), 'content-type': type },
  });
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
const get = (path: string) => fetch(product.address + path);

test('a changed name follows the rules of sign-up and is stored in profile and identity', async () => {
  const mona = await person();
  const answer = await ask(product, 'PATCH', '/api/v1/me', {
    body: { full_name: '  منى عادل ' },
    headers: await mona.header(),
  });
  expect(Profile.parse(answer.body)).toEqual({ full_name: 'منى عادل', avatar_url: '' });
  expect((await ask(product, 'GET', '/api/v1/me', { headers: await mona.header() })).body).toMatchObject({
    full_name: 'منى عادل',
  });
  const [kept] = await product.owner.execute(sql`select name from auth.users where id = ${mona.id}`);
  expect(kept?.name).toBe('منى عادل');
  for (const full_name of ['x', '\u202Eevil', '12', 'a'.repeat(81)]) {
    const refused = await ask(product, 'PATCH', '/api/v1/me', { body: { full_name }, headers: await mona.header() });
    expect([refused.status, refusalOf(refused)], full_name).toEqual([400, 'invalid_input']);
  }
  expect((await ask(product, 'PATCH', '/api/v1/me', { body: { full_name: 'Mona' } })).status).toBe(401);
});

test('the number of uploaded photos per hour is limited', async () => {
  const [mona, other] = [await person(), await person()];
  const photo = await bytesOf(picture(20, 20).png());
  expect((await send(mona, photo)).status).toBe(200);
  await product.owner.execute(sql`update auth.rate_limits
    set taken_at = array_fill(taken_at[1], array[${sql.raw(String(ACCOUNT_LIMITS.photo.times))}])
    where limit_name = 'photo' and cardinality(taken_at) = 1`);
  const refused = await send(mona, photo);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await send(other, photo)).status).toBe(200);
});

test('of two photos that a person sends at once one is refused for a moment, and nobody else’s', async () => {
  const [mona, other] = [await person(), await person()];
  const photo = await bytesOf(picture(20, 20).png());
  const answers = await Promise.all([send(mona, photo), send(mona, photo), send(other, photo)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect([refused && refusalOf(refused), refused?.headers.get('retry-after')]).toEqual(['too_many_requests', '5']);
  expect((await send(mona, new Uint8Array(SMALL_HEIC))).status).toBe(200);
});

test('a photo is re-encoded as square WebP in two sizes, without the metadata of the file', async () => {
  const mona = await person();
  const withPlace = picture(1200, 800)
    .withExif({ IFD0: { Copyright: 'Secret Mona' }, IFD3: { GPSLatitude: '30/1' } })
    .jpeg();
  const bytes = await bytesOf(withPlace);
  expect(Buffer.from(bytes).includes('Secret Mona')).toBe(true);
  const { avatar_url } = Profile.parse((await send(mona, bytes)).body);
  expect(avatar_url).toMatch(/^\/files\/[0-9a-f]{64}-512\.webp$/);
  for (const [url, size] of [
    [avatar_url, 512],
    [avatar_url.replace('-512', '-96'), 96],
  ] as const) {
    const answer = await get(url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable, s-maxage=0');
    const kept = Buffer.from(await answer.arrayBuffer());
    const { format, width, height, exif } = await sharp(kept).metadata();
    expect([format, width, height, exif, kept.includes('Secret')]).toEqual(['webp', size, size, undefined, false]);
  }
});

test('files that are no picture, damaged, or too large in bytes or pixels are refused', async () => {
  const mona = await person();
  const good = await bytesOf(picture(400, 400).jpeg());
  const bomb = await bytesOf(picture(9000, 9000, '#fff').png({ compressionLevel: 9 }));
  expect(bomb.length).toBeLessThan(1_000_000);
  const noise = new Uint8Array(5_000_001);
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [what, bytes, type, code] of [
    ['a script', svg, 'image/svg+xml', 'unusable_photo'],
    ['an SVG that takes minutes', new Uint8Array(dashedSvg()), 'image/svg+xml', 'unusable_photo'],
    ['a page', new TextEncoder().encode('<html></html>'), 'image/png', 'unusable_photo'],
    ['a GIF', await bytesOf(picture(20, 20).gif()), 'image/jpeg', 'unusable_photo'],
    ['half of one', good.slice(0, good.length / 2), 'image/jpeg', 'unusable_photo'],
    ['a bomb', bomb, 'image/png', 'unusable_photo'],
    ['more than 5 MB', noise, 'image/png', 'body_too_large'],
    ['no picture by its own word', good, 'text/plain', 'invalid_input'],
  ] as const) {
    const answer = await send(mona, bytes, type);
    expect(refusalOf(answer), what).toBe(code);
  }
  const stranger = await send({ header: async () => ({ authorization: 'Bearer nobody' }) }, good);
  expect(refusalOf(stranger)).toBe('authentication_required');
  expect((await ask(product, 'GET', '/api/v1/me', { headers: await mona.header() })).body).toMatchObject({
    avatar_url: '',
  });
});

test('the files of a replaced or removed photo are deleted, unless it is in use again', async () => {
  const mona = await person();
  const [first, second] = [
    await bytesOf(picture(300, 300, '#a00').png()),
    await bytesOf(picture(300, 300, '#0a0').webp()),
  ];
  const set = async (bytes: Uint8Array<ArrayBuffer>) =>
    Profile.parse((await send(mona, bytes, 'image/png')).body).avatar_url;
  const one = await set(first);
  const two = await set(second);
  expect(await set(first)).toBe(one);
  await product.work();
  expect([(await get(one)).status, (await get(two)).status]).toEqual([200, 404]);
  const gone = await ask(product, 'DELETE', '/api/v1/me/photo', { body: {}, headers: await mona.header() });
  expect(gone.body).toEqual({ full_name: 'Mona Adel Farid', avatar_url: '' });
  expect((await get(one)).status).toBe(200);
  await product.work();
  expect([(await get(one)).status, (await get(one.replace('-512', '-96'))).status]).toEqual([404, 404]);
});

test('two people with the same picture have separate files', async () => {
  const [mona, omar] = [await person(), await person('Omar Samy Fahmy')];
  const bytes = await bytesOf(picture(300, 300, '#00a').png());
  const [hers, his] = [await send(mona, bytes), await send(omar, bytes)].map(
    ({ body }) => Profile.parse(body).avatar_url,
  );
  expect(hers).not.toBe(his);
});

test('only stored files are served', async () => {
  for (const name of [
    'x',
    '..%2f..%2fsecrets.json',
    'ab/x.webp',
    `${'a'.repeat(64)}-512.webp`,
    `${'a'.repeat(64)}-512.webp%00.html`,
  ]) {
    expect((await get(`/files/${name}`)).status, name).toBe(404);
  }
});

test('notification preferences are the person’s own, and omitted fields do not change', async () => {
  const mona = await person();
  const path = '/api/v1/me/notification-preferences';
  const read = async () =>
    NotificationPreferences.parse((await ask(product, 'GET', path, { headers: await mona.header() })).body);
  await product.owner.execute(
    sql`update profiles set notification_preferences = '{"push_enabled": false}' where user_id = ${mona.id}`,
  );
  expect(await read()).toEqual({ ...DEFAULT_PREFERENCES, push_enabled: false });
  const answer = await ask(product, 'PATCH', path, {
    body: { selected_sound: 'notification_2' },
    headers: await mona.header(),
  });
  expect([answer.status, answer.body]).toEqual([200, await read()]);
  expect((await read()).selected_sound).toBe('notification_2');
  for (const channel of ['push', 'email'])
    await ask(product, 'PATCH', path, {
      body: { groups: { money: { [channel]: false } } },
      headers: await mona.header(),
    });
  expect((await read()).groups).toEqual({
    ...DEFAULT_PREFERENCES.groups,
    money: { toast: true, email: false, push: false, sound: true },
  });
  const refused = await ask(product, 'PATCH', path, {
    body: { selected_sound: 'siren' },
    headers: await mona.header(),
  });
  expect(refusalOf(refused)).toBe('invalid_input');
});

test('the last admin can not delete their account; one of two admins can', async () => {
  const lastAdmin = await person('Hany Mansour');
  await world().makeAdmin(lastAdmin.id);
  await product.owner.execute(sql`delete from user_roles where user_id <> ${lastAdmin.id}`);
  const leave = async () =>
    ask(product, 'POST', '/api/v1/me/deletion', { body: { word: 'delete' }, headers: await lastAdmin.header() });
  expect(refusalOf(await leave())).toBe('last_admin');
  const other = await person('Dina Fouad');
  await world().makeAdmin(other.id);
  expect(AccountDeletion.parse((await leave()).body).ends_at).toBe('2026-12-05T09:00:00.000Z');
});
