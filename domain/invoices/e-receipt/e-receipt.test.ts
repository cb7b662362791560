import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRateText, piastres, shareOf } from '../../payments/index.ts';
import { brokenEquations } from './calculations.ts';
import { canonicalText, jsonOf, withUuid } from './canonical-text.ts';
import { eReceiptAddress, type EReceiptIssuer, eReceiptOf, isEReceipt, paymentCode } from './issue.ts';
import type { EReceipt } from './model.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

const ISSUER: EReceiptIssuer = {
  device: 'HIRFA-WEB-1',
  branch: '0',
  activity: '6209',
  address: { governorate: 'Cairo', city: 'Zamalek', street: 'Example Street', building: '12' },
  item: 'EG-123456789-1',
  portal: 'https://invoicing.eta.gov.eg',
};
const SALE = {
  number: '2026-000007',
  issued_at: new Date('2026-11-30T10:00:00.123Z'),
  tax_number: '123456789',
  name: 'شركة حِرفة',
  description: 'رسوم الخدمة',
  net: piastres(2_250),
  vat: piastres(315),
  vat_rate: fromRateText('0.14'),
  payment: 'V',
  corrects: null,
  previous: null,
} as const;

/** The figures of the sale that the authority publishes as an example: 35 of one thing, with discounts. */
const PUBLISHED: EReceipt = {
  ...eReceiptOf(SALE, ISSUER),
  itemData: [
    {
      internalCode: '880609',
      description: 'Samsung A02',
      itemType: 'GS1',
      itemCode: '037000401629',
      unitType: 'EA',
      quantity: '35',
      unitPrice: '247.96000',
      netSale: '7810.74000',
      totalSale: '8678.60000',
      total: '8887.04360',
      commercialDiscountData: [{ amount: '867.86000', description: 'XYZ' }],
      itemDiscountData: [
        { amount: '10', description: 'ABC' },
        { amount: '10', description: 'XYZ' },
      ],
      valueDifference: '20',
      taxableItems: [{ taxType: 'T1', amount: '1096.30360', subType: 'V009', rate: '14' }],
    },
  ],
  totalSales: '8678.60000',
  totalCommercialDiscount: '867.86000',
  totalItemsDiscount: '20',
  extraReceiptDiscountData: [{ amount: '0', description: 'ABC' }],
  netAmount: '7810.74000',
  feesAmount: '0',
  totalAmount: '8887.04360',
  taxTotals: [{ taxType: 'T1', amount: '1096.30360' }],
  adjustment: '0',
};

const BUILDING = {
  street: '580 Clementina Key',
  buildingNumber: 'Bldg. 0',
  postalCode: '68030',
  floor: '1',
  room: '123',
  landmark: '7660 Melody Trail',
  additionalInformation: 'beside Townhall',
};
const BUILDING_TEXT =
  '"STREET""580 Clementina Key""BUILDINGNUMBER""Bldg. 0""POSTALCODE""68030""FLOOR""1""ROOM""123"' +
  '"LANDMARK""7660 Melody Trail""ADDITIONALINFORMATION""beside Townhall"';

