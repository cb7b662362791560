import { LOOK } from '../../kit/admin/query-options.ts';
import { STALE_MS } from '../../kit/stale-ms.ts';
import type { Orpc } from '../../kit/orpc.ts';

/** The lists of providers: by verification status, and those who ask for a change. */
export const PROVIDER_LISTS = ['pending', 'verified', 'rejected', 'changes'] as const;
export type ProviderList = (typeof PROVIDER_LISTS)[number];

/** One list of providers, page by page: those whose name contains `name`. */
export function providersQuery(orpc: Orpc, list: ProviderList, name: string) {
  const filter = providerFilter(list, name);
  return orpc.admin.adminGetAllProviderProfiles.infiniteOptions({
    input: (offset: number) => ({ ...filter, limit: 24, offset }),
    initialPageParam: 0,
    getNextPageParam: ({ headers }, pages) => {
      const shown = pages.flatMap(({ body }) => body).length;
      return shown < totalOf(headers) ? shown : undefined;
    },
    staleTime: STALE_MS,
  });
}

/** What narrows a list of providers down. */
export function providerFilter(list: ProviderList, name: string) {
  const filter =
    list === 'changes'
      ? { status_filter: 'verified' as const, asks_for_change: true as const }
      : { status_filter: list };
  return { ...filter, ...(name !== '' && { name }) };
}

/** Decided on as it is now: it is read again when it has changed. */
export function applicantQuery(orpc: Orpc, id: string) {
  return orpc.admin.getApplicant.queryOptions({ input: { id }, ...LOOK });
}

/** What admins did to a provider, page by page, newest first. */
export function auditLogQuery(orpc: Orpc, providerId: string) {
  return orpc.admin.listAuditLog.infiniteOptions({
    input: (cursor: string | undefined) => ({ entity_id: providerId, limit: 50, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** The number of all items of a list, of which a page is "0-23/1234". */
export function totalOf({ 'content-range': range }: { 'content-range': string }): number {
  return Number(range.split('/')[1]);
}
