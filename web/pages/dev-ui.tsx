import { createFileRoute } from '@tanstack/react-router';
import { ConnectionNotice } from '../accounts/index.ts';
import { Sample, useSampleText } from '../ui/samples/sample.tsx';
import { Samples } from '../ui/samples/samples.tsx';

/** Every component of the design system, in the page's language. A server in production answers 404 here. */
export const Route = createFileRoute('/_frame/dev/ui')({
  head: () => ({ meta: [{ title: 'Hirfa UI' }, { name: 'robots', content: 'noindex' }] }),
  component: DesignSystem,
});

function DesignSystem() {
  const text = useSampleText();
  return (
    <>
      <Samples />
      <div className="page-width">
        <Sample title={text('Connection', 'الاتصال')}>
          <ConnectionNotice connection={{ state: 'refreshing' }} onTryAgain={() => undefined} />
          <ConnectionNotice connection={{ state: 'reconnecting', attempt: 2 }} onTryAgain={() => undefined} />
          <ConnectionNotice connection={{ state: 'lost' }} onTryAgain={() => undefined} />
        </Sample>
      </div>
    </>
  );
}