// Parts of the document that the authority publishes with its text, at /document-serialization-approach/.
test.each([
  [
    {
      issuer: {
        address: { branchID: '1', country: 'EG', governate: 'Cairo', regionCity: 'Nasr City', ...BUILDING },
        type: 'B',
        id: '113317713',
        name: 'Issuer Company',
      },
      receiver: {
        address: { country: 'EG', governate: 'Egypt', regionCity: 'Mufazat al Ismlyah', ...BUILDING },
        type: 'B',
        id: '313717919',
        name: 'Receiver',
      },
    },
    `"ISSUER""ADDRESS""BRANCHID""1""COUNTRY""EG""GOVERNATE""Cairo""REGIONCITY""Nasr City"${BUILDING_TEXT}` +
      '"TYPE""B""ID""113317713""NAME""Issuer Company"' +
      `"RECEIVER""ADDRESS""COUNTRY""EG""GOVERNATE""Egypt""REGIONCITY""Mufazat al Ismlyah"${BUILDING_TEXT}` +
      '"TYPE""B""ID""313717919""NAME""Receiver"',
  ],
  [
    { bankAccountNo: 'SomeValue', bankAccountIBAN: '', swiftCode: '', terms: 'SomeValue' },
    '"BANKACCOUNTNO""SomeValue""BANKACCOUNTIBAN""""SWIFTCODE""""TERMS""SomeValue"',
  ],
  [
    { countryOfOrigin: 'EG', grossWeight: '10.50', netWeight: '20.50', terms: 'SomeValue' },
    '"COUNTRYOFORIGIN""EG""GROSSWEIGHT""10.50""NETWEIGHT""20.50""TERMS""SomeValue"',
  ],
  [
    {
      discount: { rate: '7', amount: '66.29' },
      taxableItems: [
        { taxType: 'T1', amount: '272.07', subType: 'T1', rate: '14.00' },
        { taxType: 'T2', amount: '208.22', subType: 'T2', rate: '12' },
      ],
    },
    '"DISCOUNT""RATE""7""AMOUNT""66.29""TAXABLEITEMS""TAXABLEITEMS""TAXTYPE""T1""AMOUNT""272.07""SUBTYPE""T1""RATE"' +
      '"14.00""TAXABLEITEMS""TAXTYPE""T2""AMOUNT""208.22""SUBTYPE""T2""RATE""12"',
  ],
])('the canonical text of a published document is the published one', (document, text) => {
  expect(canonicalText(document)).toBe(text);
});

test('an empty list is its name, and what is absent is left out', () => {
  expect(canonicalText({ itemData: [], name: undefined, id: '1' })).toBe('"ITEMDATA""ID""1"');
});

test('a fee is a receipt of one item, whose identity is the digest of its text without it', () => {
  const receipt = withUuid(eReceiptOf(SALE, ISSUER), sha256);
  const text =
    '"HEADER""DATETIMEISSUED""2026-11-30T10:00:00Z""RECEIPTNUMBER""2026-000007""UUID""""PREVIOUSUUID""""CURRENCY""EGP"' +
    '"DOCUMENTTYPE""RECEIPTTYPE""s""TYPEVERSION""1.2""SELLER""RIN""123456789""COMPANYTRADENAME""شركة حِرفة"' +
    '"BRANCHCODE""0""BRANCHADDRESS""COUNTRY""EG""GOVERNATE""Cairo""REGIONCITY""Zamalek""STREET""Example Street"' +
    '"BUILDINGNUMBER""12""DEVICESERIALNUMBER""HIRFA-WEB-1""ACTIVITYCODE""6209""BUYER""TYPE""P""ITEMDATA""ITEMDATA"' +
    '"INTERNALCODE""EG-123456789-1""DESCRIPTION""رسوم الخدمة""ITEMTYPE""EGS""ITEMCODE""EG-123456789-1""UNITTYPE""EA"' +
    '"QUANTITY""1""UNITPRICE""22.50""NETSALE""22.50""TOTALSALE""22.50""TOTAL""25.65""TAXABLEITEMS""TAXABLEITEMS"' +
    '"TAXTYPE""T1""AMOUNT""3.15""SUBTYPE""V009""RATE""14""TOTALSALES""22.50""TOTALCOMMERCIALDISCOUNT""0.00"' +
    '"TOTALITEMSDISCOUNT""0.00""NETAMOUNT""22.50""FEESAMOUNT""0.00""TOTALAMOUNT""25.65""TAXTOTALS""TAXTOTALS"' +
    '"TAXTYPE""T1""AMOUNT""3.15""PAYMENTMETHOD""V""ADJUSTMENT""0.00"';
  expect(receipt.header.uuid).toBe(sha256(text));
  expect(withUuid(receipt, sha256)).toEqual(receipt);
  expect(eReceiptOf(SALE, { ...ISSUER, item: '10007593' }).itemData[0]).toMatchObject({ itemType: 'GS1' });
});

test('each receipt of a device names the one before, and what goes back names what was sold', () => {
  const first = withUuid(eReceiptOf(SALE, ISSUER), sha256).header.uuid;
  const back = { ...SALE, number: 'CN-2026-000001', corrects: first, previous: first };
  const second = withUuid(eReceiptOf(back, ISSUER), sha256);
  expect(second).toMatchObject({
    header: { previousUUID: first, referenceUUID: first },
    documentType: { receiptType: 'r' },
    totalAmount: '25.65',
  });
  const other = withUuid(eReceiptOf({ ...back, previous: '0'.repeat(64) }, ISSUER), sha256);
  expect(other.header.uuid).not.toBe(second.header.uuid);
});

