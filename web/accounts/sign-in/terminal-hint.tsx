import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Terminal from 'lucide-react/icons/terminal';
import { useOrpc } from '../../kit/use-orpc.ts';
import { authOptionsQuery } from '../common/queries.ts';

/** A demo sends no messages: shows where to find them. */
export function TerminalHint({ what }: { what: 'mails' | 'texts' }) {
  const { data: options } = useQuery(authOptionsQuery(useOrpc()));
  if (options?.terminal[what] !== true) return null;
  return (
    <p className="mt-5 flex items-start gap-2.5 rounded-s bg-sand-1 px-4 py-3 text-xs text-ink-1">
      <Terminal aria-hidden className="mt-[.15em] size-4 shrink-0" />
      <Trans>This is a demo: what it sends is written to the terminal in which it runs.</Trans>
    </p>
  );
}
