import { DOCUMENT } from '@hirfa/domain/providers';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ask, refusalOf } from '../../testing/calls.ts';
import {
  addressOf,
  cardPicture,
  open,
  sendPart,
  startAndSend,
  upload,
  uploadDocument,
} from '../../testing/documents.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';
import { newId } from '../../platform/ids.ts';
import { providerChangeRequests, providerDocuments } from '../application-tables.ts';
import { providerProfiles } from '../tables.ts';
import { pageName, uploadName } from './file-names.ts';

const product = useProduct();
const DAY_MS = 86_400_000;

async function person() {
  const { id } = await createWorld(product.owner, product.clock.now).user();
  return { id, header: await signedIn(product, id) };
}
const ids = async (names: Promise<string[]>) => new Set(await names);
const pageFiles = () => ids(product.services.documentFiles.pages.names());
const uploadFiles = () => ids(product.services.documentFiles.uploads.names());

test('a photo becomes a WebP picture without metadata, turned upright, with its longer side 2000 px', async () => {
  const mona = await person();
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a52' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'a secret place' } } })
    .jpeg()
    .toBuffer();
  const document = await uploadDocument(product, mona.header, new Uint8Array(photo));
  expect(document).toMatchObject({ kind: 'national_id_front', purpose: 'application', pages: 1 });
  const answer = await open(product, mona.header, await addressOf(product, mona.header, document.id));
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const picture = Buffer.from(await answer.arrayBuffer());
  const { format, width, height, exif } = await sharp(picture).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1000, height: 2000, exif: undefined });
  expect(picture.includes('a secret place')).toBe(false);
});

