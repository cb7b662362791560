import type { EntryKind } from '@hirfa/domain/catalogue';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { REFUSALS } from './catalogue-words.ts';
import type { Draft } from './drafts.ts';

type Order = { admin: Orpc['admin'] };
export type Move = { kind: 'category' | 'area'; id: string; step: 'up' | 'down' };
type Change =
  | { what: 'save'; draft: Draft }
  | { what: 'remove'; kind: EntryKind; id: string }
  | { what: 'move'; move: Move };

function save({ admin }: Order, draft: Draft) {
  switch (draft.kind) {
    case 'category': {
      const { kind, fields, stored } = draft;
      return stored ? admin.changeEntry.call({ kind, fields, ...stored }) : admin.addEntry.call({ kind, fields });
    }
    case 'service': {
      const { kind, fields, stored } = draft;
      return stored ? admin.changeEntry.call({ kind, fields, ...stored }) : admin.addEntry.call({ kind, fields });
    }
    case 'area': {
      const { kind, fields, stored } = draft;
      return stored ? admin.changeEntry.call({ kind, fields, ...stored }) : admin.addEntry.call({ kind, fields });
    }
  }
}

function send({ admin }: Order, change: Change): Promise<object> {
  if (change.what === 'save') return save({ admin }, change.draft);
  if (change.what === 'move') return admin.moveEntry.call(change.move);
  return admin.removeEntry.call({ kind: change.kind, id: change.id });
}

/** Changes the catalogue; the list is read again also after a refusal, which says that it is another one by now. */
export function useCatalogueChange(onDone: () => void) {
  const { admin } = useOrpc();
  const queryClient = useQueryClient();
  const { t, i18n } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => send({ admin }, change),
    onSuccess: (_, { what }) => {
      if (what !== 'move')
        toast({ tone: 'ok', title: what === 'save' ? t`The catalogue is saved.` : t`It is removed.` });
      onDone();
    },
    onError: (problem) =>
      toast({
        tone: 'bad',
        title: t`Nothing was changed.`,
        text: i18n._(REFUSALS[codeOf(problem)] ?? msg`Please try again.`),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: admin.getWholeCatalogue.key() }),
  });
  const change = (next: Change) => !isPending && mutate(next);
  return {
    isPending,
    save: (draft: Draft) => change({ what: 'save', draft }),
    move: (move: Move) => change({ what: 'move', move }),
    remove: ({ kind, stored }: Draft) => stored !== null && change({ what: 'remove', kind, id: stored.id }),
  };
}
