import { lazy, Suspense, useSyncExternalStore } from 'react';
import { simpleToasts } from './simple-toast.ts';
import { toasts } from './toast.ts';

// A message whose code can't be loaded, without a connection, must not take the page with it.
const nothing = () => ({ default: () => <></> });
const ToastStack = lazy(() => import('./toast-stack.tsx').catch(nothing));
const SimpleToastViewport = lazy(() => import('./simple-toast-viewport.tsx').catch(nothing));

const never = () => false;

/** Both toast areas of every page; each is loaded with its first toast. */
export function Toaster() {
  const stack = useSyncExternalStore(toasts.watch, toasts.isWanted, never);
  const viewport = useSyncExternalStore(simpleToasts.watch, simpleToasts.isWanted, never);
  return (
    <Suspense>
      {stack && <ToastStack />}
      {viewport && <SimpleToastViewport />}
    </Suspense>
  );
}
