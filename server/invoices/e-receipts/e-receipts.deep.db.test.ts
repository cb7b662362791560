import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { decodeQr } from '../../testing/papers/decode-qr.ts';
import { papersOf } from '../../testing/papers/sides.ts';
import { textOfPdf } from '../../testing/papers/text-of-pdf.ts';
import { useProduct } from '../../testing/product.ts';
import { eReceipts, invoices } from '../tables.ts';

const product = useProduct();
const { settledJob, giveHalfBack, stateOperator } = papersOf(product);

const ISSUER = {
  device: 'HIRFA-WEB-1',
  branch: '0',
  activity: '6209',
  address: { governorate: 'Cairo', city: 'Zamalek', street: 'Example Street', building: '12' },
  item: 'EG-123456789-1',
  portal: 'https://invoicing.eta.gov.eg',
};

beforeEach(() => {
  product.services.eReceipts = ISSUER;
});

const receiptsOf = (bookingId: string) =>
  product.owner
    .select({ receipt: eReceipts, kind: invoices.kind, subject: invoices.subject, invoice_id: invoices.id })
    .from(eReceipts)
    .innerJoin(invoices, eq(invoices.id, eReceipts.invoice_id))
    .where(eq(invoices.booking_id, bookingId))
    .orderBy(asc(eReceipts.position));

test('without a tax number, and without settings, invoices have no electronic receipts', async () => {
  const unregistered = await settledJob();
  expect(await receiptsOf(unregistered.booking.id)).toEqual([]);
  await stateOperator();
  product.services.eReceipts = null;
  const { market, booking } = await settledJob();
  expect(await receiptsOf(booking.id)).toEqual([]);
  const { body } = await market.ask('customer', 'GET', `/api/v1/bookings/${booking.id}/invoices`);
  const headers = await market.as.customer();
  const paper = await fetch(`${product.address}/api/v1/invoices/${Object(body).items[1].id}/pdf`, { headers });
  expect(await decodeQr(new Uint8Array(await paper.arrayBuffer()))).toBeNull();
  product.services.eReceipts = ISSUER;
  await product.runJob('issue_invoices', booking.id);
  expect(await receiptsOf(booking.id), 'what was issued stays as it is').toEqual([]);
});

test('the fee is an electronic receipt in the chain of its device, and its paper has the QR code', async () => {
  await stateOperator();
  const one = await settledJob();
  const { market, booking } = await settledJob();
  const [[first], [second]] = [await receiptsOf(one.booking.id), await receiptsOf(booking.id)];
  expect(first).toMatchObject({ subject: 'platform_fee', receipt: { position: 1, previous_uuid: '' } });
  expect(second?.receipt).toMatchObject({ position: 2, previous_uuid: first?.receipt.uuid, device: ISSUER.device });
  const document = JSON.parse(second?.receipt.document ?? '');
  expect(document).toMatchObject({
    header: { uuid: second?.receipt.uuid, previousUUID: first?.receipt.uuid },
    documentType: { receiptType: 's' },
    seller: { rin: '123456789', companyTradeName: 'شركة حِرفة' },
    buyer: { type: 'P' },
    totalAmount: 25.65,
    paymentMethod: 'V',
  });
  expect(second?.receipt.document).toContain('"netAmount":22.50');
  for (const language of ['en', 'ar']) {
    const headers = await market.as.customer();
    const path = `/api/v1/invoices/${second?.invoice_id ?? ''}/pdf?language=${language}`;
    const paper = new Uint8Array(await (await fetch(product.address + path, { headers })).arrayBuffer());
    expect(await decodeQr(paper.slice())).toBe(second?.receipt.address);
    const [page = '', ...others] = await textOfPdf(paper);
    expect(others).toEqual([]);
    // The text of an Arabic page is not in the order in which it is seen.
    if (language === 'en') expect(page.replaceAll(/\s/g, '')).toContain(second?.receipt.uuid);
  }
  expect(second?.receipt.address).toMatch(
    /^https:\/\/invoicing\.eta\.gov\.eg\/receipts\/search\/[0-9a-f]{64}\/share\/2026-\S+Z#Total:25\.65,IssuerRIN:123456789$/,
  );
});

test('what goes back of a fee is a return receipt, which names the one of the sale', async () => {
  await stateOperator();
  const { booking } = await settledJob();
  await giveHalfBack(booking.id);
  await product.work();
  const [sale, back] = await receiptsOf(booking.id);
  expect(back?.kind).toBe('credit_note');
  expect(JSON.parse(back?.receipt.document ?? '')).toMatchObject({
    header: { referenceUUID: sale?.receipt.uuid },
    documentType: { receiptType: 'r' },
    totalAmount: 25.65,
  });
});

test('many at once are one chain, and the database refuses forks, changes and other figures', async () => {
  await stateOperator();
  const jobs = [await settledJob(), await settledJob(), await settledJob()];
  await Promise.all(jobs.map(({ booking }) => giveHalfBack(booking.id)));
  await Promise.all(jobs.map(({ booking }) => product.runJob('issue_invoices', booking.id)));
  const chain = await product.owner.select().from(eReceipts).orderBy(asc(eReceipts.position));
  expect(chain.length).toBeGreaterThanOrEqual(6);
  expect(chain.map(({ position }) => position)).toEqual(chain.map((_, index) => index + 1));
  expect(chain.slice(1).map(({ previous_uuid }) => previous_uuid)).toEqual(chain.slice(0, -1).map(({ uuid }) => uuid));

  product.services.eReceipts = null;
  const { booking } = await settledJob();
  const [fee] = await product.owner
    .select()
    .from(invoices)
    .where(sql`booking_id = ${booking.id} and subject = 'platform_fee'`);
  const last = chain.at(-1);
  const sale = chain.find(({ document }) => document.includes('"receiptType":"s"'));
  if (fee === undefined || last === undefined || sale === undefined) throw new Error('nothing was issued');
  const uuid = 'a'.repeat(64);
  const like = JSON.parse(sale.document);
  const followed = { ...like, header: { ...like.header, uuid, previousUUID: last.uuid } };
  const row = {
    ...last,
    invoice_id: fee.id,
    position: last.position + 1,
    uuid,
    previous_uuid: last.uuid,
    document: JSON.stringify(followed),
  };
  const add = (given: Partial<typeof row>) =>
    product.owner
      .insert(eReceipts)
      .values({ ...row, ...given })
      .execute();
  const refused = { cause: { constraint: 'e_receipt_follows' } };
  await expect(add({ position: last.position })).rejects.toMatchObject(refused);
  await expect(add({ previous_uuid: last.previous_uuid })).rejects.toMatchObject(refused);
  await expect(add({ document: JSON.stringify({ ...followed, totalAmount: 1 }) })).rejects.toMatchObject(refused);
  await expect(add({ device: 'ANOTHER' })).rejects.toMatchObject(refused);
  await expect(product.owner.execute(sql`delete from e_receipts`)).rejects.toMatchObject({ cause: { code: '23001' } });
  await add({});
});
