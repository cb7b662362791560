import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';
import { unreadQuery } from './queries.ts';

/** How many messages are unread in chats that are not muted, as the server counts; 0 until it is known. */
export function useUnreadMessages(): number {
  const { data } = useQuery(unreadQuery(useOrpc()));
  return data?.unread_count ?? 0;
}
