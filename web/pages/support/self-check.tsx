import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../accounts/index.ts';
import { loadInside } from '../../kit/i18n.ts';
import { SelfCheck } from '../../support/index.ts';
import { NeedsScripts } from '../../ui/feedback/needs-scripts.tsx';
import { TextLink } from '../../ui/link.tsx';

/** What support asks somebody to open whose page does not work. 2.2 */
export const Route = createFileRoute('/_frame/test')({
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  head: ({ match: { context } }) => ({
    meta: [{ title: t(context.i18n)`Self-check · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  component: SelfCheckPage,
});

function SelfCheckPage() {
  const { t: text } = useLingui();
  return (
    <>
      <NeedsScripts />
      <div className="noscript:hidden">
        <AccountPage
          heading={text`Does Hirfa work here?`}
          lead={<Trans>Something does not work? This page checks your browser and your connection.</Trans>}
        >
          <SelfCheck />
          <nav className="flex flex-wrap gap-x-6 gap-y-3 text-s">
            <TextLink to="/support">
              <Trans>Live support</Trans>
            </TextLink>
            <TextLink to="/sound-test">
              <Trans>Hear the sounds</Trans>
            </TextLink>
          </nav>
        </AccountPage>
      </div>
    </>
  );
}
