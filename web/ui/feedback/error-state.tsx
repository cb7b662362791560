// @with-first-page
import { Trans, useLingui } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  /** What could not be shown; "Something went wrong" when nothing better is known. */
  heading?: string;
  onRetry: () => void;
  pending?: boolean;
};

/** Shown where a part of the page failed to load, with a button to retry. */
export function ErrorState({ heading, onRetry, pending = false }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        scene="unplugged"
        heading={heading ?? t`Something went wrong`}
        text={<Trans>Please check your connection and try once more.</Trans>}
        action={
          <Button variant="secondary" onClick={onRetry} pending={pending}>
            {!pending && <RotateCw aria-hidden />}
            <Trans>Try Again</Trans>
          </Button>
        }
      />
    </div>
  );
}
