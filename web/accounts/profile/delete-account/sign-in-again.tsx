import { LEAVING } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '../../../app/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { rememberWantedPath } from '../../wanted-path.ts';

const MINUTES = LEAVING.freshMs / 60_000;

/** Who has no password that could be asked for signs in once more, and comes back here. */
export function SignInAgain() {
  const session = useSession();
  const signOut = useMutation({
    mutationFn: () => {
      rememberWantedPath(location.pathname);
      return session().signOut();
    },
    networkMode: 'always',
  });
  return (
    <div className="flex max-w-md flex-col gap-5">
      <p className="text-s text-ink-1">
        <Trans>
          You have no password that we could ask for. So that nobody else can do this, please sign in once more; then you have {MINUTES}{' '}
          minutes.
        </Trans>
      </p>
      <Button variant="secondary" pending={signOut.isPending} onClick={() => signOut.mutate()} className="self-start max-sm:w-full">
        <Trans>Sign in again</Trans>
      </Button>
    </div>
  );
}
