import { SIMPLE_TOAST } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { placeOne } from './free-place.ts';
import { simpleToasts, withNewest, type SimpleToast } from './simple-toast.ts';
import { useDirection } from '../../kit/use-language.ts';

/** The page may be scrolled while a toast is shown. */
function placeEachFrame(list: HTMLElement): () => void {
  const place = placeOne(list);
  let frame = requestAnimationFrame(function follow() {
    place();
    frame = requestAnimationFrame(follow);
  });
  return () => cancelAnimationFrame(frame);
}

export default function SimpleToastViewport() {
  const { t } = useLingui();
  const [held, setHeld] = useState<readonly SimpleToast[]>([]);
  const swipe = useDirection() === 'rtl' ? 'left' : 'right';
  const list = useRef<HTMLOListElement>(null);
  const isShown = held.length > 0;
  useEffect(() => simpleToasts.receive((next) => setHeld((now) => withNewest(now, next))), []);
  useEffect(() => (isShown && list.current ? placeEachFrame(list.current) : undefined), [isShown]);
  const remove = (id: number) => setHeld((now) => now.filter((toast) => toast.id !== id));
  return (
    <Provider
      label={t`Notification`}
      duration={SIMPLE_TOAST.durationMs}
      swipeThreshold={SIMPLE_TOAST.swipeThresholdPx}
      swipeDirection={swipe}
    >
      {held.map((toast) => (
        <Root
          key={toast.id}
          onOpenChange={(open) => !open && remove(toast.id)}
          className="flex animate-rise items-center gap-3 rounded-m bg-ink-0 py-2 ps-4 pe-1.5 text-sand-0 shadow-2 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <div className="grow py-1">
            <Title className="text-s font-semibold">{toast.title}</Title>
            {toast.text && <Description className="text-xs opacity-80">{toast.text}</Description>}
          </div>
          <Close asChild>
            <IconButton
              label={t`Close`}
              icon={<X aria-hidden />}
              className="text-sand-0 hover:bg-transparent hover:text-sand-0"
            />
          </Close>
        </Root>
      ))}
      <Viewport
        ref={list}
        label={`${t`Notifications`} ({hotkey})`}
        className="fixed inset-x-4 bottom-[calc(max(var(--bottom-bar),env(safe-area-inset-bottom))+1rem+var(--lifted,0px))] z-50 mx-auto flex max-w-md flex-col outline-none"
      />
    </Provider>
  );
}
