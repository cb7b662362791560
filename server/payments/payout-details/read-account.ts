import type { NewAccount } from '@hirfa/contract/payments';
import { HOLDER_LENGTH, payoutNumber } from '@hirfa/domain/payments';
import { type Refusal, refuseField } from '../../kernel/verb.ts';

/** An account as it is stored; a refusal at the field that is wrong. */
export function readAccount({ kind, number: typed, holder }: NewAccount): NewAccount | Refusal<'invalid_input'> {
  const number = payoutNumber(kind, typed);
  if (number === null) return refuseField('number', 'is no account');
  return holder.length < HOLDER_LENGTH.min ? refuseField('holder', 'required') : { kind, number, holder };
}
