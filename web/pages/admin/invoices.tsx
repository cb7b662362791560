import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AllInvoices, type InvoiceSearch } from '../../invoices/index.ts';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

const KINDS = ['invoice', 'credit_note'] as const;
const SUBJECTS = ['service', 'platform_fee', 'commission'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/invoices')({
  validateSearch: ({ kind, subject, from, until }: Record<string, unknown>): InvoiceSearch => {
    const [ofKind, ofSubject] = [KINDS.find((each) => each === kind), SUBJECTS.find((each) => each === subject)];
    return {
      ...(ofKind && { kind: ofKind }),
      ...(ofSubject && { subject: ofSubject }),
      ...(typeof from === 'string' && DAY.test(from) && { from }),
      ...(typeof until === 'string' && DAY.test(until) && { until }),
    };
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Invoices · Hirfa` }] }),
  component: AdminInvoices,
});

function AdminInvoices() {
  const { t: text } = useLingui();
  const search = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`Invoices`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 mb-6 title-text">
        <Trans>Invoices</Trans>
      </h1>
      <AllInvoices search={search} onChange={(next) => void navigate({ search: next, resetScroll: false })} />
    </div>
  );
}
