export { brokenEquations } from './calculations.ts';
export { jsonOf, withUuid } from './canonical-text.ts';
export { eReceiptAddress, type EReceiptIssuer, eReceiptOf, isEReceipt, paymentCode } from './issue.ts';
