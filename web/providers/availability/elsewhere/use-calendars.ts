import type { Availability } from '@hirfa/contract/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../../kit/error-code.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { availabilityQuery } from '../../queries.ts';

const TEXTS: Record<string, MessageDescriptor> = {
  authentication_required: msg`Your session has ended. Please sign in again.`,
  provider_required: msg`This needs a verified provider profile.`,
  too_many_requests: msg`That was a lot at once. Please wait a while.`,
};
const FAILED = msg`That did not work. Please check your connection and try again.`;

export const calendarErrorText = (error: Error) => TEXTS[codeOf(error)] ?? FAILED;

/** The calls of the provider's feed; each is applied at once. */
export function useFeed() {
  const options = useShownAnswer();
  const { providers } = useOrpc();
  return {
    renew: useMutation(providers.renewFeed.mutationOptions(options)),
    remove: useMutation(providers.removeFeed.mutationOptions(options)),
  };
}

/** The calls of the imported calendar; each is applied at once. */
export function useImport() {
  const options = useShownAnswer();
  const { providers } = useOrpc();
  return {
    read: useMutation(providers.importCalendar.mutationOptions(options)),
    remove: useMutation(providers.removeImportedCalendar.mutationOptions(options)),
  };
}

function useShownAnswer() {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  return {
    networkMode: 'always' as const,
    onSuccess: (answer: Availability) => queryClient.setQueryData(availabilityQuery(orpc).queryKey, answer),
  };
}

const POLL_MS = 5000;

/** Asks how a reading went while one is under way; usually a live change says so before. */
export function useReadingResult(isReading: boolean): void {
  useQuery({ ...availabilityQuery(useOrpc()), enabled: isReading, refetchInterval: POLL_MS });
}
