import { SESSION } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../kit/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/use-call.ts';
import { rememberWantedPath } from '../session/wanted-path.ts';

const MINUTES = SESSION.freshMs / 60_000;

/** Asks for a new sign-in, which returns to this page: protects sensitive actions on an unlocked device. */
export function SignInAgain({ why }: { why?: ReactNode }) {
  const session = useSession();
  const signOut = useCall(
    () => {
      rememberWantedPath(location.pathname, session().userId());
      return session().signOut();
    },
    { networkMode: 'always' },
  );
  return (
    <div className="flex max-w-md flex-col gap-5">
      <p className="text-s text-ink-1">
        {why} <Trans>So that nobody else can do this, please sign in once more; then you have {MINUTES} minutes.</Trans>
      </p>
      <Button
        variant="secondary"
        pending={signOut.isPending}
        onClick={() => signOut.send()}
        className="self-start max-sm:w-full"
      >
        <Trans>Sign in again</Trans>
      </Button>
    </div>
  );
}
