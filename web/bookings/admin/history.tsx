import type { AdminBooking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../kit/use-language.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { TextLink } from '../../ui/link.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { PAYMENT_WORDS, STATUS_WORDS } from '../../ui/admin/booking-words.ts';
import { EVENT_WORDS, PART_WORDS } from './booking-words.ts';

type Change = AdminBooking['history'][number];

/** Every change of a booking, the oldest first: what happened, who caused it, and when. */
export function History({ about: { history, provider } }: { about: AdminBooking }) {
  const { i18n } = useLingui();
  return (
    <ol className="flex flex-col gap-4 border-s-2 border-sand-2 ps-4">
      {history.map((change) => (
        <li key={change.id} className="min-w-0">
          <h3 className="text-s font-semibold text-ink-0">{i18n._(EVENT_WORDS[change.event])}</h3>
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-xs text-ink-1 max-md:gap-y-3">
            <Cause change={change} provider={provider} /> <DateTime at={change.at} form="day-and-time" />
          </p>
          <States change={change} />
          <Moved change={change} />
          {change.note !== null && (
            <div className="mt-1 rounded-s bg-sand-1 px-3 py-2 text-s text-ink-1">
              <OwnWords>{change.note}</OwnWords>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

type CauseProps = { change: Change; provider: AdminBooking['provider'] };

function Cause({ change: { part, actor }, provider }: CauseProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const role = i18n._(PART_WORDS[part]);
  if (actor === null) return <span>{role}</span>;
  if (actor.full_name === null)
    return (
      <span>
        {role}: <Trans>account ended</Trans>
      </span>
    );
  return (
    <span className="min-w-0 wrap-anywhere">
      {role}:{' '}
      <TextLink to="/admin/people/$personId" params={{ personId: actor.user_id }}>
        <bdi>{actor.user_id === provider.user_id ? textIn(provider, 'full_name', language) : actor.full_name}</bdi>
      </TextLink>
    </span>
  );
}

/** Both starts of a booking that was moved. */
function Moved({ change: { from_starts_at, to_starts_at } }: { change: Change }) {
  if (from_starts_at === null || to_starts_at === null) return null;
  const from = <DateTime at={from_starts_at} form="day-and-time" />;
  const to = <DateTime at={to_starts_at} form="day-and-time" />;
  return (
    <p className="text-xs text-ink-2">
      <Trans>
        From {from} to {to}
      </Trans>
    </p>
  );
}

/** The state and the payment after a change, where it changed them. */
function States({ change }: { change: Change }) {
  const { i18n } = useLingui();
  const states = [
    ...(change.from_status === change.to_status ? [] : [STATUS_WORDS[change.to_status]]),
    ...(change.from_payment_status === change.to_payment_status ? [] : [PAYMENT_WORDS[change.to_payment_status]]),
  ];
  if (states.length === 0) return null;
  return (
    <p className="text-xs text-ink-2">
      <Trans>Then:</Trans> {states.map((state) => i18n._(state)).join(' · ')}
    </p>
  );
}
