export { supportAdminPages } from './admin/admin-pages.ts';
export type { Inbox } from './desk/queries.ts';
export { OpenedChat } from './desk/opened-chat.tsx';
export { SupportDesk } from './desk/support-desk.tsx';
export { EarlierChats } from './earlier-chats.tsx';
export { SupportChat } from './support-chat.tsx';
