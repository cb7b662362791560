export type { Inbox } from './desk/queries.ts';
export { SupportDesk } from './desk/support-desk.tsx';
export { EarlierChats } from './earlier-chats.tsx';
export { SupportChat } from './support-chat.tsx';
