interface BalanceTransaction {
  id: string;
  created: number;
  reporting_category: string;
  amount: number;
  source: object;
  isHidden: boolean;
}

/** What the fake of Stripe lists of the balance of an account. */
export class StripeBalance {
  readonly #transactions: BalanceTransaction[] = [];
  readonly #now: () => Date;
  readonly #idOf: (prefix: string) => string;
  /** At most so many are on a page, whatever was asked for. */
  mostOnPage = 100;
  /** Whether a page begins with the last one of the page before. */
  repeatsRows = false;
  /** Whether the list does not have new ones yet. */
  isLate = false;
  /** How many questions about the list fail. */
  failures = 0;

  constructor(now: () => Date, idOf: (prefix: string) => string) {
    this.#now = now;
    this.#idOf = idOf;
  }

  add(reporting_category: string, amount: number, source: object): void {
    const created = Math.floor(this.#now().getTime() / 1000);
    const id = this.#idOf('txn');
    this.#transactions.push({ id, created, reporting_category, amount, source, isHidden: this.isLate });
  }

  /** The list has all. */
  catchUp(): void {
    this.isLate = false;
    for (const each of this.#transactions) each.isHidden = false;
  }

  /** Whether the next question about the list fails. */
  takeFailure(): boolean {
    this.failures -= 1;
    return this.failures >= 0;
  }

  /** A page, the newest first. */
  list(wish: URLSearchParams): object {
    const [from, until] = [Number(wish.get('created[gte]')), Number(wish.get('created[lt]'))];
    const all = this.#transactions
      .filter(({ created, isHidden }) => !isHidden && created >= from && created < until)
      .toReversed();
    const after = wish.get('starting_after');
    const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + (this.repeatsRows ? 0 : 1);
    const size = Math.min(Number(wish.get('limit') ?? 10), this.mostOnPage);
    const data = all.slice(start, start + size).map(({ isHidden: _, ...shown }) => ({
      ...shown,
      object: 'balance_transaction',
      currency: 'egp',
    }));
    return { object: 'list', url: '/v1/balance_transactions', has_more: start + size < all.length, data };
  }
}
