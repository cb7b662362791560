import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useChunkReset } from '../kit/use-chunk-reset.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

/** Shown after an unexpected error; the server's log has its details. */
export function ErrorPage(props: ErrorComponentProps) {
  return <Failed {...props} text={<Trans>It was not your doing. Please try once more.</Trans>} />;
}

type FailedProps = Pick<ErrorComponentProps, 'error' | 'reset'> & {
  text: ReactNode;
  /** Where else the person can go on. */
  link?: ReactNode;
};

export function Failed({ error, reset, text, link }: FailedProps) {
  useChunkReset(error);
  const { t } = useLingui();
  const router = useRouter();
  function tryAgain() {
    reset();
    void router.invalidate();
  }
  return (
    <div className="page-width py-6">
      <EmptyState
        level={1}
        scene="unplugged"
        heading={t`Something went wrong`}
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-3 max-[480px]:flex-col">
            <Button onClick={tryAgain}>
              <Trans>Try Again</Trans>
            </Button>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              <Trans>Refresh Page</Trans>
            </Button>
            {link}
          </div>
        }
      />
    </div>
  );
}
