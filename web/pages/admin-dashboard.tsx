import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProvidersDesk, Revenue } from '../admin/index.ts';
import { DocumentPicture } from '../providers/index.ts';
import { TextLink } from '../ui/link.tsx';
import { Tabs } from '../ui/tabs.tsx';

type Tab = 'figures' | 'providers';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/dashboard')({
  validateSearch: ({ tab, id }: Record<string, unknown>): { tab?: 'providers'; id?: string } => ({
    ...(tab === 'providers' && { tab }),
    ...(tab === 'providers' && typeof id === 'string' && { id }),
  }),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Admin dashboard · Hirfa` }] }),
  component: AdminDashboard,
});

function AdminDashboard() {
  const { t } = useLingui();
  const { tab = 'figures', id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (provider: string | undefined) =>
    void navigate({
      search: { tab: 'providers', ...(provider !== undefined && { id: provider }) },
      resetScroll: false,
    });
  return (
    <div className="page-width py-6">
      <Tabs<Tab>
        label={t`Admin dashboard`}
        value={tab}
        onChange={(next) => void navigate({ search: next === 'providers' ? { tab: next } : {}, resetScroll: false })}
        heading={
          <h1 className="title-text">
            <Trans>Admin dashboard</Trans>
          </h1>
        }
        tabs={[
          { value: 'figures', label: t`Figures`, content: <Figures /> },
          {
            value: 'providers',
            label: t`Providers`,
            content: (
              <ProvidersDesk id={id} open={open} renderDocument={(document) => <DocumentPicture {...document} />} />
            ),
          },
        ]}
      />
    </div>
  );
}

function Figures() {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-s text-ink-1">
          <Trans>The last 30 days, up to this moment.</Trans>
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-s">
          <TextLink to="/admin/sign-ins">
            <Trans>How signing in goes</Trans>
          </TextLink>
          <TextLink to="/admin/outbox">
            <Trans>Mails that we sent</Trans>
          </TextLink>
        </p>
      </div>
      <Revenue />
    </>
  );
}
