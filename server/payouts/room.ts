import type { AccountServices } from '../accounts/index.ts';
import { noticesAfter } from '../kernel/notices.ts';
import type { Room } from '../kernel/room.ts';
import { CUT_PAYOUTS, weeklyCut } from './cut/weekly-cut.ts';
import { payoutMoved } from './events.ts';
import { payoutsHandlers } from './handlers.ts';
import { noticesOfPayouts } from './notices-of-payouts.ts';
import { payoutsPersonalData } from './personal-data.ts';

const BOOKS = 'the books of the platform, which the law keeps';

export const payoutsRoom = {
  name: 'payouts',
  handlers: payoutsHandlers,
  events: [payoutMoved],
  notices: [
    noticesAfter(payoutMoved, {
      job: 'notify_of_payout',
      idOf: ({ payout_id }) => payout_id,
      verb: noticesOfPayouts,
    }),
  ],
  deadlines: [{ kind: CUT_PAYOUTS, verb: weeklyCut }],
  retention: [
    { table: 'public.payouts', kept: BOOKS },
    { table: 'public.payout_exports', kept: BOOKS },
    { table: 'public.payout_refusals', kept: BOOKS },
    { table: 'public.payout_templates', kept: 'until an admin removes them' },
    { table: 'public.paying_accounts', kept: 'a few rows; from where providers were paid' },
  ],
  personalData: payoutsPersonalData,
} as const satisfies Room<AccountServices>;
