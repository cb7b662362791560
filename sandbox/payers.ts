import { cardEnding, type CardBehaviour } from './cards.ts';
import type { CheckoutRow } from './checkouts.ts';
import { walletEnding, type WalletBehaviour } from './wallets.ts';

/** What pays: the last four digits of a card or a wallet, and what it does. */
export interface Payer {
  ending: string;
  behaviour: CardBehaviour | WalletBehaviour;
}

/** What the card or wallet does that has paid, or is about to. */
export function behaviourOf({ method, card }: Pick<CheckoutRow, 'method' | 'card'>): Payer['behaviour'] | undefined {
  return method === 'wallet' ? walletEnding(card)?.behaviour : cardEnding(card)?.behaviour;
}
