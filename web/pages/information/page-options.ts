import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { loadInformation } from '../../kit/i18n.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { pageHead } from '../../kit/page-head.ts';
import type { RouterContext } from '../../kit/router-context.ts';

interface Page {
  /** Search engines know it by this address. */
  path: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** Reads what the page shows. */
  load?: (queryClient: QueryClient, orpc: Orpc) => Promise<unknown>;
}

type Context = { context: RouterContext };

/** The options that all routes of information have in common: visitors load this code with their first page. */
export const pageOptions = ({ path, title, description, load }: Page) => ({
  beforeLoad: ({ context: { i18n, language } }: Context) => loadInformation(i18n, language),
  loader: async ({ context: { queryClient, orpc } }: Context) => {
    await load?.(queryClient, orpc);
  },
  head: ({ match: { context } }: { match: Context }) =>
    pageHead({ ...context, path, title: context.i18n._(title), description: context.i18n._(description) }),
  pendingComponent: lazyRouteComponent(() => import('./info-skeleton.tsx'), 'InfoSkeleton'),
});
