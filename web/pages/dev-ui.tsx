import { createFileRoute, notFound } from '@tanstack/react-router';
import { Samples } from '../ui/samples/samples.tsx';

/** Every component of the design system, in the page's language; not part of the product, and left out of its build. */
export const Route = createFileRoute('/_frame/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV && import.meta.env.VITE_DEV_UI !== '1') throw notFound();
  },
  head: () => ({ meta: [{ title: 'Hirfa UI' }, { name: 'robots', content: 'noindex' }] }),
  component: DevUi,
});

function DevUi() {
  return import.meta.env.DEV || import.meta.env.VITE_DEV_UI === '1' ? <Samples /> : null;
}
