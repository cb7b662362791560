import type { AuditRecord } from '@hirfa/contract/audit';
import { Trans, useLingui } from '@lingui/react/macro';
import { DateTime } from '../../ui/date-time.tsx';
import { TextLink } from '../../ui/link.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { changedFields } from './changed-fields.ts';
import { FIELD_WORDS, VALUE_WORDS } from './field-words.ts';

type DifferenceProps = Pick<AuditRecord, 'before' | 'after'>;

/** The fields that an action changed, each before and after; of an action that changed nothing, its details. */
export function Difference({ before, after }: DifferenceProps) {
  const { i18n } = useLingui();
  const changed = changedFields(before, after);
  if (changed.length === 0) return null;
  const nameOf = (name: string) => {
    const known = FIELD_WORDS[name];
    return known ? i18n._(known) : <bdi>{name}</bdi>;
  };
  if (before === null)
    return (
      <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {changed.map((name) => (
          <div key={name} className="flex min-w-0 gap-1.5">
            <dt className="shrink-0 text-ink-2">{nameOf(name)}</dt>
            <dd className="min-w-0">
              <Value name={name} value={after?.[name]} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl className="mt-3 flex flex-col gap-2 text-xs">
      {changed.map((name) => (
        <div key={name} className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]">
          <dt className="wrap-anywhere text-ink-2">{nameOf(name)}</dt>
          <dd className="min-w-0 rounded-s bg-bad-soft px-2 py-1 text-bad">
            <span className="sr-only">
              <Trans>before:</Trans>{' '}
            </span>
            <Value name={name} value={before[name]} />
          </dd>
          <dd className="min-w-0 rounded-s bg-ok-soft px-2 py-1 text-ok">
            <span className="sr-only">
              <Trans>after:</Trans>{' '}
            </span>
            <Value name={name} value={after?.[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

function Value({ name, value }: { name: string; value: unknown }) {
  const { i18n } = useLingui();
  if (value === undefined || value === null || value === '') return <Trans context="audit log">nothing</Trans>;
  if (value === true) return <Trans context="audit log">yes</Trans>;
  if (value === false) return <Trans context="audit log">no</Trans>;
  if (typeof value === 'number') return i18n.number(value);
  if (typeof value === 'object' && 'erased' in value) return <Trans>erased with the account</Trans>;
  if (typeof value !== 'string') return <OwnWords>{JSON.stringify(value)}</OwnWords>;
  const words = VALUE_WORDS[name]?.[value];
  if (words !== undefined) return i18n._(words);
  if (INSTANT.test(value)) return <DateTime at={value} form="day-and-time" />;
  return <LinkOrText name={name} value={value} />;
}

/** What an id means is on its page. */
function LinkOrText({ name, value }: { name: string; value: string }) {
  switch (name) {
    case 'mail_id':
      return (
        <TextLink to="/admin/outbox/$mailId" params={{ mailId: value }}>
          <Trans context="audit log">the mail</Trans>
        </TextLink>
      );
    case 'provider_id':
      return (
        <TextLink to="/admin/dashboard" search={{ tab: 'providers', id: value }}>
          <Trans context="audit log">the provider</Trans>
        </TextLink>
      );
    case 'taken_by':
    case 'user_id':
      return (
        <TextLink to="/admin/people/$personId" params={{ personId: value }}>
          <Trans context="audit log">the person</Trans>
        </TextLink>
      );
    default:
      return <OwnWords>{value}</OwnWords>;
  }
}
