import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Other sign-in methods below the form, as buttons of the same width; hidden where there are none. */
export function OtherWays({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col gap-3 [&:has(>p:only-child)]:hidden">
      <p className="flex items-center gap-3 text-xs text-ink-2 before:h-px before:grow before:bg-sand-2 after:h-px after:grow after:bg-sand-2">
        <Trans>or</Trans>
      </p>
      {children}
    </div>
  );
}
