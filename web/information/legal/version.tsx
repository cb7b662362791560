import { type Agreement, currentVersion } from '@hirfa/domain/accounts';
import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../kit/use-locale.ts';

/** Which version of an agreement the page is, and from when it holds. */
export function Version({ of: agreement }: { of: Agreement }) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const { version, from } = currentVersion(agreement, now);
  const day = formatDateTime(startOfDay(from), 'whole-date', locale);
  return (
    <p className="mt-4 text-s text-ink-2">
      <Trans>
        Version {version}, from {day} on
      </Trans>
    </p>
  );
}
