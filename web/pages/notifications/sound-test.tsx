import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  AccountPage,
  AccountSection,
  preferencesQuery,
  SignInHere,
  useChangePreferences,
  useSignedIn,
} from '../../accounts/index.ts';
import { loadInside } from '../../kit/i18n.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { BrowserSounds, SoundList, startSounds } from '../../sounds/index.ts';
import { NeedsScripts } from '../../ui/feedback/needs-scripts.tsx';
import { SettingsSkeleton } from '../../ui/feedback/signed-in-skeleton.tsx';
import { TextLink } from '../../ui/link.tsx';

/** What this browser plays, for everybody; the usual sound, which belongs to an account, for signed-in people. 2.11 */
export const Route = createFileRoute('/_frame/sound-test')({
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  head: ({ match: { context } }) => ({
    meta: [{ title: t(context.i18n)`Sounds · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: SettingsSkeleton,
  component: SoundTest,
});

function SoundTest() {
  const { t: text } = useLingui();
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...preferencesQuery(useOrpc()), enabled: signedIn === true });
  const change = useChangePreferences();
  // Visitors have no sounds elsewhere before they choose some.
  useEffect(startSounds, []);
  return (
    <>
      <NeedsScripts />
      <div className="noscript:hidden">
        <AccountPage heading={text`Sounds`}>
          <AccountSection heading={<Trans>In this browser</Trans>} hint={<BrowserHint />}>
            <BrowserSounds isWanted={data?.sound_enabled !== false} />
          </AccountSection>
          <AccountSection
            heading={<Trans>What you hear</Trans>}
            hint={
              <>
                <Trans>Each button plays its sound.</Trans>{' '}
                <span className="signed-in-only">
                  <Trans>Your choice is saved at once, for all your devices.</Trans>
                </span>
              </>
            }
          >
            <SoundList
              chosen={data?.selected_sound}
              onChoose={(selected_sound) => change({ selected_sound })}
              forVisitors={<SignInToChoose />}
            />
          </AccountSection>
        </AccountPage>
      </div>
    </>
  );
}

function BrowserHint() {
  return (
    <>
      <Trans>Saved at once, in this browser only.</Trans>{' '}
      <span className="signed-in-only">
        <Trans>
          What is off in your{' '}
          <TextLink to="/profile/settings" hash="notifications">
            settings
          </TextLink>{' '}
          is silent on all your devices.
        </Trans>
      </span>
    </>
  );
}

/** The usual sound is the same on all devices of an account. */
function SignInToChoose() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="grow basis-60 text-s text-ink-1">
        <Trans>Signed-in people choose between three sounds here, for all their devices.</Trans>
      </p>
      <SignInHere>
        <Trans>Sign in</Trans>
      </SignInHere>
    </div>
  );
}
