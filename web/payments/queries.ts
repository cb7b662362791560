import type { LedgerAccount, Month } from '@hirfa/domain/payments';
import { keepPreviousData } from '@tanstack/react-query';
import type { Orpc } from '../kit/orpc.ts';

/** The books of a month; without one that of today. Those of another month stay until they have come. */
export function ledgerQuery({ payments }: Orpc, month: Month | undefined) {
  return payments.getLedger.queryOptions({
    input: month === undefined ? {} : { month },
    placeholderData: keepPreviousData,
  });
}

/** The entries of an account in a month, page by page. */
export function ledgerEntriesQuery({ payments }: Orpc, wanted: { month?: Month; account: LedgerAccount }) {
  return payments.listLedgerEntries.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...wanted, limit: 50, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The saved cards of the person. */
export function savedCardsQuery({ payments }: Orpc) {
  return payments.listSavedCards.queryOptions({ input: {} });
}
