import type { AuditRecord } from '@hirfa/contract/audit';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useLanguage } from '../../kit/use-language.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { TextLink } from '../../ui/link.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { changedFields } from './changed-fields.ts';
import { FIELD_WORDS, VALUE_WORDS } from './field-words.ts';

type Names = AuditRecord['names'];
type DifferenceProps = { entry: Pick<AuditRecord, 'entity_id' | 'names' | 'before' | 'after'> };

/** The fields that an action changed, each before and after; of an action that changed nothing, what else it says. */
export function Difference({ entry: { entity_id, before, after, names } }: DifferenceProps) {
  const said = names[entity_id]?.en;
  const isSaid = (value: unknown) => said !== undefined && typeof value === 'string' && names[value]?.en === said;
  const changed = changedFields(before, after).filter((name) => before !== null || !isSaid(after?.[name]));
  if (changed.length === 0) return null;
  if (before === null)
    return (
      <dl className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-xs">
        {changed.map((name) => (
          <div key={name} className="flex min-w-0 gap-1.5">
            <dt className="shrink-0 text-ink-2">
              <FieldName name={name} />
            </dt>
            <dd className="min-w-0 font-medium text-ink-0">
              <Value name={name} value={after?.[name]} names={names} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-s-2 border-sand-2 ps-3 text-xs">
      {changed.map((name) => (
        <div key={name} className="contents">
          <dt className="max-w-24 wrap-anywhere text-ink-2 sm:max-w-44 sm:min-w-28">
            <FieldName name={name} />
          </dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5">
            <Change name={name} from={before[name]} to={after?.[name]} names={names} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldName({ name }: { name: string }) {
  const { i18n } = useLingui();
  const known = FIELD_WORDS[name];
  return known ? i18n._(known) : <bdi>{name}</bdi>;
}

/** The value before is quieter than the value after; without one, only the value after is shown. */
function Change({ name, from, to, names }: { name: string; from: unknown; to: unknown; names: Names }) {
  const isNew = isNothing(from);
  return (
    <>
      <span className={isNew ? 'sr-only' : 'min-w-0 text-ink-2 line-through decoration-1'}>
        <span className="sr-only">
          <Trans>before:</Trans>{' '}
        </span>
        <Value name={name} value={from} names={names} />
      </span>
      {!isNew && <ArrowRight aria-hidden className="size-3.5 shrink-0 self-center text-ink-2 rtl:-scale-x-100" />}
      <span className="min-w-0 font-medium text-ink-0">
        <span className="sr-only">
          <Trans>after:</Trans>{' '}
        </span>
        <Value name={name} value={to} names={names} />
      </span>
    </>
  );
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

function Value({ name, value, names }: { name: string; value: unknown; names: Names }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  if (isNothing(value)) return <Trans context="audit log">nothing</Trans>;
  if (value === true) return <Trans context="audit log">yes</Trans>;
  if (value === false) return <Trans context="audit log">no</Trans>;
  if (typeof value === 'number') return i18n.number(value);
  if (typeof value === 'object' && value !== null && 'erased' in value) return <Trans>erased with the account</Trans>;
  if (typeof value !== 'string') return <OwnWords>{JSON.stringify(value)}</OwnWords>;
  const words = VALUE_WORDS[name]?.[value];
  if (words !== undefined) return i18n._(words);
  if (INSTANT.test(value)) return <DateTime at={value} form="day-and-time" />;
  return <LinkOrText name={name} value={value} known={names[value]?.[language]} />;
}

/** A person or provider by name, leading to their page; other text as it is. */
function LinkOrText({ name, value, known }: { name: string; value: string; known: string | undefined }) {
  const shown = known === undefined ? <Trans context="audit log">open the page</Trans> : <bdi>{known}</bdi>;
  switch (name) {
    case 'mail_id':
      return (
        <TextLink to="/admin/outbox/$mailId" params={{ mailId: value }}>
          {shown}
        </TextLink>
      );
    case 'provider_id':
      return (
        <TextLink to="/admin/dashboard" search={{ tab: 'providers', id: value }}>
          {shown}
        </TextLink>
      );
    case 'user_id':
    case 'taken_by':
      return (
        <TextLink to="/admin/people/$personId" params={{ personId: value }}>
          {shown}
        </TextLink>
      );
    default:
      return <OwnWords>{value}</OwnWords>;
  }
}
