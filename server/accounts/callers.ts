import type { CallContext } from '../kernel/calls.ts';
import type { Actor, Person, Refusal } from '../kernel/verb.ts';
import type { AccountCtx } from './ctx.ts';
import { requireFactorChange, requireFactorStart, requirePerson } from './guards.ts';
import { reply } from './replies.ts';
import { requestMetadata } from './request-metadata.ts';
import type { AccountServices } from './services.ts';
import { type AuthOutcome, countOutcome } from './auth-events/auth-events.ts';

type Verb<Ctx, Input, Result> = (given: { ctx: Ctx; input: Input }) => Promise<Result>;
type Reply<Result, Input, Answer> = (context: CallContext, result: Result, input: Input) => Answer;
type Visitor = { kind: 'visitor' };
interface Call<Input> {
  context: CallContext;
  input: Input;
}

const visitor: Visitor = { kind: 'visitor' };

function accountCtx<Who extends Actor>(services: AccountServices, context: CallContext, actor: Who): AccountCtx<Who> {
  return { db: services.pools.auth, now: context.now, actor, request: requestMetadata(context), services };
}

/**
 * Each function creates the handler of a verb; it checks who may call the verb and creates the verb's ctx. Calls of
 * other sites never get here: the contract says which calls are for our pages only.
 */
export function accountCallers(services: AccountServices) {
  return { ...visitorCallers(services), ...personCallers(services) };
}

function visitorCallers(services: AccountServices) {
  const ctxOf = (context: CallContext) => accountCtx(services, context, visitor);
  return {
    anybody:
      <Input, Result>(verb: Verb<AccountCtx<Visitor>, Input, Result>) =>
      async ({ context, input }: Call<Input>): Promise<Exclude<Result, Refusal>> =>
        reply(context, await verb({ ctx: ctxOf(context), input })),

    /** With an answer that sets cookies. */
    anybodyWith:
      <Input, Result, Answer>(
        verb: Verb<AccountCtx<Visitor>, Input, Result>,
        replyWith: Reply<Result, Input, Answer>,
      ) =>
      async ({ context, input }: Call<Input>): Promise<Answer> =>
        replyWith(context, await verb({ ctx: ctxOf(context), input }), input),

    /** From a page of this site. A failure is counted. */
    sameOrigin:
      <Input, Result, Answer>(
        verb: Verb<AccountCtx<Visitor>, Input, Result>,
        replyWith: Reply<Result, Input, Answer>,
        outcome: AuthOutcome = {},
      ) =>
      async ({ context, input }: Call<Input>): Promise<Answer> => {
        const ctx = ctxOf(context);
        return countOutcome(ctx, outcome, async () => replyWith(context, await verb({ ctx, input }), input));
      },
  };
}

function personCallers(services: AccountServices) {
  /** A signed-in person, whom `guard` admits. */
  const guarded =
    (guard: (context: CallContext) => Promise<Person>) =>
    <Input, Result>(verb: Verb<AccountCtx<Person>, Input, Result>) =>
    async ({ context, input }: Call<Input>): Promise<Exclude<Result, Refusal>> =>
      reply(context, await verb({ ctx: accountCtx(services, context, await guard(context)), input }));

  return {
    person: guarded(requirePerson),

    /** With an answer that sets headers. */
    personWith:
      <Input, Result, Answer>(verb: Verb<AccountCtx<Person>, Input, Result>, replyWith: Reply<Result, Input, Answer>) =>
      async ({ context, input }: Call<Input>): Promise<Answer> => {
        const ctx = accountCtx(services, context, await requirePerson(context));
        return replyWith(context, await verb({ ctx, input }), input);
      },

    factorChange: guarded((context) => requireFactorChange(services, context)),
    factorStart: guarded((context) => requireFactorStart(services, context)),

    /** A signed-in person, from a page of this site. Unexpected errors are counted. */
    sameOriginPerson:
      <Input, Result, Answer>(verb: Verb<AccountCtx<Person>, Input, Result>, replyWith: Reply<Result, Input, Answer>) =>
      async ({ context, input }: Call<Input>): Promise<Answer> => {
        return countOutcome({ services, now: context.now }, {}, async () => {
          const ctx = accountCtx(services, context, await requirePerson(context));
          return replyWith(context, await verb({ ctx, input }), input);
        });
      },
  };
}
