import type { SupportMessage } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { DateTime } from '../ui/date-time.tsx';

/** What the product itself says, in the language of the page. 2.46 */
export function AutoReply({ message }: { message: SupportMessage }) {
  return (
    <div className="mx-auto max-w-sm px-4 py-1 text-center text-xs text-ink-1">
      <p className="text-xs font-semibold text-ink-0">
        <Trans>Auto-reply</Trans>
      </p>
      <p className="mt-0.5 text-balance">
        <AutoReplyWords message={message} />
      </p>
    </div>
  );
}

export function AutoReplyWords({ message: { line, answers_at } }: { message: SupportMessage }) {
  if (line !== 'outside_hours' || answers_at === null)
    return <Trans>Welcome! Tell us what happened, and someone from our team answers here.</Trans>;
  const when = <DateTime at={answers_at} form="day-and-time" />;
  return <Trans>Our team is away now, and answers from {when} on. What you write waits for them.</Trans>;
}
