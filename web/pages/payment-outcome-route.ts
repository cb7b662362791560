import { t } from '@lingui/core/macro';
import { isUuid } from '../bookings/index.ts';
import { loadInside } from '../kit/i18n.ts';
import type { RouterContext } from '../kit/router-context.ts';
import { StepSkeleton } from '../ui/feedback/step-skeleton.tsx';

type Context = { context: RouterContext };

/** The options that both routes of the page after a payment share. */
export const paymentOutcomeRoute = {
  ssr: false,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  validateSearch: ({ booking }: Record<string, unknown>): { booking?: string | undefined } => ({
    booking: isUuid(booking) ? booking : undefined,
  }),
  head: ({ match: { context } }: { match: Context }) => ({
    meta: [{ title: t(context.i18n)`Your payment · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: ({ context: { i18n, language } }: Context) => loadInside(i18n, language),
  pendingComponent: StepSkeleton,
} as const;
