import type { AuthStatistics } from '@hirfa/contract/accounts';
import { AUTH_EVENTS, type AuthEvent } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { formatShare } from '../../kit/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { useLocale } from '../../kit/use-locale.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ALERT_WORDS, EVENT_WORDS } from './auth-words.ts';
import { authStatisticsQuery } from './queries.ts';
import { Tile } from '../../ui/admin/tile.tsx';

/** The statistics of sign-ins, the alerts, and the events that this browser stored. */
export function SignIns({ onThisDevice }: { onThisDevice: readonly AuthEvent[] }) {
  const { t } = useLingui();
  const query = useQuery(authStatisticsQuery(useOrpc()));
  return (
    <QueryView query={query} failed={t`The figures could not be loaded`} skeleton={<SignInsSkeleton />}>
      {(statistics) => (
        <div className="flex flex-col gap-6">
          <Alerts statistics={statistics} />
          <Rates statistics={statistics} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Counts statistics={statistics} />
            <OnThisDevice events={onThisDevice} />
          </div>
        </div>
      )}
    </QueryView>
  );
}

/** Below this many events a share says little: it is no alarm yet. */
const FEW_EVENTS = 20;

function Alerts({ statistics: { alerts, counts, error_rate } }: { statistics: AuthStatistics }) {
  const { i18n, t } = useLingui();
  const all = AUTH_EVENTS.reduce((sum, type) => sum + counts[type], 0);
  const problems = Math.round(error_rate * all);
  if (alerts.length === 0)
    return (
      <Notice tone="ok">
        {t`Nothing is out of the usual.`}
        {problems > 0 && all < FEW_EVENTS && ` ${t`There are too few events for the shares to mean much.`}`}
      </Notice>
    );
  return (
    <div className="flex flex-col gap-3">
      {alerts.map((alert) => (
        <Notice key={alert} tone={alert === 'error_rate' && all < FEW_EVENTS ? 'plain' : 'bad'}>
          {i18n._(ALERT_WORDS[alert])}
          {alert === 'error_rate' && ` ${t`${problems} of ${all} events.`}`}
        </Notice>
      ))}
    </div>
  );
}

const tiles = 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 max-sm:*:first:col-span-2';

function Rates({ statistics: { error_rate, sign_in_success, counts } }: { statistics: AuthStatistics }) {
  const { t } = useLingui();
  const locale = useLocale();
  const tries = counts.SIGNED_IN + counts.SIGNIN_FAILED;
  return (
    <div className={tiles}>
      <Tile label={t`Sign-in attempts`} value={tries} />
      <Tile label={t`Succeeded`} value={sign_in_success === null ? '–' : formatShare(sign_in_success, locale)} />
      <Tile label={t`Problems among all events`} value={formatShare(error_rate, locale)} />
    </div>
  );
}

const row = 'flex items-baseline justify-between gap-x-6 py-1.5 text-s';

function Counts({ statistics: { counts, last } }: { statistics: AuthStatistics }) {
  const { i18n } = useLingui();
  const seen = AUTH_EVENTS.filter((type) => counts[type] > 0);
  const never = AUTH_EVENTS.filter((type) => counts[type] === 0);
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="card-text mb-2">
        <Trans>For everybody</Trans>
      </h2>
      {seen.length > 0 && (
        <dl className="mb-3 divide-y divide-sand-2 last:mb-0">
          {seen.map((type) => {
            const at = last.find((event) => event.type === type)?.at;
            return (
              <div key={type} className={row}>
                <dt className="text-ink-0">{i18n._(EVENT_WORDS[type])}</dt>
                <dd className="flex shrink-0 items-baseline gap-3">
                  {at !== undefined && (
                    <span className="text-xs text-ink-2">
                      <DateTime at={at} form="time" />
                    </span>
                  )}
                  <span className="min-w-6 text-end font-semibold tabular-nums">{counts[type]}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {never.length > 0 && (
        <Disclosure heading={<Trans>Did not happen</Trans>} note={i18n.number(never.length)}>
          <ul className="mb-3 grid gap-x-6 gap-y-0.5 text-xs text-ink-1 sm:max-lg:grid-cols-2">
            {never.map((type) => (
              <li key={type}>{i18n._(EVENT_WORDS[type])}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}

function OnThisDevice({ events }: { events: readonly AuthEvent[] }) {
  const { i18n } = useLingui();
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="card-text mb-2">
        <Trans>On this device</Trans>
      </h2>
      {events.length === 0 ? (
        <p className="text-s text-ink-1">
          <Trans>Nothing went wrong with sessions here.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-sand-2">
          {events.toReversed().map(({ type, at, detail }) => (
            <li key={`${type} ${at}`} className={row}>
              <span>
                {i18n._(EVENT_WORDS[type])}
                {detail !== undefined && (
                  <bdi lang="en" className="ms-2 text-xs text-ink-2">
                    {detail}
                  </bdi>
                )}
              </span>
              <span className="text-xs text-ink-2">
                <DateTime at={new Date(at).toISOString()} form="time" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function SignInsSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <Skeleton className="h-12" />
      <div className={tiles}>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="h-16 rounded-m sm:h-20" />
        ))}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-m" />
        <Skeleton className="h-28 rounded-m" />
      </div>
    </div>
  );
}
