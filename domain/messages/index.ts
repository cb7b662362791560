export {
  canWrite,
  chatClosesAt,
  type ChatFacts,
  type ChatPart,
  masksContacts,
  WRITE_REFUSALS,
  type WriteAnswer,
  type WriteRefusal,
} from './can-write.ts';
export { CHAT, CHAT_PHOTO, REQUEST_PHOTOS } from './limits.ts';
export { shorten } from './shorten.ts';
export { SYSTEM_LINES, type SystemLine, systemLineAfter } from './system-lines.ts';
export { WAITING_REPORTS } from './waiting-work.ts';
