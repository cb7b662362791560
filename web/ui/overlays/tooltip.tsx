import { TOOLTIP } from '@hirfa/domain/screens';
import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Around everything whose tooltips are neighbours: moving between them skips the wait. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={TOOLTIP.delayMs} skipDelayDuration={TOOLTIP.skipDelayMs}>
      {children}
    </Provider>
  );
}

/** A short word about a control; never the only place where something is said. */
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
