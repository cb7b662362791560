import type { ServiceTile } from '@hirfa/contract/discovery';
import type { OwnApplication, OwnCard } from '@hirfa/contract/providers';
import { type ApplicationCard, TAB_OF } from '@hirfa/domain/providers';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { categoriesQuery } from '../../kit/rare-data/categories-query.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useCall } from '../../ui/use-call.ts';
import { FormProvider } from '../onboarding/form-context.ts';
import { CardInputs, ServiceChoice } from '../onboarding/steps/cards-field.tsx';
import { offeredServicesQuery } from '../queries.ts';
import { CustomersPay } from '../prices/amounts.tsx';
import { CardsPage } from './cards-page.tsx';
import { CARD_REFUSALS } from './refusals.ts';
import { useCardCache } from './use-card-cache.ts';
import { PATH, useCardForm } from './use-card-form.ts';

const NEW_CARD = { service_slug: null, title_en: '', title_ar: '', base_price: '', duration_minutes: 60 };

/** What stays where another service is chosen. */
const keptOf = ({ base_price, is_visit, warranty_days }: ApplicationCard) => ({ base_price, is_visit, warranty_days });

type CreateCardProps = {
  form: OwnApplication['form'];
  cards: readonly OwnCard[];
  onCreated: (card: OwnCard) => void;
};

/** Adds a service of the catalogue that is not offered yet, or one with a title of the provider's own. */
export function CreateCard({ form, cards, onCreated }: CreateCardProps) {
  const { t } = useLingui();
  const own = form.primary_category ?? '';
  const [category, setCategory] = useState(own);
  const [isChosen, setChosen] = useState(false);
  const { card, setCard, edit, check, context, formProps } = useCardForm(NEW_CARD, category);
  const create = useCreate(onCreated);
  function choose(fields: Partial<ApplicationCard>) {
    setCard({ ...NEW_CARD, ...keptOf(card), ...fields });
    setChosen(true);
  }
  return (
    <CardsPage
      heading={t`Add a service`}
      lead={<Trans>Customers see it as soon as it is added. Photos come next.</Trans>}
      isBelowList
    >
      <Card raised className="max-w-3xl p-5 sm:p-8">
        <FormProvider value={context}>
          <form
            {...formProps}
            className="flex flex-col gap-6"
            onSubmit={(event) => {
              event.preventDefault();
              if (!create.isPending && check()) create.send(card);
            }}
          >
            <CategoryChoice form={form} value={category} onChange={(slug) => (setCategory(slug), setChosen(false))} />
            <Services
              category={category}
              cards={cards}
              chosen={isChosen ? card : null}
              onService={({ slug, title_en, title_ar }) => choose({ service_slug: slug, title_en, title_ar })}
              onOwn={() => (setCategory(own), choose({}))}
            />
            {isChosen && (
              <CardInputs
                card={card}
                path={PATH}
                onChange={edit}
                priceHint={<CustomersPay price={card.base_price} category={category} />}
              />
            )}
            {create.refusal && <Notice tone="bad">{create.refusal}</Notice>}
            <Button
              type="submit"
              size="l"
              className="self-start max-sm:w-full"
              pending={create.isPending}
              disabled={!isChosen}
            >
              <Trans>Add this service</Trans>
            </Button>
          </form>
        </FormProvider>
      </Card>
    </CardsPage>
  );
}

function useCreate(onCreated: (card: OwnCard) => void) {
  const { providers } = useOrpc();
  const cache = useCardCache();
  return useCall(providers.createCard.call, {
    once: true,
    refusals: { provider_required: CARD_REFUSALS.provider_required },
    onDone: (card) => {
      cache.show(card);
      onCreated(card);
    },
  });
}

type CategoryChoiceProps = { form: OwnApplication['form']; value: string; onChange: (slug: string) => void };

/** The categories of the provider's own type. */
function CategoryChoice({ form, value, onChange }: CategoryChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(categoriesQuery(useOrpc()));
  const tab = form.provider_type && TAB_OF[form.provider_type];
  const options = (data?.items ?? []).filter((category) => category.tab === tab || category.slug === value);
  return (
    <SelectField
      label={t`Category`}
      name="category"
      value={value}
      options={options.map((category) => ({ value: category.slug, label: textIn(category, 'name', language) }))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type ServicesProps = {
  category: string;
  cards: readonly OwnCard[];
  chosen: ApplicationCard | null;
  onService: (service: ServiceTile) => void;
  onOwn: () => void;
};

function Services({ category, cards, chosen, onService, onOwn }: ServicesProps) {
  const { data, isError, refetch } = useQuery(offeredServicesQuery(useOrpc(), category));
  const left = (data?.items ?? []).filter(({ slug }) => cards.every(({ service_slug }) => service_slug !== slug));
  const isOwn = chosen?.service_slug === null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-s font-semibold text-ink-0">
          <Trans>What do you offer?</Trans>
        </h2>
        <p className="mt-0.5 text-xs text-ink-2">
          <Trans>Choose a service that you do not offer yet, or write one of your own.</Trans>
        </p>
      </div>
      {data === undefined && !isError && <Skeleton className="h-24 rounded-m" />}
      {isError && (
        <Button variant="secondary" className="self-start" onClick={() => void refetch()}>
          <Trans>Load the services again</Trans>
        </Button>
      )}
      {left.length > 0 && (
        <ServiceChoice services={left} cards={chosen === null ? [] : [chosen]} isFull={false} onToggle={onService} />
      )}
      <Button variant="secondary" className="self-start max-sm:w-full" aria-pressed={isOwn} onClick={onOwn}>
        {isOwn ? <Check aria-hidden /> : <Plus aria-hidden />}
        <Trans>A service of my own</Trans>
      </Button>
    </section>
  );
}
