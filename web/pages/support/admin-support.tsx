import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { isUuid } from '../../bookings/index.ts';
import { type Inbox, SupportDesk } from '../../support/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';

/** The inbox of waiting sessions is the one that is shown without a choice. */
type Place = { show?: Exclude<Inbox, 'waiting'>; id?: string };

/** Where admins answer people; notifications name what they open `session`. 2.37 */
export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/support')({
  validateSearch: ({ show, id, session = id }: Record<string, unknown>): Place => ({
    ...((show === 'mine' || show === 'all' || show === 'ended') && { show }),
    ...(isUuid(session) && { id: session }),
  }),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Live support · Hirfa` }] }),
  component: AdminSupport,
});

function AdminSupport() {
  const { t: text } = useLingui();
  const { show = 'waiting', id } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  const go = (inbox: Inbox, session?: string) =>
    void navigate({
      search: { ...(inbox !== 'waiting' && { show: inbox }), ...(session !== undefined && { id: session }) },
      resetScroll: false,
    });
  return (
    <div className="page-width pt-2 pb-6">
      {/* On a phone, an open chat has the whole screen. */}
      <div className={id === undefined ? undefined : 'max-lg:hidden'}>
        <Breadcrumbs here={text`Live support`}>
          <Link to="/admin/dashboard">
            <Trans>Admin dashboard</Trans>
          </Link>
        </Breadcrumbs>
      </div>
      <h1 className={classNames('mt-2 mb-4 title-text', id !== undefined && 'max-lg:sr-only')}>
        <Trans>Live support</Trans>
      </h1>
      <SupportDesk show={show} id={id} go={go} />
    </div>
  );
}
