import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SampleList } from '../../sample/index.ts';
import { ButtonLink } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/samples')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Samples · Hirfa` }] }),
  component: AdminSamples,
});

function AdminSamples() {
  return (
    <div className="page-width py-6">
      <h1 className="mb-4 title-text">
        <Trans>Samples</Trans>
      </h1>
      <SampleList />
      <ButtonLink to="/samples" variant="quiet">
        <Trans>Send a sample</Trans>
      </ButtonLink>
    </div>
  );
}
