export { AdminGate } from './admin-gate.tsx';
export { AnnouncementForm } from './announcements/announcement-form.tsx';
export { Figures } from './figures/figures.tsx';
export { OpenedMail } from './outbox/opened-mail.tsx';
export { Outbox } from './outbox/outbox.tsx';
export { ProvidersDesk } from './providers/providers-desk.tsx';
export { isAdminQuery, type OutboxFilter } from './queries.ts';
export { SignIns } from './sign-ins.tsx';
