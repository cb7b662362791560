import { Trans, useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';
import { ShowMore } from './show-more.tsx';

type List = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** The end of a paginated list; loaded items stay when the next page fails. */
export function LoadMore({ list, shown }: { list: List; shown?: number }) {
  const { t } = useLingui();
  const more = () => void list.fetchNextPage();
  if (!list.isFetchNextPageError || list.isFetchingNextPage) {
    return (
      <ShowMore
        {...(shown !== undefined && { shown })}
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onMore={more}
      />
    );
  }
  return (
    <div className="flex flex-col items-center gap-3 pt-6">
      <Notice tone="bad">{t`The next ones could not be loaded.`}</Notice>
      <Button variant="secondary" onClick={more}>
        <RotateCw aria-hidden />
        <Trans>Try Again</Trans>
      </Button>
    </div>
  );
}
