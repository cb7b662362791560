import { isExpired, MOST_SAVED_CARDS, type Piastres } from '@hirfa/domain/payments';
import type { Ctx, Person } from '../../kernel/verb.ts';
import { gatewaysInUse, type PaymentServices } from '../services.ts';
import { findSavedCards } from './queries.ts';
import { viewCard } from './view-card.ts';

type CardCtx = Ctx<Person> & { services: PaymentServices };

async function findUsable({ db, actor, now, services }: CardCtx, amount: Piastres) {
  const cards = await findSavedCards(db, actor.user_id);
  const takes = (adapter: string) =>
    gatewaysInUse(services).some(({ name, methods }) => name === adapter && (methods.card ?? Infinity) <= amount);
  return { cards, usable: cards.filter(({ adapter, expires }) => takes(adapter) && !isExpired(expires, now)) };
}

/** The saved cards with which the actor can pay this much now, and whether they may save another one. */
export async function usableCards({ ctx, input: { amount } }: { ctx: CardCtx; input: { amount: Piastres } }) {
  const { cards, usable } = await findUsable(ctx, amount);
  return { cards: usable.map(viewCard), can_save_card: cards.length < MOST_SAVED_CARDS };
}

/** The gateway of a saved card with which the actor can pay this much now; undefined for all other cards. */
export async function gatewayOfCard({ ctx, input }: { ctx: CardCtx; input: { card_id: string; amount: Piastres } }) {
  const { usable } = await findUsable(ctx, input.amount);
  const card = usable.find(({ id }) => id === input.card_id);
  return card && gatewaysInUse(ctx.services).find(({ name }) => name === card.adapter);
}
