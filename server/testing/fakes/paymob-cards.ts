import { randomBytes, randomInt } from 'node:crypto';

/** The cards that customers have saved on the page of the fake of Paymob. */
export class PaymobCards {
  readonly #tokens = new Set<string>();
  /** The tokens of the last intention: its page shows these cards, and asks for the code of the chosen one. */
  shown: readonly unknown[] = [];

  /** A customer saves the card that pays an order; returns the object of the callback. */
  save(order: string) {
    const token = randomBytes(28).toString('hex');
    this.#tokens.add(token);
    return {
      card_subtype: 'MasterCard',
      created_at: '2026-08-14T12:00:00.000000',
      email: 'NA',
      id: randomInt(1_000_000, 9_999_999),
      masked_pan: 'xxxx-xxxx-xxxx-2346',
      merchant_id: 246_628,
      order_id: order,
      token,
      user_added: false,
    };
  }

  /** Whether an intention may name these tokens: at most three, all of them saved here. */
  show(tokens: unknown): boolean {
    this.shown = Array.isArray(tokens) ? tokens : [];
    return this.shown.length <= 3 && this.shown.every((token) => this.#tokens.has(String(token)));
  }
}
