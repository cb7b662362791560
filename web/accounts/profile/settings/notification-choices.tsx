import type { NotificationPreferences } from '@hirfa/contract/accounts';
import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { QUIET_HOURS } from '@hirfa/domain/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../kit/use-locale.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Link } from '../../../ui/link.tsx';
import { preferencesQuery } from '../queries.ts';
import { GroupChoices } from './group-choices.tsx';
import { TextChoice } from './text-choice.tsx';
import { useChangePreferences } from './use-change-preferences.ts';

type NotificationChoicesProps = {
  /** Whether the choices for each kind are shown at once. */
  showKinds: boolean;
};

/** How the person is notified. Each change is saved at once, and reverted when saving fails. */
export function NotificationChoices({ showKinds }: NotificationChoicesProps) {
  const { t } = useLingui();
  const query = useQuery(preferencesQuery(useOrpc()));
  return (
    <QueryView isPart query={query} failed={t`Your choices could not be loaded`} skeleton={<ChoicesSkeleton />}>
      {(preferences) => <Choices preferences={preferences} showKinds={showKinds} />}
    </QueryView>
  );
}

function Choices({ preferences, showKinds }: NotificationChoicesProps & { preferences: NotificationPreferences }) {
  const { t } = useLingui();
  const change = useChangePreferences();
  const { push_enabled, sound_enabled, email_enabled, offers_enabled, quiet_hours } = preferences;
  return (
    <div className="-my-2.5 divide-y divide-sand-2">
      <Switch
        label={t`Push notifications`}
        hint={<Trans>On the devices on which you allow them.</Trans>}
        checked={push_enabled}
        onChange={(on) => change({ push_enabled: on })}
      />
      <Switch
        label={t`E-mails`}
        hint={<Trans>About bookings, reminders and news. Sign-in codes and mails about your money always come.</Trans>}
        checked={email_enabled}
        onChange={(on) => change({ email_enabled: on })}
      />
      <TextChoice preferences={preferences} onChange={change} />
      <div>
        <Switch
          label={t`Sound`}
          hint={<Trans>When something happens while Hirfa is open.</Trans>}
          checked={sound_enabled}
          onChange={(on) => change({ sound_enabled: on })}
        />
        <Link
          to="/sound-test"
          className="-mt-2 mb-1 inline-flex min-h-11 items-center rounded-s text-s font-semibold text-clay-ink hover:underline"
        >
          <Trans>Choose and hear the sounds</Trans>
        </Link>
      </div>
      <Switch
        label={t`Offers and promotion codes`}
        hint={<Trans>Now and then, also by e-mail, never at night. Without your yes we send none.</Trans>}
        checked={offers_enabled}
        onChange={(on) => change({ offers_enabled: on })}
      />
      <Switch
        label={t`Quiet at night`}
        hint={<QuietHours />}
        checked={quiet_hours}
        onChange={(on) => change({ quiet_hours: on })}
      />
      <GroupChoices preferences={preferences} onChange={change} isOpen={showKinds} />
    </div>
  );
}

/** When nothing rings, by Cairo's clock. */
function QuietHours() {
  const locale = useLocale();
  const at = (hour: number) =>
    formatDateTime(new Date(startOfDay('2026-01-01').getTime() + hour * 3_600_000), 'time', locale);
  const from = at(QUIET_HOURS.from);
  const until = at(QUIET_HOURS.until);
  return (
    <Trans>
      No push, no sound and no text message from {from} to {until} in Cairo, except for money and for jobs that are
      under way or start within two hours.
    </Trans>
  );
}

function ChoicesSkeleton() {
  return (
    <div className="flex flex-col gap-6 py-3" aria-busy>
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className="flex items-center justify-between gap-6">
          <span className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-3/5" />
          </span>
          <Skeleton className="h-7 w-12 rounded-full" />
        </span>
      ))}
    </div>
  );
}
