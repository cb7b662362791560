import { lazy, Suspense, useSyncExternalStore } from 'react';
import { simpleToasts } from './simple-toast.ts';
import { toasts } from './toast.ts';

const ToastStack = lazy(() => import('./toast-stack.tsx'));
const SimpleToastViewport = lazy(() => import('./simple-toast-viewport.tsx'));

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
