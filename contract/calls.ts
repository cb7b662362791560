import { oc } from '@orpc/contract';
import * as z from 'zod';
import type { AuditAction } from './audit.ts';
import { ERRORS, FieldProblem } from './errors.ts';
import type { StreamEvent } from './realtime.ts';

/** Who may make a call. `provider`: whose profile is verified and active. */
export type Who = 'anybody' | 'person' | 'provider' | 'admin';

type Change = StreamEvent['type'];

/** At most `times` at once, and then again `times` within each `perMs`, evenly. */
export interface Rate {
  times: number;
  perMs: number;
}

/**
 * The facts of a call besides its input, output and errors. Handlers, limits, the guide and the tests of access derive
 * from them; nothing else states them.
 */
export interface CallMeta {
  /** Anybody, if it is not stated. */
  who?: Who;
  /** Whether pages of other sites may not make it, because it reads cookies. */
  ourPagesOnly?: boolean;
  /** Whether it needs an Idempotency-Key, and happens once per key. */
  once?: boolean;
  /** The actions that it writes into the audit log: one of them at least when it succeeds. */
  audit?: readonly AuditAction[];
  /**
   * The live messages after which its answer is stale: those about the `one` of its `id`, and those about `any`. What
   * admins open, which is logged, is read again only where it has changed itself.
   */
  staleAfter?: { one?: readonly Change[]; any?: readonly Change[] };
  /** Its answer has versions: where it is unknown what has changed, its room asks which ones are stale. */
  hasVersions?: true;
  /** How often one caller may make it, if not as often as any call. Exact limits are in the database. */
  rate?: Rate;
}

export const MINUTE = 60_000;
/** For searches, which cost much more than other reads. */
export const SEARCH_RATE: Rate = { times: 1200, perMs: MINUTE };
export const EXPORT_RATE: Rate = { times: 60, perMs: 10 * MINUTE };

const withMeta = oc.$meta<CallMeta>({});

/** A call of anybody. Each call can refuse its input; every other error is declared with its call. */
export const call = withMeta.errors({
  invalid_input: { ...ERRORS.invalid_input, data: z.strictObject({ fields: z.array(FieldProblem) }) },
});

/** A call of a signed-in person. */
export const personCall = call
  .meta({ who: 'person' })
  .errors({ authentication_required: ERRORS.authentication_required });

/** A call of the provider's own area. */
export const providerCall = personCall
  .meta({ who: 'provider' })
  .errors({ provider_required: ERRORS.provider_required });

/** A call of the admin's area. 8.3 */
export const adminCall = personCall.meta({ who: 'admin' }).errors({ admin_required: ERRORS.admin_required });
