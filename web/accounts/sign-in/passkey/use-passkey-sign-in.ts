import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { useSignedIn } from '../../common/use-signed-in.ts';
import { askForPasskey, offerPasskeys, type Signed } from './passkey-request.ts';
import { useCall } from '../../../ui/use-call.ts';

/** Sign-in by a passkey: with `signIn`, or with the offer of the browser in the e-mail field. */
export function usePasskeySignIn() {
  const { accounts } = useOrpc();
  const signIn = useSignIn('signin');
  const { error, isPending, send } = useCall(async (sign: () => Promise<Signed>) => {
    const { response, until } = await sign();
    if (Date.now() >= until) throw new DOMException('The challenge has expired', 'TimeoutError');
    await signIn(() => accounts.signInByPasskey.call({ response }));
  });

  const offer = useEffectEvent(() => offerPasskeys(accounts, (signed) => send(async () => signed)));
  // Nothing is offered while another sign-in runs, or to a person who is signed in.
  const isOffered = useIsMutating() === 0;
  const isOut = useSignedIn() === false;
  useEffect(() => (isOut && isOffered ? offer() : undefined), [isOut, isOffered]);

  return { error, isPending, signIn: () => send(() => askForPasskey(accounts)) };
}
