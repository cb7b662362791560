import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AutomaticDeletion } from '../../admin/index.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TestToolsPage } from './test-tools-page.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/delete-test-booking')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Automatic deletion · Hirfa` }] }),
  component: DeleteTestBooking,
});

function DeleteTestBooking() {
  const { t: text } = useLingui();
  return (
    <TestToolsPage
      heading={text`Automatic deletion`}
      hint={
        <Trans>The booking that the configuration names is deleted when this page opens, once in each browser.</Trans>
      }
    >
      {({ test_booking_id: id }) =>
        id === null ? (
          <Notice tone="plain">
            <Trans>The configuration names no booking, so nothing is deleted.</Trans>
          </Notice>
        ) : (
          <AutomaticDeletion bookingId={id} />
        )
      }
    </TestToolsPage>
  );
}
