import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '../kit/use-session.ts';
import { Button } from '../ui/button.tsx';

/** Signs out; what follows is the session's to tell (`SessionWatch`). */
export function SignOutButton() {
  const session = useSession();
  // Without a line as well: the session ends here, the server hears of it later.
  const signOut = useMutation({ mutationFn: () => session().signOut(), networkMode: 'always' });
  return (
    <Button variant="secondary" pending={signOut.isPending} onClick={() => signOut.mutate()}>
      <Trans>Sign out</Trans>
    </Button>
  );
}
