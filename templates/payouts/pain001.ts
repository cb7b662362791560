import { cairoDay } from '@hirfa/domain/market';
import { CURRENCY, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { latinText } from './latin-text.ts';

/** A file of credit transfers for a bank. */
export interface TransferFile {
  /** Names the file to the bank: at most 35 characters. */
  id: string;
  created_at: Date;
  payer: { name: string; iban: string };
  transfers: readonly { reference: string; amount: Piastres; holder: string; iban: string }[];
}

/** ISO 20022 allows 140 characters, and banks take half of them. */
const NAME_LENGTH = 70;
/** Egyptian banks are found by the IBAN; ISO 20022 wants an agent all the same. */
const NO_AGENT = '<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>';
const PURPOSE = 'Hirfa payout';

/**
 * ISO 20022 pain.001.001.09: one payment of several credit transfers, in the currency of the market. All of it is in
 * the Latin character set, without which banks refuse a file.
 */
export function renderPain001({ id, created_at, payer, transfers }: TransferFile): string {
  const total = toDecimal(piastres(transfers.reduce((sum, { amount }) => sum + amount, 0)));
  const counts = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${idOf(id)}</MsgId><CreDtTm>${created_at.toISOString()}</CreDtTm>${counts}<InitgPty>`,
    `<Nm>${name(payer.name)}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${idOf(id)}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>${counts}`,
    `<ReqdExctnDt><Dt>${cairoDay(created_at)}</Dt></ReqdExctnDt>`,
    `<Dbtr><Nm>${name(payer.name)}</Nm></Dbtr>`,
    `<DbtrAcct><Id><IBAN>${idOf(payer.iban)}</IBAN></Id><Ccy>${CURRENCY}</Ccy></DbtrAcct>`,
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
    `<CdtTrfTxInf><PmtId><EndToEndId>${idOf(reference)}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="${CURRENCY}">${toDecimal(amount)}</InstdAmt></Amt>`,
    `<CdtrAgt>${NO_AGENT}</CdtrAgt><Cdtr><Nm>${name(holder)}</Nm></Cdtr>`,
    `<CdtrAcct><Id><IBAN>${idOf(iban)}</IBAN></Id></CdtrAcct>`,
    `<RmtInf><Ustrd>${PURPOSE} ${idOf(reference)}</Ustrd></RmtInf></CdtTrfTxInf>`,
  ].join('');

/** Ids are of this product: letters, digits and hyphens, at most 35 (Max35Text). */
function idOf(id: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9-]{0,34}$/.test(id)) throw new RangeError(`a bank does not take the id ${id}`);
  return id;
}
/** Nothing in the Latin character set needs to be escaped between tags. */
const name = (value: string): string => latinText(value, NAME_LENGTH);
