import { useRouter } from '@tanstack/react-router';
import { takeWantedPath } from '../accounts/index.ts';

/** Redirects a person after sign-in to the wanted path, or else to the dashboard; replaces the history entry. */
export function useRedirectAfterSignIn(): () => void {
  const router = useRouter();
  return () => {
    const wanted = takeWantedPath();
    if (wanted === null) void router.navigate({ to: '/dashboard', replace: true });
    else router.history.replace(wanted);
  };
}
