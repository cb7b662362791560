import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../button.tsx';

type KeyButtonProps = Omit<ComponentPropsWithRef<typeof Button>, 'aria-keyshortcuts'> & { shortcut: string };

/** A button with the letter that presses it while the item has the focus; screen readers have it as a shortcut. */
export function KeyButton({ shortcut, children, ...rest }: KeyButtonProps) {
  const { t } = useLingui();
  return (
    <Button {...rest} aria-keyshortcuts={shortcut} data-tooltip={t`Keyboard: ${shortcut}`}>
      {children}
      <span aria-hidden className="max-lg:hidden">
        <Key>{shortcut}</Key>
      </span>
    </Button>
  );
}

/** A key of the keyboard. */
export const Key = ({ children }: { children: ReactNode }) => (
  <kbd dir="ltr" className="rounded-[.3rem] border border-current px-1.5 font-[inherit] text-xs">
    {children}
  </kbd>
);

/** Presses the button of a letter in a part of the page; returns whether there is one. */
export function pressShortcut(part: HTMLElement, letter: string): boolean {
  const button = part.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter.toUpperCase()}"]`);
  button?.click();
  return button !== null;
}
