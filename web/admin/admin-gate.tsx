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
import { AdminFrameSkeleton } from './navigation/admin-frame-skeleton.tsx';

type AdminGateProps = {
  /** Goes back in the history where possible, and returns whether it did. */
  goBack: () => boolean;
  signOut: ReactNode;
  /** The page while it loads. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** Shows its content to admins only, and the frame of their pages until it is known who is one. 2.38, 2.39 */
export function AdminGate({ goBack, signOut, skeleton, children }: AdminGateProps) {
  const { accounts } = useOrpc();
  const { data: isAdmin, isError, isFetching, refetch } = useQuery(isAdminQuery(useOrpc()));
  const isDenied = isAdmin === false;
  const { data: me, isPending } = useQuery({ ...accounts.getMe.queryOptions({ input: {} }), enabled: isDenied });
  if (isAdmin === true) return children;
  if (isAdmin === undefined ? !isError : isPending) return <Verifying skeleton={skeleton} />;
  return (
    <div className="page-width py-6">
      {isDenied ? (
        <NoAdmin goBack={goBack} signOut={signOut} me={me} />
      ) : (
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      )}
    </div>
  );
}

function Verifying({ skeleton }: Pick<AdminGateProps, 'skeleton'>) {
  return (
    <AdminFrameSkeleton>
      <output className="page-width -mb-3 flex items-center gap-2.5 pt-4 text-s font-semibold text-ink-1 [&_svg]:size-5">
        <Spinner />
        <Trans>Verifying admin access</Trans>
      </output>
      {skeleton}
    </AdminFrameSkeleton>
  );
}

type NoAdminProps = Pick<AdminGateProps, 'goBack' | 'signOut'> & { me: Me | undefined };

/** Tells an admin without a second factor to set it up; everybody else is denied. */
function NoAdmin({ goBack, signOut, me }: NoAdminProps) {
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

function Denied({ goBack, me, signOut }: NoAdminProps) {
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
