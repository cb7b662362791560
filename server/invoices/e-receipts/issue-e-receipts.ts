import { createHash } from 'node:crypto';
import {
  brokenEquations,
  eReceiptAddress,
  type EReceiptIssuer,
  eReceiptOf,
  invoiceNumber,
  isEReceipt,
  jsonOf,
  paymentCode,
  withUuid,
} from '@hirfa/domain/invoices';
import { fromDecimal, fromRateText } from '@hirfa/domain/payments';
import { FEE_OF_E_RECEIPT } from '@hirfa/templates/invoices';
import type { WriteCtx } from '../../kernel/verb.ts';
import { isPaidInCash, type StoredInvoice } from '../queries.ts';
import { findEReceipt, findFees, findLastOfDevice, findMethod, insertEReceipt, lockDevice } from './queries.ts';

/**
 * Issues the electronic receipts of invoices of the fee, in the transaction that issues these: each continues the chain
 * of the device. Others have none: the commission is sold to a firm, and the service by its provider.
 */
export async function issueEReceipts({
  ctx,
  input: { issuer, ids },
}: {
  ctx: WriteCtx;
  input: { issuer: EReceiptIssuer; ids: readonly string[] };
}): Promise<void> {
  const fees = await findFees(ctx.db, ids);
  if (fees.length === 0) return;
  await lockDevice(ctx.db);
  for (const fee of fees) await issueEReceipt(ctx, issuer, fee);
}

/** What goes back of a fee without an electronic receipt has none, either. */
async function issueEReceipt({ db }: WriteCtx, issuer: EReceiptIssuer, fee: StoredInvoice): Promise<void> {
  const { issuer_tax_number: tax_number, corrects_id, issued_at: now } = fee;
  const corrected = corrects_id === null ? undefined : await findEReceipt(db, corrects_id);
  if (tax_number === null || (corrects_id !== null && corrected === undefined)) return;
  const amounts = { net: fromDecimal(fee.net), vat: fromDecimal(fee.vat), vat_rate: fromRateText(fee.vat_rate) };
  if (!isEReceipt(amounts, { soldAt: corrected?.sold_at ?? now, now })) return;
  const last = await findLastOfDevice(db, issuer.device);
  const sale = {
    ...amounts,
    number: invoiceNumber(fee),
    issued_at: now,
    tax_number,
    name: fee.issuer_name_ar,
    description: FEE_OF_E_RECEIPT,
    payment: paymentCode((await isPaidInCash(db, fee.booking_id)) ? 'cash' : await findMethod(db, fee.booking_id)),
    corrects: corrected?.uuid ?? null,
    previous: last?.uuid ?? null,
  };
  const receipt = withUuid(eReceiptOf(sale, issuer), sha256);
  const broken = brokenEquations(receipt);
  if (broken.length > 0) throw new Error(`the receipt of invoice ${fee.id} does not add up: ${broken.join(', ')}`);
  await insertEReceipt(db, {
    invoice_id: fee.id,
    device: issuer.device,
    position: (last?.position ?? 0) + 1,
    uuid: receipt.header.uuid,
    previous_uuid: receipt.header.previousUUID,
    document: jsonOf(receipt),
    address: eReceiptAddress(receipt, issuer.portal),
  });
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
