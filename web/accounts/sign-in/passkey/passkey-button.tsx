import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { authOptionsQuery } from '../../common/queries.ts';
import { useHydrated } from '../../../kit/use-hydrated.ts';
import { PasskeyProblem } from './passkey-problem.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

const TEXTS = {
  invalid_code: msg`This passkey is no longer known here. Sign in another way; you can add a new one under “Sign-in and security”.`,
};

/** Sign-in by a passkey, where the server offers it. */
export function PasskeyButton() {
  const { data: options } = useQuery(authOptionsQuery(useOrpc()));
  return options?.passkeys === true ? <PasskeySignIn /> : null;
}

function PasskeySignIn() {
  const isHydrated = useHydrated();
  // Support is known only in the browser: the button becomes invisible, so that the layout does not move.
  const isUnable = isHydrated && typeof PublicKeyCredential === 'undefined';
  const { error, isPending, signIn } = usePasskeySignIn();
  return (
    <>
      <Button variant="secondary" wide pending={isPending} className={isUnable ? 'invisible' : ''} onClick={signIn}>
        {!isPending && <KeyRound aria-hidden />}
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <PasskeyProblem
        error={error}
        texts={TEXTS}
        cancelled={
          <Trans>
            No passkey was used. If none was offered, this device has none for Hirfa. Use the device that has it, or
            sign in another way.
          </Trans>
        }
      />
    </>
  );
}
