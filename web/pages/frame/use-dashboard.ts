import type { Me } from '@hirfa/contract/accounts';
import type { OwnProvider } from '@hirfa/contract/providers';
import { useQuery } from '@tanstack/react-query';
import { meQuery, useSignedIn } from '../../accounts/index.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ownProviderQuery } from '../../providers/index.ts';

type Provider = Pick<OwnProvider, 'provider_type'>;

/**
 * The dashboard of a person: for admins, community providers, or everybody else; that of customers until it is known.
 * 2.50
 */
function dashboardOf(
  me: Me | undefined,
  provider: Provider | undefined,
): '/dashboard' | '/provider/dashboard' | '/admin/dashboard' {
  if (me?.roles.includes('admin')) return '/admin/dashboard';
  const isCommunity = me?.is_provider === true && provider?.provider_type === 'community';
  return isCommunity ? '/provider/dashboard' : '/dashboard';
}

/** Whether the person works here, as a provider or an admin: nobody asks them to become a provider. */
export const useWorksHere = import.meta.env.SSR ? () => false : useOwnWork;

function useOwnWork(): boolean {
  const isSignedIn = useSignedIn() === true;
  const { data: me } = useQuery({ ...meQuery(useOrpc()), enabled: isSignedIn });
  return isSignedIn && me !== undefined && (me.is_provider || me.roles.includes('admin'));
}

/** The dashboard of the person who is signed in. The server renders pages for nobody, without asking who it is. */
export const useDashboard = import.meta.env.SSR ? () => dashboardOf(undefined, undefined) : useOwnDashboard;

function useOwnDashboard() {
  const orpc = useOrpc();
  const isSignedIn = useSignedIn() === true;
  const { data: me } = useQuery({ ...meQuery(orpc), enabled: isSignedIn });
  const { data: provider } = useQuery({ ...ownProviderQuery(orpc), enabled: isSignedIn && me?.is_provider === true });
  return dashboardOf(isSignedIn ? me : undefined, provider);
}