test('a cut upload continues where it ended; parts from elsewhere change nothing', async () => {
  const mona = await person();
  const headers = await mona.header();
  const card = await cardPicture(1, 2400, 1600);
  const body = { kind: 'proof_url', purpose: 'application', size: card.length };
  const started = await ask(product, 'POST', '/api/v1/provider/uploads', { body, headers });
  const { id } = started.body as { id: string };
  const half = Math.floor(card.length / 2);
  const received = async (answer: Response) => ((await answer.json()) as { received: number }).received;
  expect(await received(await sendPart(product, headers, id, card.slice(0, half)))).toBe(half);
  expect(await received(await sendPart(product, headers, id, card.slice(0, half)))).toBe(half);
  expect(await received(await sendPart(product, headers, id, card.slice(5), half + 5))).toBe(half);
  const early = await ask(product, 'POST', `/api/v1/provider/uploads/${id}/finish`, { body: {}, headers });
  expect(refusalOf(early)).toBe('state_changed');
  const seen = await ask(product, 'GET', `/api/v1/provider/uploads/${id}`, { headers });
  expect(seen.body).toEqual({ id, received: half });
  expect(await received(await sendPart(product, headers, id, card.slice(half), half))).toBe(card.length);
  const tooMuch = await sendPart(product, headers, id, 'more', card.length);
  expect(tooMuch.status).toBe(400);
  const finish = () => ask(product, 'POST', `/api/v1/provider/uploads/${id}/finish`, { body: {}, headers });
  const both = await Promise.all([finish(), finish()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  expect(both.map((answer) => answer.headers.get('retry-after')).toSorted()).toEqual(['5', null]);
  const stored = await finish();
  expect(stored.body).toMatchObject({ id, kind: 'proof_url', pages: 1 });
  expect(await uploadFiles()).not.toContain(uploadName(id));
});

test('of an upload others see nothing, and a part has a largest size', async () => {
  const [mona, omar] = [await person(), await person()];
  const sent = await startAndSend(product, mona.header, await cardPicture());
  const id = 'id' in sent ? sent.id : '';
  const theirs = await omar.header();
  const answers = [
    await ask(product, 'GET', `/api/v1/provider/uploads/${id}`, { headers: theirs }),
    await ask(product, 'POST', `/api/v1/provider/uploads/${id}/finish`, { body: {}, headers: theirs }),
  ];
  expect(answers.map(refusalOf)).toEqual(['not_found', 'not_found']);
  expect((await sendPart(product, theirs, id, 'x')).status).toBe(404);
  expect((await sendPart(product, {}, id, 'x')).status).toBe(401);
  const large = new Uint8Array(DOCUMENT.partBytes + 1);
  expect((await sendPart(product, await mona.header(), id, large)).status).toBe(413);
});

test('an unusable file is refused with its reason and deleted; more than 10 MB is refused before it is sent', async () => {
  const mona = await person();
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const refused = await upload(product, mona.header, svg);
  expect([refused.status, refused.body]).toMatchObject([
    415,
    { code: 'unusable_document', data: { problem: 'wrong_type' } },
  ]);
  const large = await upload(product, mona.header, svg, { size: DOCUMENT.maxBytes + 1 });
  expect(large.body).toMatchObject({ code: 'unusable_document', data: { problem: 'too_large' } });
});

test('a replaced or removed document loses its files; the one that is used keeps them', async () => {
  const mona = await person();
  const first = await uploadDocument(product, mona.header, await cardPicture(1));
  const second = await uploadDocument(product, mona.header, await cardPicture(2));
  await product.work();
  expect(await pageFiles()).not.toContain(pageName(first.id, 1));
  expect(await pageFiles()).toContain(pageName(second.id, 1));
  await product.runJob('providers.delete_document_files', second.id);
  expect(await pageFiles()).toContain(pageName(second.id, 1));
  const remove = () =>
    mona
      .header()
      .then((headers) => ask(product, 'DELETE', `/api/v1/provider/documents/${second.id}`, { body: {}, headers }));
  expect((await remove()).body).toEqual({ id: second.id });
  expect(refusalOf(await remove())).toBe('not_found');
  await product.work();
  expect(await pageFiles()).not.toContain(pageName(second.id, 1));
});

const setStatus = (id: string, verification_status: 'rejected' | 'verified') =>
  product.owner.update(providerProfiles).set({ verification_status }).where(eq(providerProfiles.id, id));

test('documents of a sent application or change request stay as they are; approved ones replace the old files', async () => {
  const { now } = product.clock;
  const world = createWorld(product.owner, now);
  const provider = await world.provider(await world.category(), { verification_status: 'pending' });
  const header = await signedIn(product, provider.user_id);
  const send = async (purpose: string) => {
    const answer = await upload(product, header, await cardPicture(), { purpose });
    return answer.status === 200 ? 'stored' : refusalOf(answer);
  };
  expect([await send('application'), await send('change')]).toEqual(['state_changed', 'state_changed']);
  await setStatus(provider.id, 'rejected');
  expect([await send('application'), await send('change')]).toEqual(['stored', 'state_changed']);
  await setStatus(provider.id, 'verified');
  expect([await send('application'), await send('change')]).toEqual(['state_changed', 'stored']);
  const request = { id: newId(), provider_id: provider.id, changes: {}, created_at: now };
  await product.owner.insert(providerChangeRequests).values(request);
  expect([await send('application'), await send('change')]).toEqual(['state_changed', 'state_changed']);
  const of = async (purpose: 'application' | 'change') => {
    const rows = await product.owner
      .select({ id: providerDocuments.id })
      .from(providerDocuments)
      .where(and(eq(providerDocuments.user_id, provider.user_id), eq(providerDocuments.purpose, purpose)));
    return pageName(rows[0]?.id ?? '', 1);
  };
  const [old, fresh] = [await of('application'), await of('change')];
  const admin = await signedIn(product, (await world.admin()).id);
  const decision = { body: { approve: true, reason: null }, headers: await admin() };
  expect((await ask(product, 'POST', `/api/v1/admin/change-requests/${request.id}`, decision)).status).toBe(200);
  await product.work();
  expect([(await pageFiles()).has(old), (await pageFiles()).has(fresh)]).toEqual([false, true]);
});

test('abandoned uploads are deleted with their files after a day, and files without a row at once', async () => {
  const mona = await person();
  const sent = await startAndSend(product, mona.header, await cardPicture(3));
  const id = 'id' in sent ? sent.id : '';
  const { uploads } = product.services.documentFiles;
  await uploads.writeAt(uploadName('nobody'), 0, new Uint8Array([1]));
  await product.keepHouse();
  expect(await uploadFiles()).toContain(uploadName(id));
  expect(await uploadFiles()).not.toContain(uploadName('nobody'));
  product.clock.now = new Date(product.clock.now.getTime() + DAY_MS);
  await product.keepHouse();
  expect(await uploadFiles()).toEqual(new Set());
});
