import * as z from 'zod';
import type { GatewayRefusal } from '../gateway.ts';
import type { Answer } from './paymob-client.ts';

const LONGEST_CODE = 200;
/** The balance of the account does not suffice for a refund: it will, once others have paid, or the operator has. */
const TEMPORARY = /insufficient|not enough|balance/i;
/** The documentation has no list of reasons: only what clearly says so ends a refund. */
const NOT_REFUNDABLE = /not refundable|(?:not|never) be refunded|does not support refund|closed (?:card|account)/i;

const Outcome = z.object({
  success: z.boolean(),
  pending: z.boolean(),
  data: z.object({ message: z.string().nullish() }).nullish(),
});

/**
 * What became of an operation; nothing if it was done.
 * @throws what a later repetition may change.
 */
export function refusalIn({ status, body }: Answer): GatewayRefusal | void {
  if (status >= 400) return refusalOf(reasonOf(body));
  const outcome = Outcome.parse(body);
  if (outcome.pending) throw new Error('Paymob is still working on an operation');
  if (!outcome.success) return refusalOf(outcome.data?.message ?? 'failed');
}

function refusalOf(reason: string): GatewayRefusal {
  if (TEMPORARY.test(reason)) throw new Error(`Paymob can not pay back now: ${reason}`);
  return { refused: NOT_REFUNDABLE.test(reason) ? 'not_refundable' : 'other', code: reason };
}

/** Errors have no single shape: a text, a list, or fields with their problems. */
export function reasonOf(body: unknown): string {
  const { detail, message, ...rest } = z.record(z.string(), z.unknown()).safeParse(body).data ?? {};
  const said = detail ?? message ?? (Object.keys(rest).length > 0 ? rest : body);
  return (typeof said === 'string' ? said : JSON.stringify(said)).slice(0, LONGEST_CODE);
}
