export { EarlierChats } from './earlier-chats.tsx';
export { SupportChat } from './support-chat.tsx';
