import { piastres } from '@hirfa/domain/payments';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderPain001 } from './index.ts';

const transfer = (index: number, holder: string) => ({
  reference: `H7-${index}`,
  amount: piastres(10_050 * index),
  holder,
  iban: 'EG380019000500000000263180002',
});
const file = (holders: readonly string[], payer = 'Hirfa & Sons <LLC>') =>
  renderPain001({
    id: 'HIRFA-7',
    created_at: new Date('2026-11-28T23:30:00.000Z'),
    payer: { name: payer, iban: 'EG540019000500000000263180005' },
    transfers: holders.map((holder, index) => transfer(index + 1, holder)),
  });

/** The paths of all elements with their texts; throws where the file is not well-formed. */
function elementsOf(xml: string): [path: string, text: string][] {
  const found: [string, string][] = [];
  const open: string[] = [];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  let text = '';
  for (const [part] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    const tag = /^<(?<slash>\/?)(?<name>[A-Za-z0-9]+)(?: [A-Za-z]+="[^"<&]*")*>$/.exec(part);
    if (!part.startsWith('<')) {
      if (part.includes('&')) throw new Error(`not escaped: ${part}`);
      text = part;
    } else if (tag?.groups === undefined) throw new Error(`not a tag: ${part}`);
    else if (tag.groups['slash'] === '') [text] = ['', open.push(tag.groups['name'] ?? '')];
    else {
      const path = open.join('/');
      if (open.pop() !== tag.groups['name']) throw new Error(`not closed: ${path}`);
      if (text.trim() !== '') found.push([path, text]);
      text = '';
    }
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join('/')}`);
  return found;
}

const INITIATION = 'Document/CstmrCdtTrfInitn';
const PAYMENT = `${INITIATION}/PmtInf`;
const TRANSFER = `${PAYMENT}/CdtTrfTxInf`;

test('a file has what pain.001.001.09 requires, in its order, with the counts and sums of its transfers', () => {
  const xml = file(['Salma Kamal', 'سلمى عبد الرحمن']);
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expect(elementsOf(xml)).toEqual([
    [`${INITIATION}/GrpHdr/MsgId`, 'HIRFA-7'],
    [`${INITIATION}/GrpHdr/CreDtTm`, '2026-11-28T23:30:00.000Z'],
    [`${INITIATION}/GrpHdr/NbOfTxs`, '2'],
    [`${INITIATION}/GrpHdr/CtrlSum`, '301.50'],
    [`${INITIATION}/GrpHdr/InitgPty/Nm`, 'Hirfa + Sons LLC'],
    [`${PAYMENT}/PmtInfId`, 'HIRFA-7'],
    [`${PAYMENT}/PmtMtd`, 'TRF'],
    [`${PAYMENT}/BtchBookg`, 'true'],
    [`${PAYMENT}/NbOfTxs`, '2'],
    [`${PAYMENT}/CtrlSum`, '301.50'],
    [`${PAYMENT}/ReqdExctnDt/Dt`, '2026-11-29'],
    [`${PAYMENT}/Dbtr/Nm`, 'Hirfa + Sons LLC'],
    [`${PAYMENT}/DbtrAcct/Id/IBAN`, 'EG540019000500000000263180005'],
    [`${PAYMENT}/DbtrAcct/Ccy`, 'EGP'],
    [`${PAYMENT}/DbtrAgt/FinInstnId/Othr/Id`, 'NOTPROVIDED'],
    ...['Salma Kamal', 'سلمى عبد الرحمن'].flatMap((holder, index) => [
      [`${TRANSFER}/PmtId/EndToEndId`, `H7-${index + 1}`],
      [`${TRANSFER}/Amt/InstdAmt`, index === 0 ? '100.50' : '201.00'],
      [`${TRANSFER}/CdtrAgt/FinInstnId/Othr/Id`, 'NOTPROVIDED'],
      [`${TRANSFER}/Cdtr/Nm`, index === 0 ? holder : 'SLMA ABD ALRHMN'],
      [`${TRANSFER}/CdtrAcct/Id/IBAN`, 'EG380019000500000000263180002'],
      [`${TRANSFER}/RmtInf/Ustrd`, `Hirfa payout H7-${index + 1}`],
    ]),
  ]);
});

/** What the schema of ISO 20022 allows in each element, as far as the file has it; names as long as banks take them. */
const FACETS: Readonly<Record<string, RegExp>> = {
  MsgId: /^.{1,35}$/,
  CreDtTm: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  NbOfTxs: /^[0-9]{1,15}$/,
  CtrlSum: /^\d{1,16}\.\d{2}$/,
  Nm: /^.{1,70}$/,
  PmtInfId: /^.{1,35}$/,
  PmtMtd: /^(CHK|TRF|TRA)$/,
  BtchBookg: /^(true|false)$/,
  Dt: /^\d{4}-\d{2}-\d{2}$/,
  IBAN: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/,
  Ccy: /^[A-Z]{3}$/,
  Id: /^.{1,35}$/,
  EndToEndId: /^.{1,35}$/,
  InstdAmt: /^\d{1,16}\.\d{2}$/,
  Ustrd: /^.{1,140}$/,
};
const LATIN = /^[A-Za-z0-9/\-?:().,'+ ]+$/;
const ODD = ['<script>&amp;"\'', 'a\u0000b\u{FFFE}c\u{1F600}', ']]>', 'x'.repeat(300), 'شركة حِرفة', '', '//'];

test('whatever names have, each element is as the schema and banks want it, and the sums are those of the transfers', () => {
  const names = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(names, { minLength: 1, maxLength: 5 }), names, (holders, payer) => {
      const found = elementsOf(file(holders, payer));
      for (const [path, text] of found) {
        const element = path.split('/').at(-1) ?? '';
        expect(text, path).toMatch(FACETS[element] ?? /^never$/);
        if (element !== 'CreDtTm') expect(text, path).toMatch(LATIN);
      }
      const textsOf = (end: string) => found.filter(([path]) => path.endsWith(`/${end}`)).map(([, text]) => text);
      expect(textsOf('NbOfTxs')).toEqual([String(holders.length), String(holders.length)]);
      const total = textsOf('InstdAmt').reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
      expect(textsOf('CtrlSum').map((sum) => Math.round(Number(sum) * 100))).toEqual([total, total]);
      expect(new Set(textsOf('EndToEndId')).size).toBe(holders.length);
    }),
    { numRuns: 40 },
  );
});

test('an id that is longer than banks take, or has other letters, is never written', () => {
  const payment = { created_at: new Date(), payer: { name: 'Hirfa', iban: 'EG540019000500000000263180005' } };
  for (const id of ['x'.repeat(36), 'H<1', ''])
    expect(() => renderPain001({ ...payment, id, transfers: [transfer(1, 'Salma')] })).toThrow(RangeError);
});
