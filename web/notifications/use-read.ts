import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';

/** Marks notifications as read; the count and the lists of this page follow, those of others by their live line. */
export function useReadNotifications() {
  const { notifications } = useOrpc();
  const queryClient = useQueryClient();
  return useMutation(
    notifications.readNotifications.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: notifications.key() }),
    }),
  );
}
