import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { meQuery, useSignedIn } from '../../accounts/index.ts';
import { Link } from '../../ui/link.tsx';
import { useOrpc } from '../../kit/use-orpc.ts';

const PersonAvatar = lazy(() => import('./person-avatar.tsx').catch(() => ({ default: EmptyCircle })));

/** The link to the person's profile, with their photo; an empty circle until the account is loaded. */
export function ProfileLink() {
  const { t } = useLingui();
  const name = t`My profile`;
  const isSignedIn = useSignedIn() === true;
  const { data } = useQuery({ ...meQuery(useOrpc()), enabled: isSignedIn });
  // The cached account must not be shown before hydration: the server did not render it.
  const me = isSignedIn ? data : undefined;
  return (
    <Link
      to="/profile"
      data-tooltip={name}
      // The photo replaces the circle: a press that began on the circle would be lost.
      className="signed-in-only inline-flex size-11 shrink-0 items-center justify-center rounded-full *:pointer-events-none"
    >
      <span className="sr-only">{name}</span>
      <Suspense fallback={<EmptyCircle />}>{me ? <PersonAvatar me={me} /> : <EmptyCircle />}</Suspense>
    </Link>
  );
}

function EmptyCircle() {
  return <span aria-hidden className="size-9 rounded-full bg-sand-2" />;
}
