import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { OpenedChat } from '../desk/opened-chat.tsx';

/** A chat that nobody has answered. It is answered here; with the answer it leaves the queue, and stays open. */
export const ChatItem = ({ item }: ItemProps<'chat'>) => <OpenedChat id={item.id} />;
