import type { MessageDescriptor } from '@lingui/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { loadInformation } from '../../kit/i18n.ts';
import { pageHead } from '../../kit/page-head.ts';
import type { RouterContext } from '../../kit/router-context.ts';
import type { PageName } from './pages.ts';

interface Page {
  /** Search engines know it by this address. */
  path: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** Its component, and the name of what it reads. */
  page: PageName;
}

type Context = { context: RouterContext };

/** All pages are in one file: the code of the first page names each file, and few visitors read any of them. */
const pages = () => import('./pages.ts');

/** The options that all routes of information have in common: visitors load this code with their first page. */
export const pageOptions = ({ path, title, description, page }: Page) => ({
  beforeLoad: ({ context: { i18n, language } }: Context) => loadInformation(i18n, language),
  loader: async ({ context: { queryClient, orpc } }: Context) => {
    await (await pages()).reading[page](queryClient, orpc);
  },
  head: ({ match: { context } }: { match: Context }) =>
    pageHead({ ...context, path, title: context.i18n._(title), description: context.i18n._(description) }),
  component: lazyRouteComponent(pages, page),
  pendingComponent: lazyRouteComponent(() => import('./info-skeleton.tsx'), 'InfoSkeleton'),
});
