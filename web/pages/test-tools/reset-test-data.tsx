import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ResetTestData } from '../../admin/index.ts';
import { TestToolsPage } from './test-tools-page.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/reset-test-data')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Reset the test data · Hirfa` }] }),
  component: ResetData,
});

function ResetData() {
  const { t: text } = useLingui();
  return (
    <TestToolsPage
      heading={text`Reset the test data`}
      hint={<Trans>Deletes what test people booked from each other. Bookings of real people stay.</Trans>}
    >
      {(tools) => <ResetTestData tools={tools} />}
    </TestToolsPage>
  );
}
