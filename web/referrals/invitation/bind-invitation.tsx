import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useCall } from '../../ui/use-call.ts';
import { forgetInvitation, keptInvitation } from './kept-invitation.ts';

/** Tells the server who invited the person, once they have an account; renders nothing. */
export function BindInvitation() {
  const { t } = useLingui();
  const orpc = useOrpc();
  const { send } = useCall(orpc.referrals.acceptInvitation.call, {
    done: ({ outcome }) => {
      if (outcome === 'bound') return t`Your invitation counts: your first booking costs less`;
      return outcome === 'refused' ? t`This invitation gives no discount` : null;
    },
    failed: null,
    readAgain: [orpc.bookings.getOwnPrice.key(), orpc.referrals.getReferrals.key()],
    onDone: forgetInvitation,
    // Without an answer it is sent again with the next page that is loaded.
    onFailed: (error) => ['not_found', 'state_changed'].includes(codeOf(error)) && forgetInvitation(),
  });
  const bind = useEffectEvent(() => {
    const code = keptInvitation();
    if (code !== null) send({ code });
  });
  useEffect(() => {
    const timer = setTimeout(bind);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
