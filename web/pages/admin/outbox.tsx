import type { MailState, MessageWay } from '@hirfa/domain/notifications';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Outbox, type OutboxFilter } from '../../admin/index.ts';
import { pathIn } from '../../kit/i18n.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

const PATH = '/admin/outbox';
/** The first page loads this, so that it is not read from the room of notifications. */
const STATES: readonly MailState[] = ['waiting', 'sent', 'failed'];
const WAYS: readonly MessageWay[] = ['mail', 'text'];

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/outbox')({
  validateSearch: ({ by, state, to }: Record<string, unknown>): OutboxFilter => {
    const way = WAYS.find((each) => each === by);
    const known = STATES.find((each) => each === state);
    // Digits are read as a number.
    const address = typeof to === 'string' || typeof to === 'number' ? String(to).trim() : '';
    return { ...(way && { by: way }), ...(known && { state: known }), ...(address !== '' && { to: address }) };
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`E-mails and texts · Hirfa` }] }),
  component: AdminOutbox,
});

function AdminOutbox() {
  const { t: text } = useLingui();
  const filter = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  const language = useLanguage();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`E-mails and texts`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">
        <Trans>E-mails and texts</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">
        <Trans>Mails and text messages to people in the last 90 days. Each look at one is in the audit log.</Trans>
      </p>
      <Outbox
        {...filter}
        action={pathIn(language, PATH)}
        onChange={(search) => void navigate({ search, resetScroll: false })}
      />
    </div>
  );
}
