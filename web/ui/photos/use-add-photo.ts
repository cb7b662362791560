import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOptions } from '../../kit/api-link.ts';
import { newMessageId } from '../../kit/new-message-id.ts';
import type { CodeOf } from '../../kit/orpc.ts';
import type { RefusalTexts } from '../../kit/refusals/refusal.ts';
import { useCall } from '../use-call.ts';
import { photoAddress, photoKey } from './photo-query.ts';
import { type ShrunkPhoto, shrinkPhoto } from './shrink-photo.ts';

interface Adding<Sent extends Promise<{ id: string }>> {
  refusals?: RefusalTexts<CodeOf<Sent> | 'no_answer'>;
  readAgain?: readonly QueryKey[];
  onDone?: (added: Awaited<Sent>) => void;
}

/**
 * Adds the photos that a person chooses, one after the other, with a call. One that failed is kept, and is sent again
 * under its id.
 */
export function useAddPhoto<Sent extends Promise<{ id: string }>>(
  of: 'chat' | 'review' | 'problem' | 'receipt',
  call: (photo: ShrunkPhoto & { id: string }, options: { context: CallOptions }) => Sent,
  { onDone, ...handling }: Adding<Sent>,
) {
  const queryClient = useQueryClient();
  const [isUnusable, setUnusable] = useState(false);
  const add = useCall(call, {
    ...handling,
    onDone(added, { file, size }) {
      // It is not loaded again from its address.
      if (size !== null) queryClient.setQueryData(photoKey(photoAddress(of, added.id)), file);
      onDone?.(added);
    },
  });
  const { given, refusal } = add;
  return {
    isUnusable,
    isAdding: add.isPending,
    isAdded: add.isDone,
    refusal,
    async choose(file: File) {
      add.reset();
      const photo = await shrinkPhoto(file);
      setUnusable(photo === null);
      if (photo !== null) add.send({ ...photo, id: newMessageId() });
    },
    /** Null unless one has failed. */
    sendAgain: refusal === undefined || given === undefined ? null : () => add.send(given),
  };
}
