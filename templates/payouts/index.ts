export { renderPain001, type TransferFile } from './pain001.ts';
export { renderPayoutAccountChanged, renderPayoutReturned, renderPayoutSent } from './payout-notices.ts';
export { STATEMENT_LAYOUT } from './statement-layout.ts';
export { type PrintedStatement, renderStatement, STATEMENT_FILE, statementFileName } from './statement-paper.ts';
