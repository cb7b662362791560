export { type AutoReply, autoReplies, SUPPORT_LINES, type SupportLine } from './auto-replies.ts';
export { answersAt, DEFAULT_SUPPORT_HOURS, type SupportHours } from './hours.ts';
export { OPERATOR_FIELDS, type Operator, type OperatorField } from './operator.ts';
export {
  fillReply,
  hasKnownPlaceholders,
  openPlaceholders,
  REPLY_NAME_MAX,
  REPLY_PLACEHOLDERS,
  type ReplyPlaceholder,
} from './saved-replies.ts';
export {
  canAnswer,
  endsBySilenceAt,
  SUPPORT,
  SUPPORT_RATINGS,
  SUPPORT_SENDERS,
  SUPPORT_STATUSES,
  type SupportRating,
  type SupportSender,
  type SupportStatus,
} from './session.ts';
export { WAITING_CHATS } from './waiting-work.ts';
