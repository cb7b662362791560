import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';

type ShowMoreProps = {
  /** Left out where the count is shown above the list. */
  shown?: number;
  hasMore: boolean;
  pending?: boolean;
  onMore: () => void;
};

/** The end of a paginated list; shows the number of items and reads it aloud. */
export function ShowMore({ shown, hasMore, pending = false, onMore }: ShowMoreProps) {
  if (shown === undefined && !hasMore) return null;
  return (
    <div className="flex flex-col items-center gap-3 pt-6">
      {shown !== undefined && <ShownCount shown={shown} />}
      {hasMore && (
        <Button variant="secondary" pending={pending} onClick={onMore} className="noscript:hidden">
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

/** "24 results shown" */
export function ShownCount({ shown, className }: { shown: number; className?: string }) {
  return (
    <p aria-live="polite" className={classNames('text-xs text-ink-2', className)}>
      <Plural value={shown} one="# result shown" other="# results shown" />
    </p>
  );
}
