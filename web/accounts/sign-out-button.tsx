import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '../kit/use-session.ts';
import { Button } from '../ui/button.tsx';

/** Signs out; `SessionWatch` does what follows. */
export function SignOutButton() {
  const session = useSession();
  // Works offline, too: the session ends here, and the server is notified later.
  const signOut = useMutation({ mutationFn: () => session().signOut(), networkMode: 'always' });
  return (
    <Button variant="secondary" pending={signOut.isPending} onClick={() => signOut.mutate()}>
      <Trans>Sign out</Trans>
    </Button>
  );
}
