import { CHARGEBACK_STATES, type ChargeStep, piastres } from '@hirfa/domain/payments';
import * as z from 'zod';
import type { ChargeRequest } from './ask-gateway.ts';
import type { StoredCharge } from './queries.ts';

const Amount = z.int().transform(piastres);
const about = { extra_id: z.string().nullable() };
const Step = z.union([
  z.object({ ...about, ask: z.enum(['capture', 'refund']), amount: Amount }),
  z.object({ ...about, ask: z.literal('void') }),
]);

/** The requests of an operation as they were first sent. */
const StoredRequests = z.array(
  z.object({ step: Step, key: z.string(), known: z.enum(CHARGEBACK_STATES).nullable(), left: Amount }),
);

export const toStored = (requests: readonly ChargeRequest[]) =>
  requests.map(({ step, key, known, left }) => ({ step, key, known, left }));

/** The same requests again, with the charges as they are now. */
export function fromStored(stored: unknown, charges: readonly StoredCharge[]): ChargeRequest[] {
  return StoredRequests.parse(stored).flatMap((request) => {
    const charge = charges.find(({ extra_id }) => extra_id === request.step.extra_id);
    return charge === undefined ? [] : { charge, ...request };
  });
}

/** The idempotency key of a request: each about an extra has one of its own, and each after a bank was in between. */
export const keyOf = ({ id, tries }: { id: string; tries: number }, { extra_id }: ChargeStep): string =>
  [id, ...(extra_id === null ? [] : [extra_id]), ...(tries === 0 ? [] : [tries])].join('-');
