import { lazy, type ReactNode, Suspense } from 'react';
import { useSignedIn } from '../../accounts/index.ts';
import { useIsKeeperNeeded } from '../../discovery/index.ts';
import { NoKeeper } from './no-keeper.tsx';

const orNone = (loading: Promise<{ default: () => ReactNode }>) => loading.catch(() => ({ default: NoKeeper }));
const PersonKeeper = lazy(() => orNone(import('./person-keeper.ts')));
const DeviceKeeper = lazy(() => orNone(import('./device-keeper.ts')));

/** Keeps the hearts of this browser; what it takes is loaded for those who have pressed one, or are signed in. */
export function Favourites() {
  const signedIn = useSignedIn();
  const isNeeded = useIsKeeperNeeded();
  return (
    <Suspense>
      {signedIn === true && <PersonKeeper />}
      {signedIn === false && isNeeded && <DeviceKeeper />}
    </Suspense>
  );
}
