// @with-first-page
import { SESSION_CLIENT } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import { useConnection } from '../kit/use-connection.ts';
import type { Connection } from '../kit/session-context.ts';
import { useSession } from '../kit/use-session.ts';
import { Spinner } from '../ui/spinner.tsx';

/** Shows problems of the signed-in person's connection at the top of the page. */
export function SessionBanner() {
  const connection = useConnection();
  const session = useSession();
  return (
    <output className="sticky top-0 z-50 block">
      {connection !== null && connection.state !== 'fine' && (
        <ConnectionNotice connection={connection} onTryAgain={() => session().connectionChanged(true)} />
      )}
    </output>
  );
}

interface ConnectionNoticeProps {
  connection: Exclude<Connection, { state: 'fine' }>;
  onTryAgain: () => void;
}

/** 2.53, 2.54, 2.55 */
export function ConnectionNotice({ connection, onTryAgain }: ConnectionNoticeProps) {
  const isLost = connection.state === 'lost';
  const attempt = connection.state === 'reconnecting' ? connection.attempt : 0;
  const attempts = SESSION_CLIENT.recoveryDelaysMs.length;
  return (
    <span
      className={`flex min-h-11 items-center justify-center gap-2.5 px-4 py-2 text-center text-s font-semibold text-balance [&_svg]:size-4 ${isLost ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
    >
      {!isLost && <Spinner />}
      {connection.state === 'refreshing' && <Trans>Refreshing session...</Trans>}
      {connection.state === 'reconnecting' && (
        <Trans>
          Reconnecting... (attempt {attempt}/{attempts})
        </Trans>
      )}
      {isLost && (
        <>
          <Trans>Connection lost. Please check your internet connection.</Trans>
          <button
            type="button"
            onClick={onTryAgain}
            className="min-h-11 shrink-0 rounded-s px-2 underline underline-offset-4 hover:decoration-2"
          >
            <Trans>Try Again</Trans>
          </button>
        </>
      )}
    </span>
  );
}
