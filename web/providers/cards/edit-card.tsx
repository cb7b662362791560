import type { OwnCard } from '@hirfa/contract/providers';
import { WARRANTY_DAYS } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { type ApplicationCard, asWritten } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useCall } from '../../ui/use-call.ts';
import { FormProvider } from '../onboarding/form-context.ts';
import { CardInputs } from '../onboarding/steps/cards-field.tsx';
import { CustomersPay } from '../prices/amounts.tsx';
import { CardPhotos } from './card-photos.tsx';
import { CardsPage } from './cards-page.tsx';
import { CARD_REFUSALS } from './refusals.ts';
import { ShownSwitch } from './own-cards.tsx';
import { RemoveCard } from './remove-card.tsx';
import { useCardCache } from './use-card-cache.ts';
import { PATH, useCardForm } from './use-card-form.ts';

type EditCardProps = { card: OwnCard; isSuspended: boolean; onRemoved: () => void };

/** One service of a provider: photos, price and length, whether customers see it. */
export function EditCard({ card, isSuspended, onRemoved }: EditCardProps) {
  const title = textIn(card, 'title', useLanguage());
  return (
    <CardsPage heading={title} isBelowList>
      {isSuspended ? (
        <Notice tone="plain">
          <Trans>Your profile is suspended: nobody sees your services, and they can’t be changed until it ends.</Trans>
        </Notice>
      ) : (
        <div className="flex max-w-3xl flex-col gap-6">
          <Part heading={<Trans>Photos</Trans>}>
            <CardPhotos card={card} title={title} />
          </Part>
          <Part heading={<Trans>Price and length</Trans>}>
            <CardForm card={card} />
          </Part>
          <Part heading={<Trans>On your page</Trans>}>
            <ShownSwitch card={card} isSuspended={false} />
            <RemoveCard card={card} title={title} onRemoved={onRemoved} />
          </Part>
        </div>
      )}
    </CardsPage>
  );
}

function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-5 p-5 sm:p-6">
        <h2 id={id} className="section-text">
          {heading}
        </h2>
        {children}
      </Card>
    </section>
  );
}

/** A stored card as it is typed. */
function typed({ service_slug, title_en, title_ar, base_price, ...card }: OwnCard): ApplicationCard {
  const [en, ar] = asWritten(title_en, title_ar);
  const price = base_price.replace(/\.00$/, '');
  const { duration_minutes, pricing_mode } = card;
  const warranty_days = WARRANTY_DAYS.find((days) => days === card.warranty_days) ?? null;
  const titles = { title_en: en, title_ar: ar };
  return {
    service_slug,
    ...titles,
    base_price: price,
    duration_minutes,
    is_visit: pricing_mode === 'visit',
    warranty_days,
  };
}

function CardForm({ card: stored }: { card: OwnCard }) {
  const { t } = useLingui();
  const { card, edit, check, context, formProps } = useCardForm(typed(stored), stored.category_slug, typed(stored));
  const cache = useCardCache();
  const save = useCall(useOrpc().providers.changeCard.call, {
    done: t`Your service is saved`,
    refusals: CARD_REFUSALS,
    onDone: cache.show,
  });
  function send() {
    const { service_slug, title_en, title_ar, base_price, duration_minutes, is_visit, warranty_days } = card;
    const titles = service_slug === null ? { title_en, title_ar } : {};
    save.send({ id: stored.id, ...titles, base_price, duration_minutes, is_visit, warranty_days });
  }
  return (
    <FormProvider value={context}>
      <form
        {...formProps}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending && check()) send();
        }}
      >
        <CardInputs
          card={card}
          path={PATH}
          onChange={edit}
          priceHint={<CustomersPay price={card.base_price} category={stored.category_slug} />}
        />
        <p className="text-xs text-ink-2">
          <Trans>A new price holds for new bookings only.</Trans>
        </p>
        {save.refusal && <Notice tone="bad">{save.refusal}</Notice>}
        <Button type="submit" className="self-start max-sm:w-full" pending={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </FormProvider>
  );
}
