import type { NotificationPreferences } from '@hirfa/contract/accounts';
import {
  type Channel,
  type ChannelChoice,
  channelChoices,
  type NotificationGroup,
  type SomePreferences,
  usedGroups,
} from '@hirfa/domain/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Disclosure, OnOf } from '../../../ui/disclosure.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';

type GroupChoicesProps = {
  preferences: NotificationPreferences;
  onChange: (change: SomePreferences) => void;
  /** Whether they are shown at once; otherwise they are behind one line. */
  isOpen: boolean;
};

/** For each kind of news, on which channels the person hears of it. */
export function GroupChoices({ preferences, onChange, isOpen }: GroupChoicesProps) {
  const { t } = useLingui();
  const words: Record<NotificationGroup, [name: string, hint: string]> = {
    bookings: [t`Bookings`, t`Requests, answers, changes and reminders.`],
    money: [t`Money`, t`Payments, refunds and earnings. Mails about refunds always come.`],
    messages: [t`Messages`, t`What someone writes to you about a booking.`],
    account: [t`Account`, t`What we decide about your application or your page. These mails always come.`],
    favourites: [
      t`Saved providers`,
      t`When someone you saved has free time this week, once. With all of it off, the list does not have it either.`,
    ],
    news: [t`News`, t`Offers, and what is new in Hirfa.`],
  };
  const choices = channelChoices(preferences);
  return (
    <div className="py-2">
      <Disclosure
        isOpen={isOpen}
        heading={
          <h3 className="card-text">
            <Trans>For each kind</Trans>
          </h3>
        }
        note={<OnOf on={choices.filter((choice) => choice.isOn).length} all={choices.length} />}
      >
        <p className="text-xs text-ink-2">
          <Trans>What is off above is off for all kinds. The list of notifications always has everything.</Trans>
        </p>
        <div className="divide-y divide-sand-2">
          {usedGroups().map((group) => {
            const [name, hint] = words[group];
            return (
              <GroupRow key={group} name={name} hint={hint}>
                {choices
                  .filter((choice) => choice.group === group)
                  .map((choice) => (
                    <ChannelBox key={choice.channel} choice={choice} onChange={onChange} />
                  ))}
              </GroupRow>
            );
          })}
        </div>
      </Disclosure>
    </div>
  );
}

function GroupRow({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-hint`} className="py-4 last:pb-0">
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

type ChannelBoxProps = { choice: ChannelChoice; onChange: (change: SomePreferences) => void };

function ChannelBox({ choice: { group, channel, isOn, isFixed }, onChange }: ChannelBoxProps) {
  const { t } = useLingui();
  const names: Record<Channel, string> = {
    toast: t`On the page`,
    email: t({ message: 'E-mail', context: 'channel of notifications' }),
    push: t`Push`,
    sound: t`Sound`,
  };
  return (
    <Checkbox
      label={names[channel]}
      checked={isOn}
      disabled={isFixed}
      onChange={({ target }) => onChange({ groups: { [group]: { [channel]: target.checked } } })}
    />
  );
}
