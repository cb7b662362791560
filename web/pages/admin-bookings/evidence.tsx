import type { Evidence } from '@hirfa/contract/messages';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { EvidenceView } from '../../bookings/index.ts';
import { AcceptedAgreements, ChatEvidence } from '../../messages/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/evidence/$bookingId')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Evidence for the bank · Hirfa` }] }),
  component: EvidencePage,
});

const partsOf = (evidence: Evidence) => ({
  chat: <ChatEvidence evidence={evidence} />,
  agreements: <AcceptedAgreements evidence={evidence} />,
});

function EvidencePage() {
  const { t: text } = useLingui();
  const { bookingId } = Route.useParams();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`Evidence for the bank`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
        <Link to="/admin/bookings/$bookingId" params={{ bookingId }}>
          <Trans>A booking</Trans>
        </Link>
      </Breadcrumbs>
      <div className="mt-2">
        <EvidenceView key={bookingId} id={bookingId} parts={partsOf} />
      </div>
    </div>
  );
}
