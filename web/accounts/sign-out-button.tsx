import { Trans } from '@lingui/react/macro';
import { useSession } from '../kit/use-session.ts';
import { Button } from '../ui/button.tsx';
import { useCall } from '../ui/use-call.ts';

/** Signs out; `SessionWatch` does what follows. */
export function SignOutButton() {
  const session = useSession();
  // Works offline, too: the session ends here, and the server is notified later.
  const signOut = useCall(() => session().signOut(), { networkMode: 'always' });
  return (
    <Button variant="secondary" pending={signOut.isPending} onClick={() => signOut.send()}>
      <Trans>Sign out</Trans>
    </Button>
  );
}
