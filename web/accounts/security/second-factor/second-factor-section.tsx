import type { Me, SecondFactor } from '@hirfa/contract/accounts';
import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { secondFactorQuery } from '../../common/queries.ts';
import { codeOf } from '../../../kit/error-code.ts';
import { AuthProblem } from '../../sign-in/auth-problem.tsx';
import { SignInAgain } from '../../sign-in/sign-in-again.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SetUp } from './set-up.tsx';

/** The second factor: sets up, shows and removes the authenticator app. */
export function SecondFactorSection({ me }: { me: Me }) {
  const orpc = useOrpc();
  const { data: factor } = useSuspenseQuery(secondFactorQuery(orpc));
  const start = useCall(() => orpc.accounts.startSecondFactor.call({}));
  const [fresh, setFresh] = useState<string[] | null>(null);
  if (fresh !== null) return <RecoveryCodes codes={fresh} onKept={() => setFresh(null)} />;
  if (factor.set_up_at !== null) return <EnabledFactor factor={factor} since={factor.set_up_at} />;
  if (start.answer) return <SetUp {...start.answer} onDone={setFresh} onStop={start.reset} />;
  return (
    <div className="flex flex-col items-start gap-5">
      {me.second_factor_demanded && me.second_factor === 'none' && (
        <Notice tone="bad">
          <Trans>As an admin you reach the admin pages only with a second step. Set it up now.</Trans>
        </Notice>
      )}
      <p className="text-s text-ink-1">
        <Trans>
          After your password, we ask for a code from an app on your phone. A stolen password alone won’t open your
          account.
        </Trans>
      </p>
      {codeOf(start.error) === 'fresh_sign_in_required' ? (
        <SignInAgain />
      ) : (
        <>
          <AuthProblem error={start.error} />
          <Button className="max-sm:w-full" pending={start.isPending} onClick={() => start.send()}>
            <Trans>Set up an authenticator app</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

function EnabledFactor({ factor, since }: { factor: SecondFactor; since: string }) {
  const left = factor.recovery_codes_left;
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-ink-1">
        <StateBadge tone="ok">
          <Trans>On</Trans>
        </StateBadge>
        <span>
          <Trans>
            since <DateTime at={since} form="date" />
          </Trans>
        </span>
      </p>
      <p className="text-s text-ink-1">
        <Plural
          value={left}
          _0="No recovery code is left. Turn the app off and set it up again to get new ones."
          one="# recovery code is left. Turn the app off and set it up again to get new ones."
          other="# recovery codes are left for when you don’t have your phone."
        />
      </p>
      <RemoveDialog />
    </div>
  );
}
