import type { NotificationPreferences } from '@hirfa/contract/accounts';
import { type Sound, SOUNDS } from '@hirfa/domain/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Volume2 from 'lucide-react/icons/volume-2';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { playSound } from '../../../ui/sounds.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { profileErrorText } from '../error-texts.ts';
import { preferencesQuery } from '../queries.ts';

/** How the person is notified. Each change is saved at once, and reverted when saving fails. */
export function NotificationChoices() {
  const { t } = useLingui();
  const query = useQuery(preferencesQuery(useOrpc()));
  const change = useChangePreferences();
  if (query.isPending) return <ChoicesSkeleton />;
  if (query.isError)
    return (
      <ErrorState
        heading={t`Your choices could not be loaded`}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    );
  const { push_enabled, sound_enabled, selected_sound, email_enabled } = query.data;
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
      <div>
        <Switch
          label={t`Sound`}
          hint={<Trans>When something happens while Hirfa is open.</Trans>}
          checked={sound_enabled}
          onChange={(on) => change({ sound_enabled: on })}
        />
        <SoundChoice
          value={selected_sound}
          disabled={!sound_enabled}
          onChange={(sound) => change({ selected_sound: sound })}
        />
      </div>
    </div>
  );
}

function SoundChoice({
  value,
  disabled,
  onChange,
}: {
  value: Sound;
  disabled: boolean;
  onChange: (sound: Sound) => void;
}) {
  const { t } = useLingui();
  const names: Record<Sound, string> = {
    notification_1: t`Two notes`,
    notification_2: t`One note`,
    notification_3: t`Three notes`,
  };
  function choose(chosen: string) {
    const sound = SOUNDS.find((each) => each === chosen);
    if (sound === undefined) return;
    playSound(sound);
    onChange(sound);
  }
  return (
    <div className="flex items-end gap-2 pt-1 pb-2">
      <div className="min-w-0 grow sm:max-w-xs">
        <SelectField
          label={t`Which sound`}
          value={value}
          disabled={disabled}
          onChange={(event) => choose(event.target.value)}
          options={SOUNDS.map((sound) => ({ value: sound, label: names[sound] }))}
        />
      </div>
      <IconButton
        label={t`Listen to it`}
        icon={<Volume2 aria-hidden />}
        disabled={disabled}
        onClick={() => playSound(value)}
      />
    </div>
  );
}

function useChangePreferences() {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const { queryKey } = preferencesQuery(orpc);
  const { mutate } = useMutation(
    orpc.accounts.changeNotificationPreferences.mutationOptions({
      onMutate: async (wanted) => {
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueryData(queryKey);
        const changes = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
        queryClient.setQueryData(
          queryKey,
          (kept: NotificationPreferences | undefined) => kept && { ...kept, ...changes },
        );
        return { before };
      },
      onError: (error, _wanted, kept) => {
        queryClient.setQueryData(queryKey, kept?.before);
        toast({ tone: 'bad', title: i18n._(profileErrorText(error)) });
      },
    }),
  );
  return mutate;
}

function ChoicesSkeleton() {
  return (
    <div className="flex flex-col gap-6 py-3" aria-busy>
      {Array.from({ length: 3 }, (_, index) => (
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
