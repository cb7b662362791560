import type { OwedByHand } from '@hirfa/contract/payouts';
import { knownBank } from '@hirfa/domain/payments';
import { FORMER } from '@hirfa/domain/providers';
import type { Ctx, Person } from '../../kernel/verb.ts';
import { findOwedByHand } from './queries.ts';

/** What is owed to providers who have left or are suspended, the most first: files do not pay them. */
export async function listOwedByHand({ ctx: { db, now } }: { ctx: Ctx<Person> }) {
  const rows = await findOwedByHand(db, now);
  return {
    items: rows.map(({ has_left, kind, last_digits, bank, ...row }): OwedByHand => ({
      ...row,
      name_en: row.name_en ?? FORMER.provider.en,
      name_ar: row.name_ar ?? FORMER.provider.ar,
      hold: has_left ? 'left' : 'suspended',
      account: kind === null || last_digits === null ? null : { kind, last_digits, bank: knownBank(bank) },
    })),
  };
}
