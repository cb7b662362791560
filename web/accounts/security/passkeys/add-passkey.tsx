import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { devicesQuery } from '../../common/queries.ts';
import { codeOf } from '../../../kit/error-code.ts';
import { PasskeyProblem } from '../../sign-in/passkey/passkey-problem.tsx';
import { SignInAgain } from '../../sign-in/sign-in-again.tsx';
import { loadWebauthn } from '../../common/webauthn.ts';
import { useDeviceName } from '../device-name.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { useRefreshFactors } from '../use-refresh-factors.ts';

const NAMELESS = { browser: null, system: null, kind: null };

const TEXTS = {
  state_changed: msg`You have as many passkeys as an account can have. Remove one before you add another.`,
  invalid_code: msg`This passkey came too late, or can’t be used here. Please try once more.`,
};

/** Asks for the name of a passkey, and the device to create it. */
export function AddPasskey() {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const refresh = useRefreshFactors();
  const [open, setOpen] = useState(false);
  const make = async (name: string) => {
    const [webauthn, { options }] = await Promise.all([loadWebauthn(), accounts.startPasskey.call({})]);
    return accounts.addPasskey.call({ name, response: await webauthn.make(options) });
  };
  const add = useCall(make, {
    done: t`Your passkey is added. Next time you can sign in with it.`,
    onDone: () => {
      setOpen(false);
      return refresh();
    },
  });

  function change(next: boolean) {
    setOpen(next);
    add.reset();
  }

  const suggested = useDeviceName(useThisDevice());
  const form = (
    <PasskeyNameForm
      suggested={suggested}
      confirm={t`Continue`}
      isPending={add.isPending}
      onSend={add.send}
      onCancel={() => change(false)}
      problem={
        <PasskeyProblem
          error={add.error}
          texts={TEXTS}
          cancelled={<Trans>No passkey was made. Continue whenever you like.</Trans>}
        />
      }
    />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={
        <Button variant="secondary" className="max-sm:w-full">
          <Trans>Add a passkey</Trans>
        </Button>
      }
      title={t`Add a passkey`}
      description={<Trans>Your device will ask for your fingerprint, face or screen lock. They never leave it.</Trans>}
    >
      {codeOf(add.error) === 'fresh_sign_in_required' ? <SignInAgain /> : form}
    </Dialog>
  );
}

/** The browser and system of this device, as the server detected them. */
function useThisDevice() {
  const { items } = useSuspenseQuery(devicesQuery(useOrpc())).data;
  return items.find(({ current }) => current)?.device ?? NAMELESS;
}
