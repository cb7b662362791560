import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ShieldX from 'lucide-react/icons/shield-x';
import type { ReactNode } from 'react';
import { useOrpc } from '../app/use-orpc.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { isAdminQuery } from './queries.ts';

type AdminGateProps = {
  /** Goes back where there is somewhere to go back to, and says whether it did. */
  goBack: () => boolean;
  children: ReactNode;
};

/** Lets admins in, and nobody else. 2.38, 2.39 */
export function AdminGate({ goBack, children }: AdminGateProps) {
  const { data: isAdmin, isError, isFetching, refetch } = useQuery(isAdminQuery(useOrpc()));
  if (isAdmin === true) return children;
  return (
    <div className="page-width py-6">
      {isAdmin === false ? (
        <Denied goBack={goBack} />
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

function Denied({ goBack }: Pick<AdminGateProps, 'goBack'>) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<ShieldX aria-hidden />}
        heading={t`Access Denied`}
        text={<Trans>Admin privileges required to access this area. Please contact support if you believe this is an error.</Trans>}
        action={
          <ButtonLink to="/" variant="secondary" onClick={(event) => goBack() && event.preventDefault()}>
            <Trans>Go Back</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
