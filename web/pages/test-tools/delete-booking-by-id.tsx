import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DeleteBooking } from '../../admin/index.ts';
import { TestToolsPage } from './test-tools-page.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/delete-booking-by-id')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Delete a booking by its ID · Hirfa` }] }),
  component: DeleteBookingById,
});

function DeleteBookingById() {
  const { t: text } = useLingui();
  return (
    <TestToolsPage
      heading={text`Delete a booking by its ID`}
      hint={
        <Trans>
          Only bookings whose two people are both test people can be deleted. Each deletion is in the audit log.
        </Trans>
      }
    >
      {() => <DeleteBooking />}
    </TestToolsPage>
  );
}
