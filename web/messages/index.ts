export { ReportItem } from './admin/report-item.tsx';
export { ChatList, ChatsSkeleton, useHasNoChats } from './list/chat-list.tsx';
export { FoundMessages } from './list/found-messages.tsx';
export { forgetWaiting } from './outbox/forget-waiting.ts';
export { RequestPhotos } from './request-photos/request-photos.tsx';
export { Thread } from './thread/thread.tsx';
export { ThreadSkeleton } from './thread/thread-skeleton.tsx';
export { useUnreadMessages } from './use-unread-messages.ts';
export { useShownHeight } from './thread/use-shown-height.ts';
