import type { SavedReply } from '@hirfa/contract/support';
import { type Language, textIn } from '@hirfa/domain/market';
import { fillReply, type ReplyPlaceholder } from '@hirfa/domain/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ReplyForm } from './reply-form.tsx';

export type ReplyValues = Readonly<Record<ReplyPlaceholder, string | null>>;

type SavedRepliesProps = {
  /** The language of the chat. */
  language: Language;
  values: ReplyValues;
  onChoose: (text: string) => void;
  onClose: () => void;
};

/** Answers that are prepared, filled in for this chat; they are edited here, too. */
export function SavedReplies({ language, values, onChoose, onClose }: SavedRepliesProps) {
  const { t } = useLingui();
  const [edited, edit] = useState<SavedReply | 'new' | null>(null);
  const { data } = useQuery(useOrpc().support.listSavedReplies.queryOptions({ input: {} }));
  const newest = (reply: SavedReply) => data?.find(({ id }) => id === reply.id) ?? reply;
  const back = () => edit(null);
  return (
    <Dialog open onOpenChange={onClose} title={edited === null ? t`Saved replies` : t`A saved reply`}>
      {edited === null ? (
        <Replies
          filled={(reply) => fillReply(textIn(reply, 'text', language), values)}
          onChoose={onChoose}
          onEdit={edit}
        />
      ) : (
        <ReplyForm reply={edited === 'new' ? null : newest(edited)} onDone={back} />
      )}
    </Dialog>
  );
}

type RepliesProps = {
  filled: (reply: SavedReply) => string;
  onChoose: (text: string) => void;
  onEdit: (reply: SavedReply | 'new') => void;
};

function Replies({ filled, onChoose, onEdit }: RepliesProps) {
  const { t } = useLingui();
  const { support } = useOrpc();
  const query = useQuery(support.listSavedReplies.queryOptions({ input: {} }));
  return (
    <QueryView
      query={query}
      failed={t`The replies could not be loaded`}
      skeleton={<Skeleton className="h-40 rounded-m" />}
    >
      {(replies) => (
        <>
          {replies.length === 0 && (
            <p className="pb-4 text-s text-ink-1">
              <Trans>There are no saved replies yet. What you write every day can be saved here.</Trans>
            </p>
          )}
          <ul className="divide-y divide-sand-2">
            {replies.map((reply) => (
              <Reply
                key={reply.id}
                name={reply.name}
                text={filled(reply)}
                onChoose={onChoose}
                onEdit={() => onEdit(reply)}
              />
            ))}
          </ul>
          <Button variant="secondary" className="mt-4" onClick={() => onEdit('new')}>
            <Trans>Add a reply</Trans>
          </Button>
        </>
      )}
    </QueryView>
  );
}

type ReplyProps = { name: string; text: string; onChoose: (text: string) => void; onEdit: () => void };

function Reply({ name, text, onChoose, onEdit }: ReplyProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-start gap-2 py-2">
      <button
        type="button"
        onClick={() => onChoose(text)}
        className="min-h-11 min-w-0 grow rounded-s px-2 py-1 text-start hover:bg-sand-1"
      >
        <span dir="auto" className="block text-s font-semibold text-ink-0">
          {name}
        </span>
        <span dir="auto" className="line-clamp-2 text-xs wrap-anywhere text-ink-1">
          {text}
        </span>
      </button>
      <Button variant="quiet" onClick={onEdit} aria-label={t`Change “${name}”`}>
        <Trans>Change</Trans>
      </Button>
    </li>
  );
}
