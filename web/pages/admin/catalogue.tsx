import { ENTRY_KINDS, type EntryKind } from '@hirfa/domain/catalogue';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CatalogueDesk } from '../../catalogue/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/catalogue')({
  validateSearch: ({ kind }: Record<string, unknown>): { kind?: EntryKind } => {
    const known = ENTRY_KINDS.find((each) => each === kind);
    return known === undefined ? {} : { kind: known };
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Catalogue · Hirfa` }] }),
  component: AdminCatalogue,
});

function AdminCatalogue() {
  const { t: text } = useLingui();
  const { kind = 'category' } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`Catalogue`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">
        <Trans>Catalogue</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">
        <Trans>What people find and providers offer. Changes are on the site at once, and in the audit log.</Trans>
      </p>
      <CatalogueDesk
        kind={kind}
        onChange={(next) => void navigate({ search: next === 'category' ? {} : { kind: next }, resetScroll: false })}
      />
    </div>
  );
}
