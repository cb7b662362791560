import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';

type ChatLogProps = { label: string; ref?: Ref<HTMLDivElement>; className: string; children: ReactNode };

/** The messages of a chat, which scroll. It is no live region: `NewestAloud` reads what is new. */
export function ChatLog({ label, ref, className, children }: ChatLogProps) {
  return (
    <div
      ref={ref}
      role="log"
      aria-live="off"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must scroll it too
      tabIndex={0}
      className={classNames('min-h-0 grow overflow-y-auto overscroll-contain', className)}
    >
      {children}
    </div>
  );
}
