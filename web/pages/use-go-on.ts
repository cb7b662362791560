import { useRouter } from '@tanstack/react-router';
import { takeWantedPath } from '../accounts/index.ts';

/** Leads who is in to where they wanted, else to their dashboard; there is no way back into what was left. */
export function useGoOn(): () => void {
  const router = useRouter();
  return () => {
    const wanted = takeWantedPath();
    if (wanted === null) void router.navigate({ to: '/dashboard', replace: true });
    else router.history.replace(wanted);
  };
}
