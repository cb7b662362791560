import type { OwnCard } from '@hirfa/contract/providers';
import { CARD_LIMITS } from '@hirfa/domain/providers';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { CardPhoto } from '../../ui/card-photo.tsx';
import { Duration } from '../../ui/duration.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { useCall } from '../../ui/use-call.ts';
import { BothSides } from '../prices/amounts.tsx';
import { CardsPage } from './cards-page.tsx';
import { CARD_REFUSALS } from './refusals.ts';
import { useCardCache } from './use-card-cache.ts';

type OwnCardsProps = { cards: readonly OwnCard[]; isSuspended: boolean };

/** What a provider offers, with prices, and whether customers see it. */
export function OwnCards({ cards, isSuspended }: OwnCardsProps) {
  const { t } = useLingui();
  const most = CARD_LIMITS.cards;
  const isFull = cards.length >= most;
  const add = (
    <ButtonLink to="/provider/services/create" className="max-sm:w-full">
      <Plus aria-hidden />
      <Trans>Add a service</Trans>
    </ButtonLink>
  );
  return (
    <CardsPage
      heading={t`My services`}
      lead={<Trans>What customers can book with you, and for how much.</Trans>}
      action={cards.length > 0 && !isFull && !isSuspended && add}
    >
      {isSuspended && (
        <Notice tone="plain">
          <Trans>Your profile is suspended: nobody sees your services, and they can’t be changed until it ends.</Trans>
        </Notice>
      )}
      {isFull && (
        <Notice tone="plain">
          <Trans>There is room for {most} services. Remove one to add another.</Trans>
        </Notice>
      )}
      {cards.length === 0 ? (
        <EmptyState
          scene="nothing"
          heading={t`You offer nothing yet`}
          text={<Trans>Add your first service: customers find it at once.</Trans>}
          action={!isSuspended && add}
        />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {cards.map((card) => (
            <li key={card.id} className="min-w-0">
              <CardRow card={card} isSuspended={isSuspended} />
            </li>
          ))}
        </ul>
      )}
    </CardsPage>
  );
}

function CardRow({ card, isSuspended }: { card: OwnCard; isSuspended: boolean }) {
  const title = textIn(card, 'title', useLanguage());
  const price = <Money amount={card.base_price} />;
  const perHour = card.pricing_mode === 'hourly';
  return (
    <Card className="flex h-full flex-col gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <Cover card={card} isHidden={isSuspended} />
        <div className="min-w-0 grow">
          <h2 className="card-text text-l wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-3 text-s text-ink-1">
            <span className="font-semibold text-ink-0">
              {perHour ? (
                <Trans>{price} per hour</Trans>
              ) : card.pricing_mode === 'visit' ? (
                <Trans>{price} for the visit</Trans>
              ) : (
                price
              )}
            </span>
            <Duration minutes={card.duration_minutes} />
          </p>
        </div>
      </div>
      <p className="text-s text-ink-1">
        <BothSides price={card.base_price} category={card.category_slug} perHour={perHour} />
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 border-t border-sand-2 pt-2 sm:-mb-2">
        <div className="grow basis-44">
          <ShownSwitch card={card} isSuspended={isSuspended} />
        </div>
        {!isSuspended && (
          <ButtonLink to="/provider/services/$cardId" params={{ cardId: card.id }} variant="secondary">
            <Pencil aria-hidden />
            <Trans>Edit</Trans>
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** The first photo; those of a suspended provider are not served. */
function Cover({ card, isHidden }: { card: OwnCard; isHidden: boolean }) {
  const [first] = card.photos;
  if (first !== undefined && !isHidden)
    return <CardPhoto url={first.url} alt="" sizes="6rem" className="w-24 shrink-0 rounded-s" />;
  return (
    <span aria-hidden className="grid aspect-[4/3] w-24 shrink-0 place-items-center rounded-s bg-sand-1 text-ink-2">
      <ImagePlus className="size-6" />
    </span>
  );
}

/** Whether customers see a card; it changes at once. */
export function ShownSwitch({ card, isSuspended }: { card: OwnCard; isSuspended: boolean }) {
  const { t } = useLingui();
  const cache = useCardCache();
  const change = useCall(useOrpc().providers.changeCard.call, {
    failed: true,
    refusals: CARD_REFUSALS,
    onDone: cache.show,
    onFailed: () => void cache.readAgain(),
  });
  const isShown = change.isPending ? change.given?.is_active === true : card.is_active;
  return (
    <Switch
      label={t`Customers see it`}
      checked={isShown && !isSuspended}
      disabled={isSuspended}
      onChange={(is_active) => !change.isPending && change.send({ id: card.id, is_active })}
    />
  );
}
