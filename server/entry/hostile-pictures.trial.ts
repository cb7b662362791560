import { loadavg } from 'node:os';
import { beforeAll, expect, test, vi } from 'vitest';
import { cardPicture, upload } from '../testing/documents.ts';
import { heavyPictures } from '../testing/hostile/heavy.ts';
import { heavyPdf, pdf } from '../testing/hostile/pdfs.ts';
import { openMarket } from '../testing/market.ts';
import { putPhoto } from '../testing/photos.ts';
import { useProduct } from '../testing/product.ts';
import { signedIn } from '../testing/signed-in.ts';
import { createWorld } from '../testing/world.ts';

/** `npm run trial:pictures`: how fast ordinary calls and photos are while hostile pictures arrive. */
const HOSTILE = 60;
const HOSTILE_PDFS = 12;
const CALLS = 300;
const OTHERS = 40;
/** Decoding in the process of the calls would stop them for minutes. */
const MOST = 2;
/** How long somebody else waits for their photo. */
const MOST_WAIT_MS = 15_000;
const PHOTO = '/api/v1/me/photo';

const product = useProduct('empty', { worker: true });
type Header = Awaited<ReturnType<typeof signedIn>>;
let heavy: Uint8Array<ArrayBuffer>[];
beforeAll(async () => {
  heavy = Object.values(await heavyPictures());
});

const person = async () => signedIn(product, (await createWorld(product.owner, product.clock.now).user()).id);
const people = (count: number) => Promise.all(Array.from({ length: count }, person));
const sendPhoto = (header: Header, index: number) => putPhoto(product, header, PHOTO, heavy[index % heavy.length]);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Calls, and photos of others, before the hostile files, and while they are worked on. */
async function compare(name: string, send: () => Promise<{ status: number }[]>) {
  const market = await openMarket(product);
  const slots = `/api/v1/service-cards/${market.offer.id}/slots?mode=in_person&days=7`;
  const call = () => timeOf(() => market.ask('customer', 'GET', slots));
  const file = await cardPicture();
  const photo = async (header: Header) =>
    timeOf(async () => expect((await putPhoto(product, header, PHOTO, file)).status).toBe(200));
  /** Calls, while somebody else sends one photo after the other, until the work ends. */
  async function during<Answer>(work: (calls: number[]) => Promise<Answer>) {
    const [calls, photos]: [number[], number[]] = [[], []];
    const state = { isOver: false };
    const answer = work(calls).finally(() => (state.isOver = true));
    const sending = async () => {
      const headers = await people(OTHERS);
      do photos.push(await photo(headers[photos.length % OTHERS] ?? (await person())));
      while (!state.isOver);
    };
    const sent = sending();
    do calls.push(await call());
    while (!state.isOver);
    await sent;
    return { answer: await answer, calls, photos };
  }
  const enough = (calls: number[]) => vi.waitUntil(() => calls.length > CALLS, { timeout: 60_000 });
  await during(enough);
  const before = await during(enough);
  const { answer, calls: busy, photos } = await during(send);
  const after = await during(enough);
  const answers = answer.map(({ status }) => status);
  const idle = [...before.calls, ...after.calls];
  const ratio = median(busy) / median(idle);
  const statuses = [...Map.groupBy(answers, String)].map(([status, all]) => `${all.length} × ${status}`);
  const alone = [...before.photos, ...after.photos];
  console.log({ name, statuses, calls: busy.length, idleMs: median(idle), busyMs: median(busy), ratio });
  console.log({ alone: alone.length, aloneMs: median(alone), photos: photos.length, photoMs: median(photos) });
  console.log({ slowestMs: Math.max(...photos), load: loadavg()[0] });
  expect(ratio).toBeLessThan(MOST);
  expect(Math.max(...photos)).toBeLessThan(MOST_WAIT_MS);
  return answers;
}

test('sixty hostile pictures of one person hold up nobody else', { timeout: 300_000 }, async () => {
  const header = await person();
  const send = () => Promise.all(Array.from({ length: HOSTILE }, (_, index) => sendPhoto(header, index)));
  const answers = await compare('one person', send);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(HOSTILE / 2);
});

test('a hostile picture of each of sixty people holds up nobody else', { timeout: 300_000 }, async () => {
  const headers = await people(HOSTILE);
  const answers = await compare('sixty people', () => Promise.all(headers.map(sendPhoto)));
  expect(answers.filter((status) => ![200, 415, 503].includes(status))).toEqual([]);
});

test(
  'hostile PDF files of several people hold up no photo, and a document for a while',
  { timeout: 600_000 },
  async () => {
    const headers = await people(HOSTILE_PDFS);
    const other = await person();
    const store = async () => {
      while ((await upload(product, other, new Uint8Array(pdf({ pages: 3 })))).status === 503);
    };
    const aloneMs = await timeOf(store);
    const answers = await compare('PDF files', async () => {
      const hostile = headers.map((header) => upload(product, header, new Uint8Array(heavyPdf())));
      const answered = Promise.all(hostile);
      console.log({ documentAloneMs: aloneMs, documentMs: await timeOf(store) });
      return answered;
    });
    expect(answers.filter((status) => ![415, 503].includes(status))).toEqual([]);
  },
);

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
