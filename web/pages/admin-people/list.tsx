import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { type PeopleFilter, PersonList } from '../../accounts/index.ts';
import { pathIn } from '../../kit/i18n.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/people')({
  validateSearch: ({ text, only }: Record<string, unknown>): PeopleFilter => {
    // A phone number or digits of a name are read as a number.
    const wanted = typeof text === 'string' || typeof text === 'number' ? String(text).trim() : '';
    return { ...(wanted !== '' && { text: wanted }), ...((only === 'admins' || only === 'suspended') && { only }) };
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`People · Hirfa` }] }),
  component: AdminPeople,
});

function AdminPeople() {
  const { t: text } = useLingui();
  const search = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  const language = useLanguage();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text({ message: 'People', context: 'admin pages' })}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">
        <Trans context="admin pages">People</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">
        <Trans>Everybody with an account. Each person that you open is in the audit log.</Trans>
      </p>
      <PersonList
        {...search}
        action={pathIn(language, '/admin/people')}
        onChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </div>
  );
}
