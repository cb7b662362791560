import { type ComponentType, lazy, Suspense } from 'react';
import { useSignedIn } from '../../accounts/index.ts';

type Of = { of: 'notifications' | 'messages' };

const UnreadBadge = lazy<ComponentType<Of>>(() => import('./unread-badge.tsx').catch(() => ({ default: () => null })));

/** The number of what is unread, at the corner of the nearest positioned element; loaded for signed-in people only. */
export function Unread({ of }: Of) {
  const isSignedIn = useSignedIn() === true;
  return <Suspense>{isSignedIn && <UnreadBadge of={of} />}</Suspense>;
}
