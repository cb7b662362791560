import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage, AccountSection, preferencesQuery, useChangePreferences } from '../../accounts/index.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { BrowserSounds, SoundList } from '../../sounds/index.ts';
import { SettingsSkeleton } from '../../ui/feedback/signed-in-skeleton.tsx';
import { TextLink } from '../../ui/link.tsx';

/** For signed-in people: only they have notifications. 2.11 */
export const Route = createFileRoute('/_frame/_signed-in/sound-test')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Sounds · Hirfa` }] }),
  pendingComponent: SettingsSkeleton,
  component: SoundTest,
});

function SoundTest() {
  const { t: text } = useLingui();
  const { data } = useQuery(preferencesQuery(useOrpc()));
  const change = useChangePreferences();
  return (
    <AccountPage heading={text`Sounds`}>
      <AccountSection
        heading={<Trans>In this browser</Trans>}
        hint={
          <Trans>
            Saved at once, in this browser only. What is off in your{' '}
            <TextLink to="/profile/settings" hash="notifications">
              settings
            </TextLink>{' '}
            is silent on all your devices.
          </Trans>
        }
      >
        <BrowserSounds isWanted={data?.sound_enabled !== false} />
      </AccountSection>
      <AccountSection
        heading={<Trans>What you hear</Trans>}
        hint={<Trans>Each button plays its sound. Your choice is saved at once, for all your devices.</Trans>}
      >
        <SoundList chosen={data?.selected_sound} onChoose={(selected_sound) => change({ selected_sound })} />
      </AccountSection>
    </AccountPage>
  );
}
