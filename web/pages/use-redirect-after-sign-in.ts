import { useRouter } from '@tanstack/react-router';
import { takeWantedPath } from '../accounts/index.ts';

/** Sends a person who has signed in to the path they wanted, else to their dashboard; replaces the page they leave. */
export function useRedirectAfterSignIn(): () => void {
  const router = useRouter();
  return () => {
    const wanted = takeWantedPath();
    if (wanted === null) void router.navigate({ to: '/dashboard', replace: true });
    else router.history.replace(wanted);
  };
}
