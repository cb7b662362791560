import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
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
    await orNotFound(queryClient.ensureQueryData(subscriptionQuery(orpc, token)));
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: t(context.i18n)`Mails · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Unsubscribe,
  notFoundComponent: NoSuchLink,
});

function Unsubscribe() {
  const { token = '' } = Route.useSearch();
  return (
    <div className="page-width py-8 md:py-14">
      <UnsubscribeView token={token} />
    </div>
  );
}

function NoSuchLink() {
  const { t: text } = useLingui();
  return (
    <div className="page-width py-6">
      <EmptyState
        level={1}
        scene="lost"
        heading={text`This link is no longer good`}
        text={<Trans>It may be cut off. Open it from the mail once more, or choose your mails in the settings.</Trans>}
        action={
          <ButtonLink to="/profile/settings" hash="notifications">
            <Trans>Open the settings</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
