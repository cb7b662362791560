import type { SavedReply } from '@hirfa/contract/support';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useCall } from '../../../ui/use-call.ts';

const CHANGED = msg`Another admin has changed this. Look at it again.`;

/** Saves and removes saved replies, and reads them again. */
export function useReplyChange(onDone: () => void) {
  const { t } = useLingui();
  const { support } = useOrpc();
  const handling = {
    failed: t`The reply was not saved`,
    readAgain: [support.listSavedReplies.key()],
    refusals: { state_changed: CHANGED, not_found: CHANGED },
  };
  const save = useCall(support.saveReply.call, handling);
  const remove = useCall(support.removeReply.call, handling);
  return {
    save: (fields: SavedReply) => save.send(fields, { onSuccess: onDone }),
    remove: (id: string) => remove.send({ id }, { onSuccess: onDone }),
    isPending: save.isPending || remove.isPending,
  };
}
