export { adminPages } from './admin-pages.ts';
export { AdminGate } from './admin-gate.tsx';
export { AdminFrame } from './navigation/admin-frame.tsx';
export {
  AdminFrameSkeleton,
  AdminPageSkeleton,
  AdminRecordSkeleton,
  AdminRowsSkeleton,
  AuditSkeleton,
  QueueSkeleton,
  SupportSkeleton,
} from './navigation/admin-frame-skeleton.tsx';
export { SearchEverything } from './search/search-everything.tsx';
export { Figures } from './figures/figures.tsx';
export { FiguresSkeleton } from './figures/figures-skeleton.tsx';
export { AuditLog } from './audit/audit-log.tsx';
export { OpenedMail } from './outbox/opened-mail.tsx';
export { Outbox } from './outbox/outbox.tsx';
export { QueueDesk } from './queue/queue-desk.tsx';
export { FailedItem, PaymentItem } from './queue/failed-item.tsx';
export type { AuditSearch, OutboxFilter } from './queries.ts';
export { SettingsDesk } from './settings/settings-desk.tsx';
export { BackgroundWork, type WorkTab } from './work/background-work.tsx';
export { AutomaticDeletion } from './test-tools/automatic-deletion.tsx';
export { DeleteBooking } from './test-tools/delete-booking.tsx';
export { ResetTestData } from './test-tools/reset-test-data.tsx';
export { TestTools } from './test-tools/test-tools.tsx';
