import type { Availability } from '@hirfa/contract/providers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { availabilityQuery } from '../../queries.ts';
import { useCall } from '../../../ui/use-call.ts';

/** The calls of the provider's feed; each is applied at once. */
export function useFeed() {
  const options = useShownAnswer();
  const { providers } = useOrpc();
  return {
    renew: useCall(providers.renewFeed.call, options),
    remove: useCall(providers.removeFeed.call, options),
  };
}

/** The calls of the imported calendar; each is applied at once. */
export function useImport() {
  const options = useShownAnswer();
  const { providers } = useOrpc();
  return {
    read: useCall(providers.importCalendar.call, options),
    remove: useCall(providers.removeImportedCalendar.call, options),
  };
}

function useShownAnswer() {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  return {
    networkMode: 'always' as const,
    onDone: (answer: Availability) => queryClient.setQueryData(availabilityQuery(orpc).queryKey, answer),
  };
}

const POLL_MS = 5000;

/** Asks how a reading went while one is under way; usually a live change says so before. */
export function useReadingResult(isReading: boolean): void {
  useQuery({ ...availabilityQuery(useOrpc()), enabled: isReading, refetchInterval: POLL_MS });
}
