/** What stands in place of a contact, the same in both languages. */
export const MASK = '•••';

/** What counts as a contact, in the order in which it is named. */
export const CONTACT_KINDS = ['phone', 'email', 'link', 'account', 'payment'] as const;

/**
 * `account`: a name in another messenger or network, or its mention. `payment`: account and card numbers, wallets,
 * and hints at paying outside the product.
 */
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A contact, as a range of a text. */
export interface FoundContact {
  kind: ContactKind;
  start: number;
  end: number;
}
