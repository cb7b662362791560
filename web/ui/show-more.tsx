import { Plural, Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';

type ShowMoreProps = { shown: number; hasMore: boolean; pending?: boolean; onMore: () => void };

/** The end of a list that comes page by page; says how much is shown, aloud too. */
export function ShowMore({ shown, hasMore, pending = false, onMore }: ShowMoreProps) {
  return (
    <div className="flex flex-col items-center gap-3 pt-6">
      <p aria-live="polite" className="text-xs text-ink-2">
        <Plural value={shown} one="# result shown" other="# results shown" />
      </p>
      {hasMore && (
        <Button variant="secondary" pending={pending} onClick={onMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}
