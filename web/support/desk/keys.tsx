import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Which keys the desk hears. */
export function Keys() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-1 max-lg:hidden">
      <li>
        <Key>J</Key> <Key>K</Key> <Trans>next, previous chat</Trans>
      </li>
      <li>
        <Key>Enter</Key> <Trans>open, then take</Trans>
      </li>
      <li>
        <Key>Ctrl + Enter</Key> <Trans>send</Trans>
      </li>
      <li>
        <Key>Esc</Key> <Trans>leave the message</Trans>
      </li>
    </ul>
  );
}

const Key = ({ children }: { children: ReactNode }) => (
  <kbd dir="ltr" className="rounded-[.3rem] border border-field-line px-1.5 font-[inherit]">
    {children}
  </kbd>
);
