import { DOCUMENT } from '@hirfa/domain/providers';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accountDeletions, userRoles } from '../../accounts/index.ts';
import { asPerson } from '../../kernel/transactions.ts';
import type { Person } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { addressOf, cardPicture, open, uploadDocument } from '../../testing/documents.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { pageName } from './file-names.ts';
import { isSameDocument } from './queries.ts';
import { useLooks } from './testing/looks.ts';

const { product, world, admin } = useLooks();

const DAY_MS = 86_400_000;
/** The database's refusal. */
const FORBIDDEN = { cause: { code: '42501' } };

async function person() {
  const { id } = await world().user();
  return { id, header: await signedIn(product, id) };
}

const looksOf = (documentId: string) =>
  product.owner.execute(sql`select actor_id, after from audit_log where entity_id = ${documentId} order by actor_id`);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('an address works once, for its person, for a minute, and is neither stored, cached nor logged', async () => {
  const [mona, omar] = [await person(), await person()];
  const { id } = await uploadDocument(product, mona.header, await cardPicture());
  const address = await addressOf(product, mona.header, id);
  expect((await fetch(product.address + address)).status).toBe(401);
  expect((await open(product, omar.header, address)).status).toBe(404);
  const seen = await open(product, mona.header, address);
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect((await open(product, mona.header, address)).status).toBe(404);
  const late = await addressOf(product, mona.header, id);
  product.clock.now = new Date(product.clock.now.getTime() + DOCUMENT.lookMs);
  expect((await open(product, mona.header, late)).status).toBe(404);
  const twice = await addressOf(product, mona.header, id);
  const both = await Promise.all([open(product, mona.header, twice), open(product, mona.header, twice)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const token = address.replace('/private-files/', '');
  expect(token.length).toBeGreaterThan(40);
  const kept = JSON.stringify(await product.owner.execute(sql`select * from document_looks`));
  expect([kept.includes(token), product.logged.join('').includes(token)]).toEqual([false, false]);
  expect(product.logged.join('')).toContain('"path":"/private-files/…"');
});

test('admins see their name and the time on the picture, the owner does not; each look of an admin is logged', async () => {
  const mona = await person();
  const [hany, amal] = [await admin('هاني منصور'), await admin('أمل <b>سعيد</b> & شركاها')];
  const { id } = await uploadDocument(product, mona.header, await cardPicture(4, 1800, 1200));
  const look = async ({ header }: { header: typeof mona.header }) =>
    bytesOf(await open(product, header, await addressOf(product, header, id)));
  const stored = await product.services.documentFiles.pages.read(pageName(id, 1));
  const [own, first, second] = [await look(mona), await look(hany), await look(amal)];
  expect(own.equals(stored ?? new Uint8Array())).toBe(true);
  const difference = async (one: Uint8Array, other: Uint8Array) => {
    const [a, b] = await Promise.all([one, other].map((each) => sharp(each).greyscale().raw().toBuffer()));
    return (a ?? Buffer.alloc(0)).filter((value, at) => Math.abs(value - (b?.[at] ?? 0)) > 40).length;
  };
  expect(await difference(first, own)).toBeGreaterThan(5000);
  expect(await difference(second, first)).toBeGreaterThan(5000);
  expect((await sharp(first).metadata()).width).toBe(1800);
  const logged = await looksOf(id);
  const after = { user_id: mona.id, kind: 'national_id_front', page: 1 };
  expect(logged).toEqual([hany.id, amal.id].toSorted().map((actor_id) => ({ actor_id, after })));
});

test('nobody but the owner and admins gets an address, and a former admin can not use one', async () => {
  const [mona, omar, former] = [await person(), await person(), await admin()];
  const provider = await world().provider(await world().category());
  const { id } = await uploadDocument(product, mona.header, await cardPicture(5));
  const requested = async (header?: typeof mona.header, page = 1, of = id) => {
    const answer = await ask(product, 'POST', `/api/v1/documents/${of}/looks`, {
      body: { page },
      headers: header ? await header() : {},
    });
    return answer.status === 200 ? 'address' : refusalOf(answer);
  };
  expect(await requested()).toBe('authentication_required');
  expect(await requested(omar.header)).toBe('not_found');
  expect(await requested(await signedIn(product, provider.user_id))).toBe('not_found');
  expect(await requested(mona.header, 2)).toBe('not_found');
  expect(await requested(mona.header, 1, newId())).toBe('not_found');
  expect([await requested(mona.header), await requested(former.header)]).toEqual(['address', 'address']);
  const address = await addressOf(product, former.header, id);
  await product.owner.delete(userRoles).where(eq(userRoles.user_id, former.id));
  expect((await open(product, former.header, address)).status).toBe(404);
  expect(await requested(former.header)).toBe('not_found');
  expect(await looksOf(id)).toEqual([]);
});

test('the database itself refuses documents, uploads and looks of others, and changes at the wrong time', async () => {
  const [mona, omar, hany] = [await person(), await person(), await admin()];
  const { id } = await uploadDocument(product, mona.header, await cardPicture(6));
  const address = await addressOf(product, mona.header, id);
  const as = (user_id: string, roles: Person['roles'], query: ReturnType<typeof sql>) =>
    asPerson(
      product.pools.api,
      { kind: 'person', user_id, session_id: newId(), roles },
      { now: product.clock.now, subscribers: [] },
      ({ db }) => db.execute(query),
    );
  const mine = sql`select id from provider_documents where id = ${id}`;
  const count = async (...given: Parameters<typeof as>) => (await as(...given)).length;
  expect(await count(omar.id, [], mine)).toBe(0);
  expect(await count(mona.id, [], mine)).toBe(1);
  expect(await count(hany.id, ['admin'], mine)).toBe(1);
  await expect(product.pools.public.execute(mine)).rejects.toMatchObject(FORBIDDEN);
  const looks = sql`select 1 from document_looks where document_id = ${id}`;
  expect([await count(omar.id, [], looks), await count(hany.id, ['admin'], looks)]).toEqual([0, 0]);
  const take = sql`update document_looks set used_at = now() where document_id = ${id} returning 1`;
  expect([await count(omar.id, [], take), await count(hany.id, ['admin'], take)]).toEqual([0, 0]);
  await open(product, mona.header, address);
  const renew = sql`update document_looks set used_at = null where document_id = ${id} returning 1`;
  expect(await count(mona.id, [], renew)).toBe(0);
  const other = sql`insert into provider_documents (id, user_id, kind, purpose, pages, file_hash, pixel_hash, created_at)
    values (${newId()}, ${mona.id}, 'proof_url', 'application', 1, '', '', now())`;
  await expect(as(omar.id, [], other)).rejects.toMatchObject(FORBIDDEN);
  await expect(as(hany.id, ['admin'], other)).rejects.toMatchObject(FORBIDDEN);
  const early = sql`insert into provider_documents (id, user_id, kind, purpose, pages, file_hash, pixel_hash, created_at)
    values (${newId()}, ${omar.id}, 'proof_url', 'change', 1, '', '', now())`;
  await expect(as(omar.id, [], early)).rejects.toMatchObject(FORBIDDEN);
  const remove = sql`update provider_documents set removed_at = now() where id = ${id} returning 1`;
  expect(await count(omar.id, [], remove)).toBe(0);
  const accept = sql`update provider_documents set purpose = 'change' where id = ${id} returning 1`;
  await expect(as(mona.id, [], accept)).rejects.toMatchObject(FORBIDDEN);
  expect(await count(hany.id, ['admin'], accept)).toBe(1);
  await expect(as(mona.id, [], sql`delete from provider_documents where id = ${id}`)).rejects.toMatchObject(FORBIDDEN);
  await expect(
    product.pools.worker.execute(sql`insert into document_looks select * from document_looks`),
  ).rejects.toMatchObject(FORBIDDEN);
  await expect(
    product.pools.worker.execute(sql`update provider_documents set user_id = user_id`),
  ).rejects.toMatchObject(FORBIDDEN);
});

test('files are deleted 90 days after a rejection, and with the end of an account', async () => {
  const { now } = product.clock;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const applicant = await world().provider(await world().category(), {
    verification_status: 'rejected',
    decided_at: ago(0),
  });
  const rejected = await uploadDocument(product, await signedIn(product, applicant.user_id), await cardPicture(7));
  const mona = await person();
  const ended = await uploadDocument(product, mona.header, await cardPicture(8));
  await product.owner
    .insert(accountDeletions)
    .values({ user_id: mona.id, asked_at: ago(14), ends_at: now, ended_at: now });
  const omar = await person();
  const kept = await uploadDocument(product, omar.header, await cardPicture(9));
  const left = async () => {
    await product.keepHouse();
    await product.work();
    const names = await product.services.documentFiles.pages.names();
    return [rejected, ended, kept].map(({ id }) => names.includes(pageName(id, 1)));
  };
  product.clock.now = new Date(now.getTime() + DOCUMENT.keptDays * DAY_MS - 1);
  expect(await left()).toEqual([true, false, true]);
  product.clock.now = new Date(now.getTime() + DOCUMENT.keptDays * DAY_MS);
  expect(await left()).toEqual([false, false, true]);
});

test('who applies again keeps the new documents: after an old rejection, and after a deleted profile', async () => {
  const { now } = product.clock;
  const long = new Date(now.getTime() - (DOCUMENT.keptDays + 10) * DAY_MS);
  const before = { verification_status: 'rejected', decided_at: long } as const;
  const people = [
    await world().provider(await world().category(), before),
    await world().provider(await world().category(), { ...before, deleted_at: long }),
  ];
  const fresh: string[] = [];
  for (const [index, { user_id }] of people.entries())
    fresh.push((await uploadDocument(product, await signedIn(product, user_id), await cardPicture(30 + index))).id);
  const left = async () => {
    await product.keepHouse();
    await product.work();
    const names = await product.services.documentFiles.pages.names();
    return fresh.map((id) => names.includes(pageName(id, 1)));
  };
  expect(await left()).toEqual([true, true]);
  product.clock.now = new Date(now.getTime() + DOCUMENT.keptDays * DAY_MS);
  expect(await left()).toEqual([false, true]);
  product.clock.now = now;
});

test('the same document in another account is found, also after it was saved again, and others are not', async () => {
  const [mona, omar, salma, nour] = [await person(), await person(), await person(), await person()];
  const card = await cardPicture(20, 1600, 1000);
  const again = await sharp(card).resize(900).modulate({ brightness: 1.05 }).jpeg({ quality: 45 }).toBuffer();
  const { id } = await uploadDocument(product, mona.header, card);
  const copy = await uploadDocument(product, omar.header, card, { kind: 'proof_url' });
  const saved = await uploadDocument(product, salma.header, new Uint8Array(again));
  await uploadDocument(product, nour.header, await cardPicture(21, 1600, 1000));
  await uploadDocument(product, mona.header, card, { kind: 'proof_url' });
  const found = await product.owner.execute(sql`select other.id from provider_documents as one
    join provider_documents as other on other.user_id <> one.user_id and ${isSameDocument(sql`one`, sql`other`)}
    where one.id = ${id}`);
  expect(found.map((each) => String(each.id)).toSorted()).toEqual([copy.id, saved.id].toSorted());
});
