import { WAITING_DATABASE } from './forget-waiting.ts';

const STORE = 'waiting';

/** Runs work on the stored messages in one transaction; undefined where the browser stores nothing. */
export async function withWaiting<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, answer: (value: Answer) => void) => void,
): Promise<Answer | undefined> {
  let database: IDBDatabase | undefined;
  try {
    database = await open();
    const transaction = database.transaction(STORE, mode);
    let result: Answer | undefined;
    work(transaction.objectStore(STORE), (value) => {
      result = value;
    });
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('It was aborted')));
    });
    return result;
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(WAITING_DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('It could not be opened')));
  });
}
