import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '../button.tsx';

/** Shown within a card, a part of which failed to load. */
export function SmallError({ heading, onRetry }: { heading: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex items-start gap-2.5 text-s font-medium text-ink-0">
        <CircleAlert aria-hidden className="mt-[.15em] size-5 shrink-0 text-bad" />
        {heading}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  );
}
