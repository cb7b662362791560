import type { AuditRecord } from '@hirfa/contract/admin';
import { Trans } from '@lingui/react/macro';
import { OwnWords } from '../../ui/own-words.tsx';

type DifferenceProps = Pick<AuditRecord, 'before' | 'after'>;

/** The fields that an action changed, each before and after; those that stayed the same are left out. */
export function Difference({ before, after }: DifferenceProps) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter((name) => textOf(before?.[name]) !== textOf(after?.[name]));
  if (changed.length === 0) return null;
  return (
    <dl className="mt-3 flex flex-col gap-2 text-xs">
      {changed.map((name) => (
        <div key={name} className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]">
          <dt dir="ltr" className="font-mono wrap-anywhere text-ink-2 rtl:text-end">
            {name}
          </dt>
          <dd className="min-w-0 rounded-s bg-bad-soft px-2 py-1 text-bad">
            <span className="sr-only">
              <Trans>before:</Trans>{' '}
            </span>
            <Value value={before?.[name]} />
          </dd>
          <dd className="min-w-0 rounded-s bg-ok-soft px-2 py-1 text-ok">
            <span className="sr-only">
              <Trans>after:</Trans>{' '}
            </span>
            <Value value={after?.[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { value: unknown }) {
  if (value === undefined || value === null || value === '')
    return (
      <span>
        <Trans context="audit log">nothing</Trans>
      </span>
    );
  if (typeof value === 'object' && 'erased' in value) return <Trans>erased with the account</Trans>;
  return <OwnWords>{textOf(value)}</OwnWords>;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
