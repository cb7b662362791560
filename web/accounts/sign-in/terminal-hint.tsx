import { Trans } from '@lingui/react/macro';
import Terminal from 'lucide-react/icons/terminal';
import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** In a demo nothing leaves: where to look for what was sent. The server says so on <html>; elsewhere there is no hint. */
export function TerminalHint({ what }: { what: 'mail' | 'text' }) {
  const isThere = useSyncExternalStore(
    nothing,
    () => (document.documentElement.dataset['terminal'] ?? '').split(' ').includes(what),
    () => false,
  );
  if (!isThere) return null;
  return (
    <p className="mt-5 flex items-start gap-2.5 rounded-s bg-sand-1 px-4 py-3 text-xs text-ink-1">
      <Terminal aria-hidden className="mt-[.15em] size-4 shrink-0" />
      <Trans>This is a demo: what it sends is written to the terminal in which it runs.</Trans>
    </p>
  );
}
