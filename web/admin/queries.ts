import type { Period, PeriodWish, QueueKind } from '@hirfa/domain/admin';
import type { MailState, MessageWay } from '@hirfa/domain/notifications';
import { keepPreviousData } from '@tanstack/react-query';
import { LOOK } from '../kit/admin/query-options.ts';
import { STALE_MS } from '../kit/stale-ms.ts';
import type { Orpc } from '../kit/orpc.ts';

/** The figures of a period; those of another one stay until they have come. */
export function dashboardQuery(orpc: Orpc, period: PeriodWish) {
  return orpc.admin.getDashboard.queryOptions({
    input: period,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/** The payments of a period, page by page, oldest first. */
export function paymentsQuery(orpc: Orpc, { from, to }: Period) {
  return orpc.admin.listPayments.infiniteOptions({
    input: (cursor: string | undefined) => ({
      from,
      to,
      order: 'newest' as const,
      limit: 50,
      ...(cursor && { cursor }),
    }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** What the outbox shows: mails or text messages, those in a state, those to an address. */
export interface OutboxFilter {
  by?: MessageWay | undefined;
  state?: MailState | undefined;
  to?: string | undefined;
}

/** What a text finds of every kind. */
export function adminSearchQuery(orpc: Orpc, text: string) {
  return orpc.admin.searchEverything.queryOptions({ input: { text }, staleTime: STALE_MS });
}

/** Which entries of the audit log are shown; days are those of Cairo. */
export interface AuditSearch {
  entity_id?: string | undefined;
  entity_type?: string | undefined;
  actor_id?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** The audit log, page by page, newest first. */
export function wholeAuditQuery(orpc: Orpc, search: AuditSearch) {
  const given = Object.fromEntries(Object.entries(search).filter(([, value]) => value));
  return orpc.admin.listAuditLog.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...given, limit: 24, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** The outbox of mails, page by page, newest first. */
export function outboxQuery(orpc: Orpc, { by, state, to }: OutboxFilter) {
  return orpc.admin.listOutbox.infiniteOptions({
    input: (cursor: string | undefined) => ({
      limit: 24,
      ...(by && { by }),
      ...(state && { state }),
      ...(to && { to }),
      ...(cursor && { cursor }),
    }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** A mail, which does not change any more. */
export function openedMailQuery({ admin }: Orpc, id: string) {
  return admin.getOutboxMail.queryOptions({ input: { id }, ...LOOK });
}

/** Without a line, the queue is read so often; and so often while something can be taken back. */
const QUEUE_POLL_MS = { alone: 15_000, undoable: 2000 };

/** What waits for a decision, of all kinds or of one: what is to be decided first comes first. */
export function queueQuery(orpc: Orpc, kind: QueueKind | undefined, isConnected: boolean) {
  return orpc.admin.listQueue.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: 30, ...(kind && { kind }), ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data?.pages.at(-1)?.undoable ?? []).length > 0
        ? QUEUE_POLL_MS.undoable
        : !isConnected && QUEUE_POLL_MS.alone,
  });
}

/** The admins, for choosing whose entries of the audit log are shown. */
export function auditAdminsQuery(orpc: Orpc) {
  return orpc.admin.listPeople.queryOptions({
    input: { only: 'admins', limit: 50 },
    select: ({ items }) => items,
    staleTime: STALE_MS,
  });
}

/** The work in the background, counted again now and then, and when some of it has failed for good. */
export function jobsQuery(orpc: Orpc) {
  return orpc.admin.listJobs.queryOptions({ input: {}, refetchInterval: 30_000 });
}

/** The webhooks of gateways, page by page, newest first. */
export function webhooksQuery(orpc: Orpc) {
  return orpc.admin.listWebhooks.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: 24, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** Settings with their dates. */
export function settingsQuery(orpc: Orpc) {
  return orpc.admin.getSettings.queryOptions({ input: {}, staleTime: STALE_MS });
}
