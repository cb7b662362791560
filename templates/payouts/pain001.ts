import { cairoDay } from '@hirfa/domain/market';
import { CURRENCY, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';

/** A file of credit transfers for a bank. */
export interface TransferFile {
  /** Names the file to the bank: at most 35 characters. */
  id: string;
  created_at: Date;
  payer: { name: string; iban: string };
  transfers: readonly { reference: string; amount: Piastres; holder: string; iban: string }[];
}

/** Names longer than this are not allowed (Max140Text). */
const NAME_LENGTH = 140;
/** Egyptian banks are found by the IBAN; ISO 20022 wants an agent all the same. */
const NO_AGENT = '<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>';
const PURPOSE = 'Hirfa payout';

/** ISO 20022 pain.001.001.09: one payment of several credit transfers, in the currency of the market. */
export function renderPain001({ id, created_at, payer, transfers }: TransferFile): string {
  const total = toDecimal(piastres(transfers.reduce((sum, { amount }) => sum + amount, 0)));
  const counts = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${text(id)}</MsgId><CreDtTm>${created_at.toISOString()}</CreDtTm>${counts}<InitgPty>`,
    `<Nm>${name(payer.name)}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${text(id)}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>${counts}`,
    `<ReqdExctnDt><Dt>${cairoDay(created_at)}</Dt></ReqdExctnDt>`,
    `<Dbtr><Nm>${name(payer.name)}</Nm></Dbtr>`,
    `<DbtrAcct><Id><IBAN>${text(payer.iban)}</IBAN></Id><Ccy>${CURRENCY}</Ccy></DbtrAcct>`,
    `<DbtrAgt>${NO_AGENT}</DbtrAgt>`,
    ...transfers.map(transferOf),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
  ];
  return `${lines.join('\n')}\n`;
}

const transferOf = ({ reference, amount, holder, iban }: TransferFile['transfers'][number]): string =>
  [
    `<CdtTrfTxInf><PmtId><EndToEndId>${text(reference)}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="${CURRENCY}">${toDecimal(amount)}</InstdAmt></Amt>`,
    `<CdtrAgt>${NO_AGENT}</CdtrAgt><Cdtr><Nm>${name(holder)}</Nm></Cdtr>`,
    `<CdtrAcct><Id><IBAN>${text(iban)}</IBAN></Id></CdtrAcct>`,
    `<RmtInf><Ustrd>${PURPOSE} ${text(reference)}</Ustrd></RmtInf></CdtTrfTxInf>`,
  ].join('');

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Letters that XML 1.0 does not have are left out. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const text = (value: string): string =>
  value.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"']/g, (letter) => ESCAPED[letter] ?? '');
const name = (value: string): string => text([...value].slice(0, NAME_LENGTH).join(''));
