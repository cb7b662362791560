import { t } from '@lingui/core/macro';
import { notFound } from '@tanstack/react-router';
import { isUuid } from '../bookings/index.ts';
import { loadInside } from '../kit/i18n.ts';
import type { RouterContext } from '../kit/router-context.ts';
import { StepSkeleton } from '../ui/feedback/step-skeleton.tsx';

type Context = { context: RouterContext };
type Match = Context & { search: { booking?: string | undefined } };

/** The options that both routes of the page after a payment share. */
export const paymentOutcomeRoute = {
  ssr: false,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  validateSearch: ({ booking }: Record<string, unknown>): { booking?: string | undefined } => ({
    booking: booking === undefined ? undefined : String(booking),
  }),
  head: ({ match: { context } }: { match: Context }) => ({
    meta: [{ title: t(context.i18n)`Your payment · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: async ({ context: { i18n, language }, search: { booking } }: Match) => {
    if (booking !== undefined && !isUuid(booking)) throw notFound();
    await loadInside(i18n, language);
  },
  pendingComponent: StepSkeleton,
} as const;
