import { type CallContext, calls, reply } from '../../kernel/calls.ts';
import { once } from '../../kernel/idempotency.ts';
import type { Person, WriteCtx } from '../../kernel/verb.ts';
import type { ProviderServices } from '../documents/services.ts';
import { addCardPhoto, removeCardPhoto } from './card-photos.ts';
import { changeCard, removeCard } from './change-card.ts';
import { createCard } from './create-card.ts';
import { listOwnCards } from './own-cards.ts';

const room = calls.providers;

export function cardHandlers(services: ProviderServices) {
  const between = (context: CallContext) => ({ services, now: context.now, person: context.person });
  return {
    listOwnCards: room.listOwnCards.handler(async ({ context }) =>
      reply(context, await context.person((ctx) => listOwnCards({ ctx }))),
    ),
    createCard: room.createCard.handler(async ({ context, input }) => {
      const key = context.headers.get('idempotency-key');
      const create = (ctx: WriteCtx<Person>) =>
        once(ctx, { call: 'createCard', key, input }, () => createCard({ ctx, input }));
      return reply(context, await context.person(create));
    }),
    changeCard: room.changeCard.handler(async ({ context, input }) =>
      reply(context, await context.person((ctx) => changeCard({ ctx, input }))),
    ),
    removeCard: room.removeCard.handler(async ({ context, input }) =>
      reply(context, await context.person((ctx) => removeCard({ ctx: { ...ctx, services }, input }))),
    ),
    addCardPhoto: room.addCardPhoto.handler(async ({ context, input: { params, body } }) =>
      reply(context, await addCardPhoto({ ctx: between(context), input: { id: params.id, file: body } })),
    ),
    removeCardPhoto: room.removeCardPhoto.handler(async ({ context, input }) =>
      reply(context, await context.person((ctx) => removeCardPhoto({ ctx, input }))),
    ),
  };
}