test('JSON has the numbers as the canonical text has them, and is the same receipt', () => {
  const text = jsonOf(PUBLISHED);
  for (const part of ['"netSale":7810.74000', '"rate":14', '"feesAmount":0', '"rin":"123456789"', '"quantity":35'])
    expect(text).toContain(part);
  const asTexts = text.replaceAll(/"(\w+)":(\d[\d.]*)/g, '"$1":"$2"');
  expect(JSON.parse(asTexts)).toEqual(PUBLISHED);
  expect(jsonOf({ ...PUBLISHED, buyer: { type: 'P', name: 'a "b"' } })).toContain(String.raw`"a \"b\""`);
});

test('the address of a receipt is that of the published example', () => {
  const uuid = '68e656b251e67e8358bef8483ab0d51c6619f3e7a1a9f0e75838d41ff368f320';
  const { header, seller } = PUBLISHED;
  const receipt = {
    ...PUBLISHED,
    header: { ...header, uuid, dateTimeIssued: '2022-02-19T02:00Z' },
    seller: { ...seller, rin: '674859545' },
    totalAmount: '1000.000',
  };
  expect(eReceiptAddress(receipt, 'http://invoicing.eta.gov.eg')).toBe(
    `http://invoicing.eta.gov.eg/receipts/search/${uuid}/share/2022-02-19T02:00Z#Total:1000.000,IssuerRIN:674859545`,
  );
});

test('the figures of the published example agree, and half a pound more does not', () => {
  expect(brokenEquations(PUBLISHED)).toEqual([]);
  expect(brokenEquations({ ...PUBLISHED, totalSales: '8679.10000' })).toEqual([]);
  expect(brokenEquations({ ...PUBLISHED, totalSales: '8679.10001' })).toEqual(['totalSales']);
  expect(brokenEquations({ ...PUBLISHED, netAmount: '7000', totalItemsDiscount: '0' })).toEqual([
    'totalItemsDiscount',
    'netAmount',
  ]);
  expect(brokenEquations({ ...PUBLISHED, feesAmount: '1', adjustment: '1' })).toEqual(['feesAmount', 'adjustment']);
  const [item] = PUBLISHED.itemData;
  const wrong = item && { ...item, unitPrice: '248.00000', netSale: '7812' };
  expect(brokenEquations({ ...PUBLISHED, itemData: wrong === undefined ? [] : [wrong] })).toEqual([
    'totalSale',
    'netSale',
    'total',
  ]);
  expect(() => brokenEquations({ ...PUBLISHED, totalAmount: '1,000.00' })).toThrow('not an amount');
});

test('whatever a fee and its VAT are, their receipt agrees', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 13_000_000 }).map(piastres),
      fc.integer({ min: 1, max: 10_000 }).map((value) => fromRateText(String(value / 10_000))),
      fc.integer({ min: -1, max: 1 }),
      (net, vat_rate, rounded) => {
        const vat = piastres(Math.max(0, shareOf(net, vat_rate) + rounded));
        expect(brokenEquations(eReceiptOf({ ...SALE, net, vat, vat_rate }, ISSUER))).toEqual([]);
      },
    ),
  );
});

test('a large amount, one without VAT and what goes back after 540 days are no e-receipts', () => {
  const soldAt = SALE.issued_at;
  const days = (count: number) => ({ soldAt, now: new Date(soldAt.getTime() + count * 86_400_000) });
  expect(isEReceipt(SALE, days(540))).toBe(true);
  expect(isEReceipt(SALE, days(541))).toBe(false);
  expect(isEReceipt({ ...SALE, vat_rate: fromRateText('0') }, days(0))).toBe(false);
  expect(isEReceipt({ ...SALE, net: piastres(15_000_000 - SALE.vat) }, days(0))).toBe(false);
});

test('the authority knows cards and cash, and other ways to pay as others', () => {
  expect([
    paymentCode('card'),
    paymentCode('wallet'),
    paymentCode('kiosk'),
    paymentCode('cash'),
    paymentCode(null),
  ]).toEqual(['V', 'O', 'O', 'C', 'PR']);
});
