import type { Me } from '@hirfa/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { meQuery, useSignedIn } from '../../accounts/index.ts';
import { useOrpc } from '../../kit/use-orpc.ts';

/** The dashboard of a person: for admins, providers or customers; that of customers until the role is known. 2.50 */
export function dashboardOf(me: Me | undefined): '/dashboard' | '/provider/dashboard' | '/admin/dashboard' {
  if (me?.roles.includes('admin')) return '/admin/dashboard';
  return me?.is_provider ? '/provider/dashboard' : '/dashboard';
}

/** The dashboard of the person who is signed in. */
export function useDashboard() {
  const isSignedIn = useSignedIn() === true;
  const { data: me } = useQuery({ ...meQuery(useOrpc()), enabled: isSignedIn });
  return dashboardOf(isSignedIn ? me : undefined);
}
