import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/link.tsx';
import { rememberWantedPath } from './wanted-path.ts';

/** A link to sign-in, after which this page is opened again. An early press waits until the page can be remembered. */
export function SignInHere({ children }: { children: ReactNode }) {
  const remember = () => rememberWantedPath(location.pathname + location.search);
  return (
    <ButtonLink data-needs-app to="/auth" search={{ mode: 'signin' }} onClick={remember}>
      {children}
    </ButtonLink>
  );
}
