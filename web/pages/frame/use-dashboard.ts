import { useQuery } from '@tanstack/react-query';
import { meQuery, useSignedIn } from '../../accounts/index.ts';
import { useOrpc } from '../../kit/use-orpc.ts';

/** The dashboard of this person: for admins, providers or customers; that of customers until the role is known. 2.50 */
export function useDashboard(): '/dashboard' | '/provider/dashboard' | '/admin/dashboard' {
  const isSignedIn = useSignedIn() === true;
  const { data: me } = useQuery({ ...meQuery(useOrpc()), enabled: isSignedIn });
  if (!isSignedIn) return '/dashboard';
  if (me?.roles.includes('admin')) return '/admin/dashboard';
  return me?.is_provider ? '/provider/dashboard' : '/dashboard';
}
