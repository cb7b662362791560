import { TOOLTIP } from '@hirfa/domain/screens';
import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Groups tooltips of neighbouring controls: moving between them skips the delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={TOOLTIP.delayMs} skipDelayDuration={TOOLTIP.skipDelayMs}>
      {children}
    </Provider>
  );
}

/** A short hint for a control; never the only place of an information. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-64 animate-appear rounded-s bg-ink-0 px-3 py-1.5 text-xs font-medium text-sand-0 shadow-2"
        >
          {text}
        </Content>
      </Portal>
    </Root>
  );
}
