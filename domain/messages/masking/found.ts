/** What is masked, in the order in which it is named. */
export const MASKED_KINDS = ['phone', 'email', 'link', 'account', 'payment'] as const;

/**
 * `account`: a name in another messenger or network, or its mention. `payment`: account and card numbers, wallets,
 * and hints at paying outside the product.
 */
export type MaskedKind = (typeof MASKED_KINDS)[number];

/** Something to mask, as a range of the folded text. */
export interface Found {
  kind: MaskedKind;
  start: number;
  end: number;
}
