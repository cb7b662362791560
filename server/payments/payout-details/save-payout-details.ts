import { HOLDER_LENGTH, type PayoutKind, payoutNumber } from '@hirfa/domain/payments';
import { type Person, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { upsertPayoutDetails } from './queries.ts';
import { viewPayoutDetails } from './views.ts';

interface Input {
  kind: PayoutKind;
  number: string;
  holder: string;
}

/** Sets where the actor's earnings are paid, instead of what they said before. */
export async function savePayoutDetails({ ctx, input }: { ctx: WriteCtx<Person>; input: Input }) {
  const { db, now, actor } = ctx;
  const number = payoutNumber(input.kind, input.number);
  if (number === null) return refuseField('number', 'is no account');
  const holder = input.kind === 'iban' ? input.holder : '';
  if (input.kind === 'iban' && holder.length < HOLDER_LENGTH.min) return refuseField('holder', 'required');
  const details = { user_id: actor.user_id, kind: input.kind, number, holder, changed_at: now };
  await upsertPayoutDetails(db, details);
  const hint = { type: 'profile_changed' as const, entity_id: actor.user_id, version: 1 };
  await notifyStreams(db, [`user:${actor.user_id}`], hint, now);
  return { details: viewPayoutDetails(details) };
}
