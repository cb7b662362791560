import { TOASTER } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, type PointerEvent } from 'react';
import { toast as sonner, Toaster as Sonner, type ExternalToast } from 'sonner';
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

function show({ tone = 'plain', title, text, action, durationMs }: Toast) {
  const details: ExternalToast = {
    ...(text && { description: text }),
    ...(action && { action: { label: action.label, onClick: action.run } }),
    ...(durationMs && { duration: durationMs }),
  };
  if (tone === 'ok') sonner.success(title, details);
  else if (tone === 'warn') sonner.warning(title, details);
  else if (tone === 'bad') sonner.error(title, details);
  else sonner(title, details);
}

export default function ToastStack() {
  const { t } = useLingui();
  const dir = useDirection();
  const offset = 'calc(var(--bottom-bar) + 1rem)';
  useEffect(() => toasts.receive(show), []);
  return (
    <div onPointerUpCapture={settleSwipe}>
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
