import type { SavedReply } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

type ChangedReplyProps = { reply: SavedReply; onKeep: () => void; onTake: () => void };

/** What a colleague has made of a reply while somebody was changing it: they choose whose words go on. */
export function ChangedReply({ reply, onKeep, onTake }: ChangedReplyProps) {
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="plain">
        <Trans>Another admin has changed this reply. What you wrote is still here.</Trans>
      </Notice>
      <blockquote className="border-s-2 border-sand-2 ps-3 text-s wrap-anywhere text-ink-1">
        <p dir="auto" className="font-semibold text-ink-0">
          {reply.name}
        </p>
        <p lang="en" dir="ltr" className="whitespace-pre-line">
          {reply.text_en}
        </p>
        <p lang="ar" dir="rtl" className="whitespace-pre-line">
          {reply.text_ar}
        </p>
      </blockquote>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onKeep}>
          <Trans>Go on with my words</Trans>
        </Button>
        <Button variant="quiet" onClick={onTake}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  );
}
