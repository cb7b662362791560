import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';
import { latestNotificationsQuery } from './queries.ts';

/** How many notifications are unread, as the server counts; 0 until it is known. */
export function useUnreadCount(): number {
  const { data } = useQuery(latestNotificationsQuery(useOrpc()));
  return data?.unread_count ?? 0;
}
