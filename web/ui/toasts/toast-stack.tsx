import { TOASTER } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type PointerEvent } from 'react';
import { toast as sonner, Toaster as Sonner, type ExternalToast } from 'sonner';
import { placeOnScreen } from './free-place.ts';
import { toasts, type Toast } from './toast.ts';
import { useDirection } from '../../kit/use-language.ts';

/** Sonner's own threshold, which has no setting; see `settleSwipe`. */
const SONNER_SWIPE_PX = 45;

const classes = {
  toast:
    'relative flex w-full flex-wrap items-start gap-x-3 rounded-m border border-sand-2 bg-card py-3.5 ps-4 pe-12 text-s text-ink-0 shadow-2',
  icon: 'mt-0.5 shrink-0',
  content: 'min-w-0 grow basis-[calc(100%-3rem)]',
  title: 'font-semibold',
  description: 'mt-0.5 text-xs text-ink-1',
  closeButton:
    'absolute end-0.5 top-0.5 inline-flex size-11 items-center justify-center rounded-full text-ink-2 hover:text-ink-0',
  actionButton: '-mb-2.5 ms-5 mt-0.5 min-h-11 rounded-full px-3 font-semibold text-clay-ink hover:bg-clay-soft',
};

const icons = {
  success: <CircleCheck aria-hidden className="size-5 text-ok" />,
  warning: <TriangleAlert aria-hidden className="size-5 text-warn" />,
  error: <OctagonAlert aria-hidden className="size-5 text-bad" />,
  close: <X aria-hidden className="size-4.5" />,
};

/**
 * When the pointer is lifted, Sonner reads the swiped distance from these two properties. This handler runs first: from
 * 20 px on it sets a full swipe, below none, so that the product's threshold applies.
 */
function settleSwipe(event: PointerEvent<HTMLElement>) {
  const swiped = event.target instanceof Element && event.target.closest<HTMLElement>('[data-sonner-toast]');
  if (!swiped) return;
  for (const axis of ['--swipe-amount-x', '--swipe-amount-y']) {
    const amount = Number.parseFloat(swiped.style.getPropertyValue(axis)) || 0;
    if (Math.abs(amount) >= SONNER_SWIPE_PX) continue;
    const settled = Math.abs(amount) >= TOASTER.swipeThresholdPx ? Math.sign(amount) * SONNER_SWIPE_PX : 0;
    swiped.style.setProperty(axis, `${settled}px`);
  }
}

/** Titles are aligned: every toast has an icon. */
const plainIcon = <Bell aria-hidden className="size-5 text-ink-2" />;

function show({ tone = 'plain', title, text, action, durationMs, onClose }: Toast): number | string {
  const details: ExternalToast = {
    ...(text && { description: text }),
    ...(action && { action: { label: action.label, onClick: action.run } }),
    ...(durationMs && { duration: durationMs }),
    ...(onClose && { onDismiss: onClose }),
  };
  if (tone === 'ok') return sonner.success(title, details);
  if (tone === 'warn') return sonner.warning(title, details);
  if (tone === 'bad') return sonner.error(title, details);
  return sonner(title, { ...details, icon: plainIcon });
}

/** Shows toasts in a free place, frame by frame, and takes away those that the open page has made needless. */
function showToastsIn(stack: HTMLElement): () => void {
  const needless = new Map<number | string, () => boolean>();
  const place = placeOnScreen(stack);
  let frame = 0;
  function follow() {
    for (const [id, isNeedless] of needless) if (isNeedless() && needless.delete(id)) sonner.dismiss(id);
    place();
    const areAny = sonner.getToasts().length > 0;
    frame = areAny ? requestAnimationFrame(follow) : 0;
    if (!areAny) needless.clear();
  }
  const end = toasts.receive((next) => {
    if (next.isOnPage?.()) return;
    const id = show(next);
    if (next.isOnPage) needless.set(id, next.isOnPage);
    if (frame === 0) frame = requestAnimationFrame(follow);
  });
  return () => {
    end();
    cancelAnimationFrame(frame);
  };
}

export default function ToastStack() {
  const { t } = useLingui();
  const dir = useDirection();
  const stack = useRef<HTMLDivElement>(null);
  const offset = 'calc(max(var(--bottom-bar), env(safe-area-inset-bottom)) + 1rem + var(--lifted, 0px))';
  useEffect(() => (stack.current ? showToastsIn(stack.current) : undefined), []);
  return (
    <div ref={stack} onPointerUpCapture={settleSwipe}>
      <Sonner
        dir={dir}
        position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
        visibleToasts={TOASTER.visible}
        gap={TOASTER.gapPx}
        duration={TOASTER.durationMs}
        hotkey={[...TOASTER.hotkey]}
        style={{ '--width': `${TOASTER.widthPx}px`, fontFamily: 'inherit' }}
        offset={{ bottom: offset }}
        mobileOffset={{ bottom: offset, left: 16, right: 16 }}
        containerAriaLabel={t`Notifications`}
        closeButton
        icons={icons}
        toastOptions={{ unstyled: true, classNames: classes, closeButtonAriaLabel: t`Close` }}
      />
    </div>
  );
}
