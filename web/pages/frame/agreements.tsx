import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { meQuery, useSignedIn } from '../../accounts/index.ts';
import { useOrpc } from '../../kit/use-orpc.ts';

/** Where it can't be loaded, it is shown with another page. */
const Notice = lazy(() => import('./changed-agreements.tsx').catch(() => ({ default: () => <></> })));

/** Nothing, but for people who have to be asked: those see what they are asked on every page. */
export function Agreements() {
  const signedIn = useSignedIn() === true;
  const { data: me } = useQuery({ ...meQuery(useOrpc()), enabled: signedIn });
  if (!signedIn || me?.to_accept === undefined) return null;
  return (
    <Suspense>
      <Notice wanted={me.to_accept} />
    </Suspense>
  );
}
