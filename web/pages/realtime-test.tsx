import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LineTest } from '../notifications/index.ts';

/** For signed-in people: only they have streams of their own, whose events can be missed. 2.32 */
export const Route = createFileRoute('/_frame/_signed-in/realtime-test')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Live connection · Hirfa` }] }),
  component: RealtimeTest,
});

function RealtimeTest() {
  return (
    <div className="page-width py-6">
      <h1 className="title-text">
        <Trans>Live connection</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">
        <Trans>
          Hirfa shows changes at once over this connection. Cut it and change something on another device: this page
          catches up as soon as it is connected again.
        </Trans>
      </p>
      <LineTest />
    </div>
  );
}
