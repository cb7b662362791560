import { payoutNumber } from '@hirfa/domain/payments';
import { type AccountServices, askSecondFactor, type SecondFactorProof } from '../../accounts/index.ts';
import { type AdminCtx, refuseField } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { viewPayingAccount } from '../views.ts';
import { findPayingAccount, insertPayingAccount } from './queries.ts';

/** States from which account of the platform providers are paid, from now on. */
export async function statePayingAccount({
  ctx,
  input: { name, number: typed, ...proof },
}: {
  ctx: AdminCtx & { services: AccountServices };
  input: { name: string; number: string } & SecondFactorProof;
}) {
  const { db, now } = ctx;
  const number = payoutNumber('iban', typed);
  if (number === null) return refuseField('number', 'is no account');
  const refused = await askSecondFactor({ ctx, input: proof });
  if (refused !== null) return refused;
  const before = await findPayingAccount(db);
  const stated = { id: newId(now.getTime()), name, number, stated_at: now };
  await insertPayingAccount(db, stated);
  const after = viewPayingAccount(stated);
  await ctx.audit({
    action: 'paying_account.state',
    entity_type: 'paying_account',
    entity_id: stated.id,
    before: before === undefined ? {} : viewPayingAccount(before),
    after,
  });
  return after;
}
