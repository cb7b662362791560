import { piastres } from '@hirfa/domain/payments';
import { expect, test } from 'vitest';
import { renderPain001 } from './index.ts';

const transfer = (index: number, holder: string) => ({
  reference: `H7-${index}`,
  amount: piastres(10_050 * index),
  holder,
  iban: 'EG380019000500000000263180002',
});
const file = (holders: readonly string[]) =>
  renderPain001({
    id: 'HIRFA-7',
    created_at: new Date('2026-11-28T23:30:00.000Z'),
    payer: { name: 'Hirfa & Sons <LLC>', iban: 'EG540019000500000000263180005' },
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
      if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(part)) throw new Error(`not escaped: ${part}`);
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
    [`${INITIATION}/GrpHdr/InitgPty/Nm`, 'Hirfa &amp; Sons &lt;LLC&gt;'],
    [`${PAYMENT}/PmtInfId`, 'HIRFA-7'],
    [`${PAYMENT}/PmtMtd`, 'TRF'],
    [`${PAYMENT}/BtchBookg`, 'true'],
    [`${PAYMENT}/NbOfTxs`, '2'],
    [`${PAYMENT}/CtrlSum`, '301.50'],
    [`${PAYMENT}/ReqdExctnDt/Dt`, '2026-11-29'],
    [`${PAYMENT}/Dbtr/Nm`, 'Hirfa &amp; Sons &lt;LLC&gt;'],
    [`${PAYMENT}/DbtrAcct/Id/IBAN`, 'EG540019000500000000263180005'],
    [`${PAYMENT}/DbtrAcct/Ccy`, 'EGP'],
    [`${PAYMENT}/DbtrAgt/FinInstnId/Othr/Id`, 'NOTPROVIDED'],
    ...['Salma Kamal', 'سلمى عبد الرحمن'].flatMap((holder, index) => [
      [`${TRANSFER}/PmtId/EndToEndId`, `H7-${index + 1}`],
      [`${TRANSFER}/Amt/InstdAmt`, index === 0 ? '100.50' : '201.00'],
      [`${TRANSFER}/CdtrAgt/FinInstnId/Othr/Id`, 'NOTPROVIDED'],
      [`${TRANSFER}/Cdtr/Nm`, holder],
      [`${TRANSFER}/CdtrAcct/Id/IBAN`, 'EG380019000500000000263180002'],
      [`${TRANSFER}/RmtInf/Ustrd`, `Hirfa payout H7-${index + 1}`],
    ]),
  ]);
});

test.each(['<script>&amp;"\'', 'a\u0000b\u{FFFE}c\u{1F600}', ']]>', 'x'.repeat(300)])(
  'whatever a name has (%j), the file is well-formed and the name short enough',
  (holder) => {
    const found = elementsOf(file([holder])).find(([path]) => path === `${TRANSFER}/Cdtr/Nm`);
    const name = (found?.[1] ?? '').replace(/&\w+;/g, '.');
    expect([...name].length).toBeLessThanOrEqual(140);
    for (const letter of ['<', '>', '\u0000', '\uFFFE']) expect(name).not.toContain(letter);
  },
);
