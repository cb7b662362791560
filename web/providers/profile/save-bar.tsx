import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import PencilLine from 'lucide-react/icons/pencil-line';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** What refusals say to a provider who saves a form. */
export const SAVE_REFUSALS = {
  invalid_input: msg`Something here is no longer possible. Please check it once more.`,
  provider_required: msg`Your profile is suspended, so that nothing can be changed.`,
  no_answer: msg`It could not be saved. Please check your connection and try again; nothing you typed is lost.`,
};

type SaveBarProps = {
  call: { refusal: string | undefined; isPending: boolean; isDone: boolean };
  isChanged: boolean;
  onDiscard: () => void;
  /** The button that shows the preview where it is not beside the form. */
  preview: ReactNode;
};

/**
 * Whether customers see what is typed, and the button that saves it; in view while the form is. Where the button of
 * support would lie over it, its end stays free.
 */
export function SaveBar({ call, isChanged, onDiscard, preview }: SaveBarProps) {
  return (
    <div className="sticky bottom-(--nav-bar) z-10 -mx-5 flex flex-col gap-3 border-t border-sand-2 bg-sand-0 px-5 py-3 md:max-lg:pe-22 md:bottom-0 lg:mx-0 lg:px-0">
      {call.refusal && isChanged && <Notice tone="bad">{call.refusal}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SaveState isChanged={isChanged} isSaved={call.isDone} onDiscard={onDiscard} />
        <div className="flex gap-3 max-sm:w-full *:max-sm:grow">
          {preview}
          <Button type="submit" pending={call.isPending}>
            <Trans>Save changes</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

type SaveStateProps = { isChanged: boolean; isSaved: boolean; onDiscard: () => void };

function SaveState({ isChanged, isSaved, onDiscard }: SaveStateProps) {
  return (
    <div
      className={classNames(
        'flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 text-s',
        // There is little room on a phone.
        !isChanged && !isSaved && 'max-sm:sr-only',
      )}
    >
      <output className="flex items-center gap-2 text-ink-1 [&_svg]:size-4.5 [&_svg]:shrink-0">
        {isChanged ? (
          <>
            <PencilLine aria-hidden className="text-warn" />
            <Trans>Not saved yet</Trans>
          </>
        ) : (
          <>
            <CircleCheck aria-hidden className="text-ok" />
            {isSaved ? <Trans>Saved. Customers see it now.</Trans> : <Trans>Customers see this.</Trans>}
          </>
        )}
      </output>
      {isChanged && (
        <Button variant="quiet" className="px-3!" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      )}
    </div>
  );
}
