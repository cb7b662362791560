import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAreaId } from '../../../kit/area/area.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { OwnOffer } from '../own-offer.tsx';
import { FlowView, type FlowViewProps } from './flow-view.tsx';
import { type Known, providerOf } from './plan.ts';
import { addressesQuery, offersToBookQuery, providerToBookQuery, serviceToBookQuery } from '../queries.ts';
import { isUuid } from '../read-json.ts';
import { type Asked, type StepHistory, useFlow } from './use-flow.ts';
import { useHydrated } from '../../../kit/use-hydrated.ts';

type BookingFlowProps = Pick<FlowViewProps, 'signedIn' | 'onContinue' | 'onLeaveToSignIn' | 'awaited'> &
  Asked & {
    /** The provider profile of the person who is signed in; null without one, or until it is known. */
    ownProviderId: string | null;
    history: StepHistory;
  };

/** The choices for a booking of a service or a provider, up to the payment. */
export function BookingFlow(props: BookingFlowProps) {
  const hydrated = useHydrated();
  const { signedIn } = props;
  const addresses = useQuery({ ...addressesQuery(useOrpc()), enabled: signedIn === true });
  const areaId = useAreaId();
  const isReady = hydrated && signedIn !== undefined && !addresses.isLoading;
  // The mark of the pre-paint script: only then the choices on the page are not the stored ones.
  const isRestored = hydrated && document.documentElement.hasAttribute('data-choices-stored');
  const Flow = isUuid(props.target) ? ProviderFlow : ServiceFlow;
  return (
    <div className={hydrated ? 'contents' : 'contents choices-stored:invisible'}>
      <Flow
        key={`${props.target} ${isRestored}`}
        {...props}
        hydrated={hydrated}
        isReady={isReady}
        areaId={areaId}
        addresses={addresses.data?.items ?? []}
      />
    </div>
  );
}

type HydratedProps = BookingFlowProps & Pick<Known, 'areaId' | 'addresses'> & { hydrated: boolean; isReady: boolean };

function ProviderFlow({ hydrated, areaId, addresses, ...props }: HydratedProps) {
  const { ownProviderId } = props;
  const isSignedIn = hydrated && props.signedIn === true;
  const flow = useFlow(props, hydrated);
  const { data: provider } = useSuspenseQuery(providerToBookQuery(useOrpc(), props.target));
  if (provider.cards.length === 0) return <NothingToBook provider={props.target} />;
  if (provider.id === ownProviderId) return <OwnOfferPage />;
  return (
    <FlowView
      {...props}
      flow={flow}
      known={{ service: null, provider, onlyOffer: null, isSignedIn, ownProviderId, areaId, addresses }}
      loading="done"
      onRetry={() => {}}
    />
  );
}

function ServiceFlow({ hydrated, areaId, addresses, ...props }: HydratedProps) {
  const orpc = useOrpc();
  const { ownProviderId } = props;
  const isSignedIn = hydrated && props.signedIn === true;
  const flow = useFlow(props, hydrated);
  const { data: service } = useSuspenseQuery(serviceToBookQuery(orpc, props.target));
  const offers = useSuspenseInfiniteQuery(offersToBookQuery(orpc, props.target));
  const listed = offers.data.pages.flatMap((page) => page.items);
  const [first, ...others] = listed;
  const onlyOffer =
    first && others.length === 0 && !offers.hasNextPage
      ? { providerId: first.provider.id, cardId: first.card.id }
      : null;
  const providerId = flow.choices.providerId ?? onlyOffer?.providerId ?? null;
  const loaded = useQuery({ ...providerToBookQuery(orpc, providerId ?? ''), enabled: providerId !== null });
  if (first === undefined) return <NothingToBook provider={null} />;
  if (onlyOffer !== null && onlyOffer.providerId === ownProviderId) return <OwnOfferPage />;
  const cardId = flow.choices.cardId ?? onlyOffer?.cardId;
  const offer = listed.find(({ card, provider }) => card.id === cardId && provider.id === providerId);
  const provider = loaded.data ?? (offer && loaded.isPending ? providerOf(offer) : null);
  const loading = providerId === null || provider !== null ? 'done' : loaded.isError ? 'failed' : 'under_way';
  return (
    <FlowView
      {...props}
      flow={flow}
      known={{ service, provider, onlyOffer, isSignedIn, ownProviderId, areaId, addresses }}
      loading={loading}
      onRetry={() => void loaded.refetch()}
    />
  );
}

function OwnOfferPage() {
  return (
    <div className="page-width py-6">
      <OwnOffer />
    </div>
  );
}

function NothingToBook({ provider }: { provider: string | null }) {
  const { t } = useLingui();
  return (
    <div className="page-width py-6">
      <EmptyState
        level={1}
        scene="nothing"
        heading={provider === null ? t`Nobody is available for this service right now` : t`No services are listed yet`}
        text={<Trans>New providers join after we have verified them. Until then, another service may help.</Trans>}
        action={
          <ButtonLink to="/services">
            <Trans>Browse services</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
