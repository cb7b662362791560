import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from 'radix-ui/dialog';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { focusHeading } from '../../kit/focus-heading.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';

type DialogProps = {
  title: string;
  description?: ReactNode;
  trigger?: ReactElement;
  /** Receives the focus where what had it before is gone, or nothing had it; the page's heading by default. */
  focusAfter?: RefObject<HTMLElement | null>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
  /** As wide as the window allows, for a picture. */
  wide?: boolean;
  /** Buttons, the main one first: at the end of the row, and on top on a phone. */
  actions?: ReactNode;
};

/** In a window of some height, title and buttons stay in view while what is between them is scrolled. */
const head =
  'z-10 -mx-6 -mt-6 bg-card [container-type:scroll-state] [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:-top-6';
const headLine =
  'flex items-start justify-between gap-4 border-b border-transparent px-6 pt-6 pb-2 [@container_scroll-state(stuck:top)]:border-sand-2';
/** At the lower edge, over the padding. */
const foot =
  'z-10 -mx-6 mt-2 -mb-(--foot) bg-card [container-type:scroll-state] [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-[calc(-1*var(--foot))]';
const answers =
  'flex flex-col gap-3 border-t border-transparent px-6 pt-4 pb-(--foot) sm:flex-row-reverse [@container_scroll-state(stuck:bottom)]:border-sand-2';

/**
 * A sheet at the bottom on a phone, a centred card elsewhere. The title receives the focus, unless a control inside has
 * `autoFocus`.
 */
export function Dialog({
  title,
  description,
  trigger,
  focusAfter,
  open,
  onOpenChange,
  children,
  wide = false,
  actions,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element>(null);
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) };
  return (
    <Root {...state}>
      {trigger && (
        <Trigger asChild ref={opener}>
          {trigger}
        </Trigger>
      )}
      <Portal>
        {/* Below toasts, but above another dialog that has opened this one. */}
        <Overlay className="fixed inset-0 z-40 [[role=dialog]~&]:z-50 animate-appear bg-[oklch(0.2_0.03_195/.5)]" />
        <Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusedBefore.current = document.activeElement;
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            if (opener.current !== null) return;
            event.preventDefault();
            leaveFocus(focusedBefore.current, focusAfter?.current);
          }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] animate-rise overflow-y-auto rounded-t-l border border-sand-2 bg-card p-6 pb-(--foot) shadow-2 [--foot:max(1.5rem,env(safe-area-inset-bottom))] [@media(min-height:30rem)]:scroll-pt-20 [@media(min-height:30rem)]:scroll-pb-40 sm:inset-x-auto sm:start-1/2 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-l ltr:sm:-translate-x-1/2 rtl:sm:translate-x-1/2',
            wide ? 'sm:w-[min(72rem,calc(100vw-3rem))]' : 'sm:w-[min(32rem,calc(100vw-3rem))]',
          )}
        >
          <Head title={title} heading={heading} />
          {description && <Description className="text-s text-ink-1">{description}</Description>}
          {children && <div className={description ? 'mt-5' : 'mt-3'}>{children}</div>}
          {actions && (
            <div className={foot}>
              <div className={answers}>{actions}</div>
            </div>
          )}
        </Content>
      </Portal>
    </Root>
  );
}

function Head({ title, heading }: { title: string; heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLingui();
  return (
    <div className={head}>
      <div className={headLine}>
        <Title ref={heading} tabIndex={-1} className="section-text pt-1 outline-none">
          {title}
        </Title>
        <Close asChild>
          <IconButton label={t`Close`} icon={<X aria-hidden />} className="-me-2 -mt-1" />
        </Close>
      </div>
    </div>
  );
}

/**
 * After a dialog without a button of its own: what has the focus already, or had it before, or the given place, or the
 * page's heading.
 */
function leaveFocus(before: Element | null, place: HTMLElement | null | undefined): void {
  const isOnPage = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement && element.matches('main *');
  if (isOnPage(document.activeElement)) return;
  const target = isOnPage(before) ? before : place;
  if (target) target.focus();
  else if (!focusHeading()) document.querySelector('main')?.focus();
}
