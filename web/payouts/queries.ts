import type { PayoutState } from '@hirfa/domain/payouts';
import type { Orpc } from '../kit/orpc.ts';

const paged = <Input extends object>(input: Input) => ({
  input: (cursor: string | undefined) => ({ ...input, limit: 24, ...(cursor && { cursor }) }),
  initialPageParam: undefined,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
});

/** What the provider is paid next. */
export const nextPayoutQuery = ({ payouts }: Orpc) => payouts.getNextPayout.queryOptions({ input: {} });

/** The provider's payouts, page by page, the newest first. */
export const ownPayoutsQuery = ({ payouts }: Orpc) => payouts.listOwnPayouts.infiniteOptions(paged({}));

/** The sums of all payouts. */
export const payoutDeskQuery = ({ payouts }: Orpc) => payouts.getPayoutDesk.queryOptions({ input: {} });

/** All payouts in a state, or all, page by page. */
export const payoutsQuery = ({ payouts }: Orpc, state: PayoutState | undefined) =>
  payouts.listPayouts.infiniteOptions(paged(state === undefined ? {} : { state }));

/** The files for the bank, the newest first. */
export const payoutExportsQuery = ({ payouts }: Orpc) => payouts.listPayoutExports.infiniteOptions(paged({}));

/** What is owed to providers whom no file pays. */
export const owedByHandQuery = ({ payouts }: Orpc) => payouts.listOwedByHand.queryOptions({ input: {} });

export const templatesQuery = ({ payouts }: Orpc) => payouts.listPayoutTemplates.queryOptions({ input: {} });

/** All that a payout is shown in, which an export or an import changes. */
export const changedByPayouts = ({ payouts }: Orpc) => [
  payouts.getPayoutDesk.key(),
  payouts.listPayouts.key(),
  payouts.listPayoutExports.key(),
  payouts.listOwedByHand.key(),
];
