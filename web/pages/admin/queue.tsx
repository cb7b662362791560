import { QUEUE_KINDS, type QueueKind } from '@hirfa/domain/admin';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FailedItem, PaymentItem, QueueDesk } from '../../admin/index.ts';
import { ChargebackItem, DisputeItem, isUuid, TransferItem } from '../../bookings/index.ts';
import { ReportItem } from '../../messages/index.ts';
import { ApplicationItem, ChangeItem, ContactItem } from '../../providers/index.ts';
import { DifferenceItem } from '../../reconciliation/index.ts';
import { HeldReviewItem, ReportedReviewItem } from '../../reviews/index.ts';
import { ChatItem } from '../../support/index.ts';
import type { QueueItems } from '../../ui/admin/queue/item-props.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

/** How each kind is shown. */
const ITEMS: QueueItems = {
  application: ApplicationItem,
  change: ChangeItem,
  contact: ContactItem,
  report: ReportItem,
  review_report: ReportedReviewItem,
  held_review: HeldReviewItem,
  dispute: DisputeItem,
  chargeback: ChargebackItem,
  payment: PaymentItem,
  transfer: TransferItem,
  difference: DifferenceItem,
  chat: ChatItem,
  webhook: FailedItem,
  job: FailedItem,
};

type Place = { kind?: QueueKind; id?: string };

/** What waits for a decision of an admin. */
export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/queue')({
  validateSearch: ({ kind, id }: Record<string, unknown>): Place => {
    const known = QUEUE_KINDS.find((each) => each === kind);
    return { ...(known && { kind: known }), ...(isUuid(id) && { id }) };
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Work queue · Hirfa` }] }),
  component: AdminQueue,
});

function AdminQueue() {
  const { t: text } = useLingui();
  const { kind, id } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  const go = (shown: QueueKind | undefined, item?: string) =>
    void navigate({
      search: { ...(shown && { kind: shown }), ...(item !== undefined && { id: item }) },
      resetScroll: false,
    });
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`Work queue`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 mb-4 title-text">
        <Trans>Work queue</Trans>
      </h1>
      <QueueDesk kind={kind} id={id} go={go} items={ITEMS} />
    </div>
  );
}
