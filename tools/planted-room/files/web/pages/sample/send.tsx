import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SendSample } from '../../sample/index.ts';

export const Route = createFileRoute('/_frame/_signed-in/samples')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Send a sample · Hirfa` }] }),
  component: Send,
});

function Send() {
  return (
    <div className="page-width py-6">
      <h1 className="mb-4 title-text">
        <Trans>Send a sample</Trans>
      </h1>
      <SendSample />
    </div>
  );
}
