import type { Rate } from '@hirfa/contract/calls';
import type { MiddlewareHandler } from 'hono';
import { readCaller } from '../../accounts/index.ts';
import type { CallFacts } from '../../kernel/call-facts.ts';
import type { Sender } from '../../platform/limits/body-budget.ts';
import { countRates } from '../../platform/limits/rates.ts';
import type { AppOptions, Env, RequestContext } from '../call-context.ts';
import { DEFAULT_RATES } from './default-rates.ts';
import { receiveBodies } from './receive-bodies.ts';
import { refusal } from './refusal.ts';

export type Gate = ReturnType<typeof openGate>;

/**
 * What is decided before a request costs anything: how often its address and its person may ask, whether its token is
 * genuine, and whether there is room for its body. It asks no database.
 */
export function openGate({ services, clock, rates }: Pick<AppOptions, 'services' | 'clock' | 'rates'>) {
  const counts = countRates();
  const limits = rates === 'off' ? null : { ...DEFAULT_RATES, ...rates };
  /** The refusal if one of the subjects has asked too often. */
  const countAll = (c: RequestContext, subjects: readonly (readonly [subject: string, rate: Rate | undefined])[]) => {
    if (limits === null) return null;
    for (const [subject, rate] of subjects) {
      const retryAfter = rate && counts.take(subject, rate);
      if (retryAfter) return refusal(c, 'too_many_requests', retryAfter);
    }
    return null;
  };

  return {
    /** Refuses an address that asks too often. */
    limitAddress: (async (c, next) => {
      const refused = countAll(c, [[`address ${c.get('address')}`, limits?.address]]);
      return refused ?? next();
    }) satisfies MiddlewareHandler<Env>,

    /** The refusal of a page that has to be rendered. */
    refusePage: (c: RequestContext) => countAll(c, [[`page ${c.get('address')}`, limits?.page]]),

    /** The refusal of a picture that has to be drawn. */
    refusePicture: (c: RequestContext) => countAll(c, [[`picture ${c.get('address')}`, limits?.picture]]),

    /** Who calls, or the refusal of a call. The session of a genuine token may have ended: the handler asks. */
    async admit(c: RequestContext, { name, needsPerson, needsOurOrigin, rate }: CallFacts): Promise<Sender | Response> {
      const address = c.get('address');
      if (needsOurOrigin && c.req.header('origin') !== services.origin()) return refusal(c, 'forbidden_origin');
      if (!needsPerson) return countAll(c, [[`${name} ${address}`, rate]]) ?? { address, person: null };
      const authorization = c.req.header('authorization') ?? null;
      const caller = await readCaller({ ctx: { services, now: clock() }, input: { authorization } });
      if (caller === null) return refusal(c, 'authentication_required');
      const person = caller.sub;
      const subjects = [
        [`person ${person}`, limits?.person],
        [`${name} ${person}`, rate],
      ] as const;
      return countAll(c, subjects) ?? { address, person };
    },

    receive: receiveBodies(),
  };
}
