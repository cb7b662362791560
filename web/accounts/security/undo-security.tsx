import { ONE_TIME_CODE_LIFE_MS } from '@hirfa/domain/accounts';
import type { Undoable } from '@hirfa/contract/accounts';
import type { OAuthProvider } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Unlink from 'lucide-react/icons/unlink';
import { type ReactNode, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { useCall } from '../../ui/use-call.ts';
import { codeOf } from '../../kit/error-code.ts';
import { useSignedIn } from '../common/use-signed-in.ts';
import { AuthProblem } from '../sign-in/auth-problem.tsx';
import { OAUTH_MARKS } from '../sign-in/oauth/oauth-marks.tsx';
import { storeReset } from '../sign-in/password/pending-reset.ts';
import { clearUndo, storedUndo } from '../sign-in/return-data/stored-undo.ts';
import { StepCard } from '../sign-in/step-card.tsx';
import { StepHead } from '../sign-in/step-head.tsx';
import { useDeviceName } from './device-name.ts';

const DAYS = ONE_TIME_CODE_LIFE_MS.undo / 86_400_000;

type UndoSecurityProps = {
  /** Goes on: with a new password, or with a sign-in by phone. */
  onUndone: (next: 'password' | 'sign_in') => void;
};

/** Undoes the change that a mail or a text message reported, after a confirmation. */
export function UndoSecurity({ onUndone }: UndoSecurityProps) {
  const [code] = useState(storedUndo);
  return <StepCard>{code === null ? <ExpiredLink /> : <Undo code={code} onUndone={onUndone} />}</StepCard>;
}

const isExpired = (error: unknown) => codeOf(error) === 'invalid_code';

function Undo({ code, onUndone }: UndoSecurityProps & { code: string }) {
  const { accounts } = useOrpc();
  const preview = useQuery({
    ...accounts.previewUndo.queryOptions({ input: { code } }),
    retry: false,
    staleTime: Infinity,
  });
  const undo = useCall(() => accounts.undoSecurity.call({ code }), {
    onDone: ({ reset_code }) => {
      clearUndo();
      if (reset_code !== null) storeReset(reset_code, true);
      onUndone(reset_code === null ? 'sign_in' : 'password');
    },
    onFailed: (error) => isExpired(error) && clearUndo(),
  });
  if (isExpired(preview.error) || isExpired(undo.error)) return <ExpiredLink />;
  if (preview.data === undefined)
    return preview.isError ? (
      <div className="flex flex-col gap-5">
        <AuthProblem error={preview.error} />
        <Button variant="secondary" wide size="l" pending={preview.isFetching} onClick={() => void preview.refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      </div>
    ) : (
      <div aria-busy>
        <TextSkeleton lines={5} />
      </div>
    );
  return (
    <>
      <ChangeDetails {...preview.data} />
      <div className="flex flex-col gap-5">
        <AuthProblem error={undo.error} />
        <Button wide size="l" pending={undo.isPending} onClick={() => undo.send()}>
          <Trans>Undo it</Trans>
        </Button>
        <p className="text-s text-ink-2">
          <Trans>It was you? Then close this page, and everything stays as it is.</Trans>
        </p>
      </div>
    </>
  );
}

const DEEDS: Record<Undoable['deed'], ReactNode> = {
  second_factor_set_up: <Trans>An authenticator app was set up for your account.</Trans>,
  passkey_added: <Trans>A passkey was added to your account.</Trans>,
  google_linked: <Linked oauthProvider="google" />,
  apple_linked: <Linked oauthProvider="apple" />,
  facebook_linked: <Linked oauthProvider="facebook" />,
  phone_added: <Trans>A phone number was added to your account.</Trans>,
  email_added: <Trans>An e-mail address was added to your account.</Trans>,
};

function Linked({ oauthProvider }: { oauthProvider: OAuthProvider }) {
  const { name } = OAUTH_MARKS[oauthProvider];
  return <Trans>{name} was linked to your account.</Trans>;
}

function ChangeDetails({ deed, done_at, device }: Undoable) {
  return (
    <StepHead icon={<ShieldAlert aria-hidden />} title={<Trans>Was this not you?</Trans>}>
      <p className="font-semibold text-ink-0">{DEEDS[deed]}</p>
      <p>
        <DateTime at={done_at} form="day-and-time" /> · {useDeviceName(device)}
      </p>
      <p>
        {deed === 'email_added' ? (
          <Trans>
            Undoing removes it, with all that opens your account since then, and signs everybody out on all devices. You
            sign in by a code to your phone.
          </Trans>
        ) : (
          <Trans>
            Undoing removes it and signs everybody out on all devices. The old password no longer works, and you choose
            a new one.
          </Trans>
        )}
      </p>
    </StepHead>
  );
}

function ExpiredLink() {
  const signedIn = useSignedIn();
  return (
    <>
      <StepHead icon={<Unlink aria-hidden />} title={<Trans>There is nothing to undo here</Trans>}>
        <p>
          <Trans>
            This link was used already, is older than {DAYS} days, or what it undoes is gone. Look for a newer mail from
            us.
          </Trans>
        </p>
      </StepHead>
      <div className="flex flex-col gap-3">
        {signedIn ? (
          <ButtonLink to="/" wide size="l">
            <Trans>Home</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to="/auth" search={{ mode: 'signin' }} wide size="l">
            <Trans>Sign in</Trans>
          </ButtonLink>
        )}
        <ButtonLink to="/reset-password" variant="secondary" wide size="l">
          <Trans>Choose a new password</Trans>
        </ButtonLink>
      </div>
    </>
  );
}
