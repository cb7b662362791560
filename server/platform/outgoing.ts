import { AsyncLocalStorage } from 'node:async_hooks';

const transactions = new AsyncLocalStorage<true>();

/** Runs the work of a transaction, in which no call may leave this process. */
export function withoutOutgoing<Answer>(work: () => Answer): Answer {
  return transactions.run(true, work);
}

/**
 * Called before every call to another program: one that hangs would hold the transaction's connection and its locks.
 * @throws if it is called in a transaction.
 */
export function refuseInTransaction(): void {
  if (transactions.getStore() === true) throw new Error('no call may leave this process inside a transaction');
}

/** `fetch`, for calls of this process to other programs. */
export const outgoingFetch: typeof fetch = async (input, init) => {
  refuseInTransaction();
  return fetch(input, init);
};
