import type { NotificationPreferences } from '@hirfa/contract/accounts';
import {
  type Channel,
  CHANNELS,
  mailsOf,
  type NotificationGroup,
  type SomePreferences,
  usedGroups,
} from '@hirfa/domain/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';

type GroupChoicesProps = {
  preferences: NotificationPreferences;
  onChange: (change: SomePreferences) => void;
};

/** For each kind of news, on which channels the person hears of it. */
export function GroupChoices({ preferences, onChange }: GroupChoicesProps) {
  const { t } = useLingui();
  const words: Record<NotificationGroup, [name: string, hint: string]> = {
    bookings: [t`Bookings`, t`Requests, answers, changes and reminders.`],
    money: [t`Money`, t`Payments, refunds and earnings. Mails about refunds always come.`],
    messages: [t`Messages`, t`What someone writes to you about a booking.`],
    account: [t`Account`, t`What we decide about your application or your page. These mails always come.`],
    news: [t`News`, t`Offers, and what is new in Hirfa.`],
  };
  return (
    <div className="pt-6">
      <h3 className="card-text">
        <Trans>For each kind</Trans>
      </h3>
      <p className="text-xs text-ink-2">
        <Trans>What is off above is off for all kinds. The list of notifications always has everything.</Trans>
      </p>
      <div className="divide-y divide-sand-2">
        {usedGroups().map((group) => {
          const [name, hint] = words[group];
          return (
            <GroupRow key={group} name={name} hint={hint}>
              {CHANNELS.map((channel) => (
                <ChannelChoice key={channel} {...{ group, channel, preferences, onChange }} />
              ))}
            </GroupRow>
          );
        })}
      </div>
    </div>
  );
}

function GroupRow({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-hint`} className="py-4">
      <p id={id} className="text-s font-semibold text-ink-0">
        {name}
      </p>
      <p id={`${id}-hint`} className="text-xs text-ink-2">
        {hint}
      </p>
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-4">{children}</div>
    </fieldset>
  );
}

type ChannelChoiceProps = GroupChoicesProps & { group: NotificationGroup; channel: Channel };

/** A channel that is off for everything can not be chosen for a group. */
function ChannelChoice({ group, channel, preferences, onChange }: ChannelChoiceProps) {
  const { t } = useLingui();
  const { push_enabled, sound_enabled, email_enabled, groups } = preferences;
  const mails = mailsOf(group);
  if (channel === 'email' && mails === 'none') return null;
  const names: Record<Channel, string> = {
    toast: t`On the page`,
    email: t({ message: 'E-mail', context: 'channel of notifications' }),
    push: t`Push`,
    sound: t`Sound`,
  };
  const isAlways = channel === 'email' && mails === 'always';
  const isOn = { toast: true, email: email_enabled, push: push_enabled, sound: sound_enabled }[channel];
  return (
    <Checkbox
      label={names[channel]}
      checked={isAlways || (isOn && groups[group][channel])}
      disabled={isAlways || !isOn}
      onChange={({ target }) => onChange({ groups: { [group]: { [channel]: target.checked } } })}
    />
  );
}
