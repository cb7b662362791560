import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '../kit/api-link.ts';
import { codeOf } from '../kit/error-code.ts';
import type { CodeOf } from '../kit/orpc.ts';
import type { RefusalTexts } from '../kit/refusals/refusal.ts';
import { refusalText } from '../kit/refusals/refusal-text.ts';
import { usePressKey } from '../kit/presses/use-press-key.ts';
import { toast } from './toasts/toast.ts';

type Passed = Pick<UseMutationOptions, 'networkMode' | 'scope' | 'gcTime'>;

interface Handling<Given, Sent extends Promise<unknown>> extends Passed {
  /** The toast when it is done. */
  done?: string | ((answer: Awaited<Sent>, given: Given) => string | null);
  /** The title of the toast when it failed, above the reason; `true`: the reason alone; `null`: no toast. */
  failed?: Failed | ((error: Error, given: Given) => Failed);
  /** What refusals of this call say, where that is more than what they say everywhere. */
  refusals?: RefusalTexts<CodeOf<Sent> | 'no_answer'>;
  /** The queries that it changes. They are read again after a refusal, too; when it is done, it waits for them. */
  readAgain?: readonly QueryKey[];
  /** It happens once per Idempotency-Key: a press after one without an answer sends the same key again. */
  once?: boolean;
  onDone?: (answer: Awaited<Sent>, given: Given) => unknown;
  onFailed?: (error: Error, given: Given) => unknown;
}

type Failed = string | true | null;

/**
 * Sends a call of the contract (`accounts.changeMe.call`, or a function that makes one), and says what became of it: in
 * toasts, or by `refusal`, which the caller shows.
 */
export function useCall<Sent extends Promise<unknown>, Given = void>(
  call: (given: Given, options: { context: CallOptions }) => Sent,
  { done, failed, refusals, readAgain = [], once, onDone, onFailed, ...passed }: Handling<Given, Sent> = {},
) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { keyFor, answered } = usePressKey();
  const textOf = (error: Error) => i18n._(refusalText(error, refusals));
  const read = () => Promise.all(readAgain.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const mutation = useMutation<Awaited<Sent>, Error, Given>({
    ...passed,
    mutationFn: async (given): Promise<Awaited<Sent>> =>
      await call(given, { context: once ? { idempotencyKey: keyFor(given) } : {} }),
    onSuccess: async (answer, given) => {
      answered();
      const title = typeof done === 'function' ? done(answer, given) : done;
      if (title) toast({ tone: 'ok', title });
      await onDone?.(answer, given);
      await read();
    },
    onError: async (error, given) => {
      if (codeOf(error) !== '') answered();
      const title = typeof failed === 'function' ? failed(error, given) : failed;
      if (title === true) toast({ tone: 'bad', title: textOf(error) });
      else if (title) toast({ tone: 'bad', title, text: textOf(error) });
      void read();
      await onFailed?.(error, given);
    },
  });
  const { mutate, isPending, isSuccess, data, variables, error, reset } = mutation;
  return {
    send: mutate,
    isPending,
    isDone: isSuccess,
    answer: data,
    /** What was sent last. */
    given: variables,
    error,
    /** Why it was refused, or that there was no answer. */
    refusal: error === null ? undefined : textOf(error),
    reset,
  };
}
