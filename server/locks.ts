/**
 * All advisory locks of the product, which share one space of numbers. Each is the lock of one room, or of kernel or
 * platform; a lock with a second key (`hashtext` of an id) is one for each id. `rules.sql` names a lock in quotation
 * marks in place of its number. Processes of two releases run side by side: the number of a lock stays as it is.
 *
 * A transaction that takes several takes them in this order, so that no two transactions wait for each other.
 *
 * The rows of one booking have an order, too: the payment of the first booking of its package, its own payment, the
 * booking, its chargebacks and owed refunds, its deadlines, its chat. The worker hears of the gateway by the payment
 * first; who locks only the booking asks for its money in a job.
 */
export const LOCKS = {
  // These are taken alone.
  migrations: 4_720_101,
  demo: 4_720_102,
  'workers of jobs': 4_720_103,
  relay: 4_720_104,
  'rules in use': 4_720_108,
  'counts of providers': 4_720_106,
  'text messages': 4_720_109,
  'favourites of a person': 7110,
  'worth of an invitation': 7111,
  'waitlist of a person': 7112,
  // The order of those that meet in one transaction.
  'idempotency key': 7108,
  /** Who cuts, exports or confirms payouts. */
  payouts: 4_720_110,
  'decisions about one thing': 7109,
  'announcements of one admin': 7107,
  /** Shared by who changes what is offered or who counts as a provider. */
  catalogue: 4_720_107,
  'calendar of a provider': 7106,
  'holds of a customer': 7105,
  'cash of a provider': 7113,
  /** Taken after the numbers of invoices. */
  'electronic receipts': 4_720_111,
  /** Taken by triggers at the end of a transaction, which needs no other lock afterwards. */
  figures: 4_720_105,
} as const;

const NAMED = /(?<call>pg_(?:try_)?advisory_\w+\()'(?<name>[^']*)'/g;

/** The rules with the numbers of their locks. */
export function withLockNumbers(rules: string): string {
  return rules.replaceAll(NAMED, (_, call: string, name: string) => {
    if (!(name in LOCKS)) throw new Error(`no advisory lock is named ${name}, see server/locks.ts`);
    return call + String(LOCKS[name as keyof typeof LOCKS]);
  });
}
