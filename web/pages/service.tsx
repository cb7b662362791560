import { textIn } from '@hirfa/domain/market';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { areasQuery } from '../kit/area/area.ts';
import { orNotFound } from '../kit/not-found.ts';
import { jsonLd } from '../kit/json-ld.ts';
import { pageHead } from '../kit/page-head.ts';
import {
  FindHere,
  OfferList,
  offersQuery,
  PricesAreComplete,
  Section,
  ServiceBookBar,
  ServiceHeader,
  serviceQuery,
  ServiceSkeleton,
  serviceThings,
} from '../discovery/index.ts';

export const Route = createFileRoute('/_frame/service/$serviceSlug')({
  loader: async ({ context: { queryClient, orpc }, params: { serviceSlug } }) => {
    const [{ slug }] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(serviceQuery(orpc, serviceSlug)),
        queryClient.ensureInfiniteQueryData(offersQuery(orpc, serviceSlug)),
        queryClient.ensureQueryData(areasQuery(orpc)),
      ]),
    );
    // A former slug leads to the present one.
    if (slug !== serviceSlug)
      throw redirect({
        to: '/service/$serviceSlug',
        params: { serviceSlug: slug },
        statusCode: 308,
        search: true,
        replace: true,
      });
  },
  head: ({ match: { context }, params: { serviceSlug } }) => {
    const service = context.queryClient.getQueryData(serviceQuery(context.orpc, serviceSlug).queryKey);
    if (service === undefined) return { meta: [{ title: t(context.i18n)`Page not found` }] };
    const title = textIn(service, 'title', context.language);
    const head = pageHead({
      ...context,
      path: `/service/${serviceSlug}`,
      picture: `service/${serviceSlug}`,
      title: t(context.i18n)`${title} · Hirfa`,
      description: textIn(service, 'summary', context.language),
    });
    return { ...head, ...(import.meta.env.SSR && jsonLd(serviceThings(service, context))) };
  },
  component: Service,
  pendingComponent: ServiceSkeleton,
});

function Service() {
  const { serviceSlug } = Route.useParams();
  const { orpc } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { data: service } = useSuspenseQuery(serviceQuery(orpc, serviceSlug));
  return (
    <div className="book-scope page-width flex flex-col gap-12 pt-2 pb-6">
      <ServiceHeader service={service} />
      <Section
        id="offers"
        heading={<Trans>Who offers it</Trans>}
        {...(service.provider_count > 0 && { lead: <OffersLead many={service.provider_count > 1} /> })}
      >
        {service.provider_count > 0 && (
          <FindHere
            within={{ service: service.slug }}
            withArea={service.supports_in_person}
            onFind={(area) =>
              void navigate({ to: '/services', search: { service: service.slug, area, show: 'providers' } })
            }
          />
        )}
        <OfferList service={service} />
      </Section>
      <ServiceBookBar service={service} />
    </div>
  );
}

function OffersLead({ many }: { many: boolean }) {
  return (
    <>
      {many && <Trans>Those with the most jobs first.</Trans>} <PricesAreComplete />{' '}
      <Trans>If your time is taken, you can wait for it.</Trans>
    </>
  );
}
