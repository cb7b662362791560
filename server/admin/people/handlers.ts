import type { AccountServices } from '../../accounts/index.ts';
import { asAdmin } from '../../kernel/audit.ts';
import { type CallContext, calls, reply } from '../../kernel/calls.ts';
import { isRefusal, type Refusal } from '../../kernel/verb.ts';
import { decideAdmin } from './change-admin.ts';
import { openPerson, showPerson } from './get-person.ts';
import { listPeople } from './list-people.ts';
import { revealContact } from './reveal-contact.ts';
import { reinstatePerson, suspendPerson } from './suspend-person.ts';

const room = calls.admin;

/** People and power; every call about one person writes the audit log. */
export function peopleHandlers(services: AccountServices) {
  /** The person after a decision, whose sessions end with its commit. */
  async function decided<Refused extends Refusal>(
    context: CallContext,
    id: string,
    outcome: { changed: true } | Refused,
  ) {
    if (isRefusal(outcome)) return reply(context, outcome);
    return reply(context, await context.person((ctx) => showPerson({ ctx: { ...ctx, services }, input: { id } })));
  }

  return {
    listPeople: room.listPeople.handler(async ({ context, input }) =>
      reply(context, await context.person((ctx) => listPeople({ ctx: { ...ctx, services }, input }))),
    ),
    getPerson: room.getPerson.handler(async ({ context, input }) =>
      reply(context, await context.person(asAdmin((ctx) => openPerson({ ctx: { ...ctx, services }, input })))),
    ),
    revealContact: room.revealContact.handler(async ({ context, input }) =>
      reply(context, await context.person(asAdmin((ctx) => revealContact({ ctx: { ...ctx, services }, input })))),
    ),
    grantAdmin: room.grantAdmin.handler(async ({ context, input }) => {
      const decide = asAdmin((ctx) => decideAdmin({ ctx: { ...ctx, services }, input: { ...input, is_admin: true } }));
      return decided(context, input.id, await context.person(decide));
    }),
    removeAdmin: room.removeAdmin.handler(async ({ context, input }) => {
      const decide = asAdmin((ctx) => decideAdmin({ ctx: { ...ctx, services }, input: { ...input, is_admin: false } }));
      return decided(context, input.id, await context.person(decide));
    }),
    suspendPerson: room.suspendPerson.handler(async ({ context, input }) => {
      const suspend = asAdmin((ctx) => suspendPerson({ ctx: { ...ctx, services }, input }));
      return decided(context, input.id, await context.person(suspend));
    }),
    reinstatePerson: room.reinstatePerson.handler(async ({ context, input }) => {
      const reinstate = asAdmin((ctx) => reinstatePerson({ ctx: { ...ctx, services }, input }));
      return decided(context, input.id, await context.person(reinstate));
    }),
  };
}
