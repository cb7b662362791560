import type { EntryKind } from '@hirfa/domain/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useCall } from '../../ui/use-call.ts';
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
  const { t } = useLingui();
  const done = { save: t`The catalogue is saved.`, remove: t`It is removed.`, move: null };
  const call = useCall((change: Change) => send({ admin }, change), {
    done: (_, { what }) => done[what],
    failed: t`Nothing was changed.`,
    refusals: REFUSALS,
    onDone,
    readAgain: [admin.getWholeCatalogue.key()],
  });
  const change = (next: Change) => !call.isPending && call.send(next);
  return {
    isPending: call.isPending,
    save: (draft: Draft) => change({ what: 'save', draft }),
    move: (move: Move) => change({ what: 'move', move }),
    remove: ({ kind, stored }: Draft) => stored !== null && change({ what: 'remove', kind, id: stored.id }),
  };
}
