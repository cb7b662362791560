import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage, YourData } from '../accounts/index.ts';

export const Route = createFileRoute('/_frame/_signed-in/profile/data')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Your data · Hirfa` }] }),
  component: ProfileData,
});

function ProfileData() {
  const { t: text } = useLingui();
  return (
    <AccountPage heading={text`Your data`}>
      <YourData />
    </AccountPage>
  );
}
