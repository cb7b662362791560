import type { ItemProps } from './item-props.ts';

/** A chat that nobody has answered. It is answered here; with the answer it leaves the queue, and stays open. */
export const ChatItem = ({ item, renderChat }: ItemProps<'chat'>) => renderChat(item.id);
