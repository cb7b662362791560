import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuditLog, type AuditSearch } from '../../admin/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

const FIELDS = ['actor_id', 'action', 'entity_type', 'entity_id', 'from', 'until'] as const;

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/audit')({
  validateSearch: (given: Record<string, unknown>): AuditSearch =>
    Object.fromEntries(FIELDS.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : []))),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Audit log · Hirfa` }] }),
  component: AdminAudit,
});

function AdminAudit() {
  const { t: text } = useLingui();
  const search = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`Audit log`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">
        <Trans>Audit log</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">
        <Trans>What admins did, and what it changed. Nobody changes or deletes an entry.</Trans>
      </p>
      <AuditLog search={search} onChange={(next) => void navigate({ search: next, resetScroll: false })} />
    </div>
  );
}
