import type { Me } from '@hirfa/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldX from 'lucide-react/icons/shield-x';
import type { ReactNode } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { isAdminQuery } from './is-admin-query.ts';

type AdminGateProps = {
  /** Goes back in the history where possible, and returns whether it did. */
  goBack: () => boolean;
  signOut: ReactNode;
  children: ReactNode;
};

/** Shows its content to admins only. 2.38, 2.39 */
export function AdminGate({ goBack, signOut, children }: AdminGateProps) {
  const { data: isAdmin, isError, isFetching, refetch } = useQuery(isAdminQuery(useOrpc()));
  if (isAdmin === true) return children;
  return (
    <div className="page-width py-6">
      {isAdmin === false ? (
        <NoAdmin goBack={goBack} signOut={signOut} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Verifying />
      )}
    </div>
  );
}

function Verifying() {
  return (
    <output className="flex min-h-80 items-center justify-center gap-3 rounded-l bg-sand-1 p-6 font-semibold text-ink-1 [&_svg]:size-6">
      <Spinner />
      <Trans>Verifying admin access</Trans>
    </output>
  );
}

/** Tells an admin without a second factor to set it up; everybody else is denied. */
function NoAdmin({ goBack, signOut }: Pick<AdminGateProps, 'goBack' | 'signOut'>) {
  const { accounts } = useOrpc();
  const { data: me, isPending } = useQuery(accounts.getMe.queryOptions({ input: {} }));
  if (isPending) return <Verifying />;
  if (me?.second_factor_demanded !== true || me.second_factor === 'passed') {
    return <Denied goBack={goBack} me={me} signOut={signOut} />;
  }
  return <StepMissing isSetUp={me.second_factor === 'set_up'} signOut={signOut} />;
}

function StepMissing({ isSetUp, signOut }: { isSetUp: boolean; signOut: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      icon={<ShieldAlert aria-hidden />}
      heading={t`One step is missing`}
      text={
        isSetUp ? (
          <Trans>You signed in without your second step. Sign out, and come back with your passkey.</Trans>
        ) : (
          <Trans>Admin pages open only with two-step verification. Set it up once, and you are in.</Trans>
        )
      }
      action={
        isSetUp ? (
          signOut
        ) : (
          <ButtonLink to="/profile/security" hash="two-step">
            <Trans>Set up two-step verification</Trans>
          </ButtonLink>
        )
      }
    />
  );
}

type DeniedProps = Pick<AdminGateProps, 'goBack' | 'signOut'> & { me: Me | undefined };

function Denied({ goBack, me, signOut }: DeniedProps) {
  const { t } = useLingui();
  const name = me && <bdi>{me.full_name || me.email || me.phone_number}</bdi>;
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<ShieldX aria-hidden />}
        heading={t`Access Denied`}
        text={
          <>
            <Trans>
              Admin privileges required to access this area. Please contact support if you believe this is an error.
            </Trans>
            {name && (
              <span className="mt-3 block font-semibold text-ink-0">
                <Trans>You are signed in as {name}.</Trans>
              </span>
            )}
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-3 *:max-[480px]:w-full">
            <ButtonLink to={me?.is_provider === true ? '/provider/dashboard' : '/dashboard'}>
              <Trans>Go to your dashboard</Trans>
            </ButtonLink>
            {signOut}
            <ButtonLink to="/" variant="quiet" onClick={(event) => goBack() && event.preventDefault()}>
              <Trans>Go Back</Trans>
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
