import { Trans } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';

/** A number or an address that a code has proven. */
export function ConfirmedContact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <h3 className="text-s font-semibold text-ink-0">{name}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-0">
        <bdi dir="ltr" className="wrap-anywhere tabular-nums">
          {value}
        </bdi>
        <span className="inline-flex items-center gap-1 text-s font-semibold text-ok">
          <BadgeCheck aria-hidden className="size-4.5" />
          <Trans>confirmed</Trans>
        </span>
      </p>
    </div>
  );
}
