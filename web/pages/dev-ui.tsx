import { createFileRoute } from '@tanstack/react-router';
import { Samples } from '../ui/samples/samples.tsx';

/** Every component of the design system, in the page's language. A server in production answers 404 here. */
export const Route = createFileRoute('/_frame/dev/ui')({
  head: () => ({ meta: [{ title: 'Hirfa UI' }, { name: 'robots', content: 'noindex' }] }),
  component: Samples,
});
