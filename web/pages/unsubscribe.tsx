import { useOwnSearch } from '../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { subscriptionQuery, UnsubscribeView } from '../accounts/index.ts';
import { orNotFound } from '../kit/not-found.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';

/** The page of the unsubscribe link, without sign-in. It shows personal data, so that it must not be cached. */
export const Route = createFileRoute('/_frame/unsubscribe')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    token === undefined ? {} : { token: String(token) },
  headers: () => ({ 'cache-control': 'private, no-store' }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context: { queryClient, orpc }, deps: { token } }) => {
    if (token !== '') await orNotFound(queryClient.ensureQueryData(subscriptionQuery(orpc, token)));
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: t(context.i18n)`Mails · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Unsubscribe,
  notFoundComponent: NoSuchLink,
});

function Unsubscribe() {
  const { t: text } = useLingui();
  const { token = '' } = useOwnSearch(Route);
  if (token === '') {
    return (
      <NoMails heading={text`Open this page from one of our mails`}>
        <Trans>The link at the end of a mail says whose mails to stop, and this address does not.</Trans>
      </NoMails>
    );
  }
  return <UnsubscribeView token={token} />;
}

function NoSuchLink() {
  const { t: text } = useLingui();
  return (
    <NoMails heading={text`This link is no longer good`}>
      <Trans>It may be cut off. Open it from the mail once more, or choose your mails in the settings.</Trans>
    </NoMails>
  );
}

/** The page cannot tell whose mails these are; a signed-in person can choose them in the settings. */
function NoMails({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="page-width py-6">
      <EmptyState
        level={1}
        scene="lost"
        heading={heading}
        text={children}
        action={
          <ButtonLink to="/profile/settings" hash="notifications">
            <Trans>Open the settings</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
