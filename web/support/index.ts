export { supportAdminPages } from './admin/admin-pages.ts';
export { ChatItem } from './admin/chat-item.tsx';
export type { Inbox } from './desk/queries.ts';
export { SupportDesk } from './desk/support-desk.tsx';
export { EarlierChats } from './earlier-chats.tsx';
export { SelfCheck } from './self-check/self-check.tsx';
export { SupportChat } from './support-chat.tsx';
