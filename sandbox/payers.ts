import { cardEnding, type CardBehaviour } from './cards.ts';
import type { CheckoutRow } from './checkouts.ts';
import { kioskBehaviour, type KioskBehaviour } from './kiosks.ts';
import { walletEnding, type WalletBehaviour } from './wallets.ts';

/** What pays: the last four digits of a card or a wallet, and what it does; at a kiosk only that. */
export interface Payer {
  ending: string;
  behaviour: CardBehaviour | WalletBehaviour | KioskBehaviour;
  /** The last month of a card that is typed. */
  expires?: string;
}

/** What the card, wallet or kiosk does that has paid, or is about to. */
export function behaviourOf({ method, card }: Pick<CheckoutRow, 'method' | 'card'>): Payer['behaviour'] | undefined {
  switch (method) {
    case 'card':
      return cardEnding(card)?.behaviour;
    case 'wallet':
      return walletEnding(card)?.behaviour;
    case 'kiosk':
      return kioskBehaviour(card);
  }
}
