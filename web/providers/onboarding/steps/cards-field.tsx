import type { ServiceTile } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { APPLICATION_LIMITS, type ApplicationCard } from '@hirfa/domain/providers';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Money } from '../../../ui/money.tsx';
import { CustomersPay } from '../../prices/amounts.tsx';
import { offeredServicesQuery } from '../../queries.ts';
import { BothLanguages } from '../fields/both-languages.tsx';
import { GroupError } from '../../../ui/fields/group-error.tsx';
import { AmountField, LineField } from '../fields/line-field.tsx';
import { VisitSwitch } from '../fields/visit-switch.tsx';
import { WarrantyField } from '../fields/warranty-field.tsx';
import { useForm } from '../form-context.ts';

const NEW_CARD: ApplicationCard = {
  service_slug: null,
  title_en: '',
  title_ar: '',
  base_price: '',
  duration_minutes: 60,
};

/** What the person offers: services of the catalogue, or titles of their own, each with price and length. */
export function CardsField() {
  const { form, change, errorOf } = useForm();
  const { cards } = form;
  const { data, isError, refetch } = useQuery({
    ...offeredServicesQuery(useOrpc(), form.primary_category ?? ''),
    enabled: form.primary_category !== null,
  });
  const services = data?.items ?? [];
  const error = errorOf('cards');
  const isFull = cards.length >= APPLICATION_LIMITS.cards.max;
  const toggle = (service: ServiceTile & { duration_minutes?: number }) =>
    change({
      cards: cards.some(({ service_slug }) => service_slug === service.slug)
        ? cards.filter(({ service_slug }) => service_slug !== service.slug)
        : [
            ...cards,
            { ...NEW_CARD, service_slug: service.slug, title_en: service.title_en, title_ar: service.title_ar },
          ],
    });
  return (
    <section data-field="cards" className="flex flex-col gap-3">
      <div>
        <h3 className="text-s font-semibold text-ink-0">
          <Trans>What do you offer?</Trans>
        </h3>
        <p className="mt-0.5 text-xs text-ink-2">
          <Trans>Choose services, or write one of your own.</Trans>
        </p>
        {error && <GroupError>{error}</GroupError>}
      </div>
      {form.primary_category !== null && !data && !isError && <Skeleton className="h-24 rounded-m" />}
      {isError && (
        <Button variant="secondary" className="self-start" onClick={() => void refetch()}>
          <Trans>Load the services again</Trans>
        </Button>
      )}
      {services.length > 0 && <ServiceChoice services={services} cards={cards} isFull={isFull} onToggle={toggle} />}
      {cards.map((card, index) => (
        <CardFields
          // Cards have no ids; only the one that is removed changes the places of the others.
          key={`${card.service_slug ?? 'own'}-${index}`}
          card={card}
          index={index}
          service={services.find(({ slug }) => slug === card.service_slug)}
        />
      ))}
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        disabled={isFull}
        onClick={() => change({ cards: [...cards, NEW_CARD] })}
      >
        <Plus aria-hidden />
        <Trans>A service of my own</Trans>
      </Button>
    </section>
  );
}

type ServiceChoiceProps = {
  services: readonly ServiceTile[];
  cards: readonly Pick<ApplicationCard, 'service_slug'>[];
  isFull: boolean;
  onToggle: (service: ServiceTile) => void;
};

export function ServiceChoice({ services, cards, isFull, onToggle }: ServiceChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ul aria-label={t`Services of this category`} className="flex flex-wrap gap-2">
      {services.map((service) => {
        const isChosen = cards.some(({ service_slug }) => service_slug === service.slug);
        return (
          <li key={service.slug} className="max-w-full">
            <button
              type="button"
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => onToggle(service)}
              className="inline-flex min-h-11 items-center gap-2 rounded-[1.4rem] border border-field-line bg-card px-4 py-1.5 text-start text-s font-semibold text-ink-0 disabled:opacity-55 aria-pressed:border-teal aria-pressed:bg-teal aria-pressed:text-sand-0 [&_svg]:size-4 [&_svg]:shrink-0"
            >
              {isChosen ? <Check aria-hidden /> : <Plus aria-hidden />}
              {textIn(service, 'title', language)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type CardFieldsProps = { card: ApplicationCard; index: number; service: ServiceTile | undefined };

function CardFields({ card, index, service }: CardFieldsProps) {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  const language = useLanguage();
  const path = `cards.${index}`;
  const edit = (fields: Partial<ApplicationCard>) =>
    change({ cards: form.cards.map((each, at) => (at === index ? { ...each, ...fields } : each)) });
  const title = language === 'ar' ? card.title_ar || card.title_en : card.title_en || card.title_ar;
  const name = title || t`Service ${index + 1}`;
  const slugError = errorOf(`${path}.service_slug`);
  return (
    <fieldset className="relative flex min-w-0 flex-col gap-4 rounded-m border border-sand-2 bg-card p-4 sm:p-5">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start justify-between gap-2">
        <h4 className="min-w-0 pt-2 font-semibold wrap-anywhere text-ink-0">
          <bdi>{service ? textIn(service, 'title', language) : name}</bdi>
        </h4>
        <IconButton
          label={t`Remove ${name}`}
          icon={<Trash2 aria-hidden />}
          onClick={() => change({ cards: form.cards.filter((_, at) => at !== index) })}
        />
      </div>
      {slugError && <GroupError>{slugError}</GroupError>}
      <CardInputs
        card={card}
        path={path}
        onChange={edit}
        priceHint={
          <>
            <CustomersPay price={card.base_price} category={form.primary_category ?? ''} />{' '}
            {service?.price_from && <Others priceFrom={service.price_from} />}
          </>
        }
      />
    </fieldset>
  );
}

type CardInputsProps = OwnTitleProps & { priceHint?: ReactNode };

/**
 * The title, if it is the person's own, the price and the length of one offer, whether it is a visit, and whether a
 * free second visit is promised.
 */
export function CardInputs({ card, path, onChange, priceHint }: CardInputsProps) {
  const { t } = useLingui();
  const { errorOf } = useForm();
  return (
    <>
      {card.service_slug === null && <OwnTitle card={card} path={path} onChange={onChange} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          label={t`Price in pounds`}
          field={`${path}.base_price`}
          value={card.base_price}
          onChange={(base_price) => onChange({ base_price })}
          error={errorOf(`${path}.base_price`)}
          hint={priceHint}
        />
        <LengthField
          field={`${path}.duration_minutes`}
          minutes={card.duration_minutes}
          onChange={(duration_minutes) => onChange({ duration_minutes })}
        />
      </div>
      <VisitSwitch checked={card.is_visit === true} onChange={(is_visit) => onChange({ is_visit })} />
      <WarrantyField
        field={`${path}.warranty_days`}
        days={card.warranty_days ?? null}
        onChange={(warranty_days) => onChange({ warranty_days })}
      />
    </>
  );
}

function Others({ priceFrom }: { priceFrom: string }) {
  const least = <Money amount={priceFrom} />;
  return <Trans>With others, customers pay from {least}.</Trans>;
}

type OwnTitleProps = { card: ApplicationCard; path: string; onChange: (fields: Partial<ApplicationCard>) => void };

function OwnTitle({ card, path, onChange }: OwnTitleProps) {
  const { t } = useLingui();
  const pair = [`${path}.title_en`, `${path}.title_ar`] as const;
  const values = { [pair[0]]: card.title_en, [pair[1]]: card.title_ar };
  return (
    <BothLanguages
      pair={pair}
      values={values}
      render={(field, lang, error, isFirst) => (
        <LineField
          key={field}
          field={field}
          label={isFirst ? t`What is it called?` : lang === 'en' ? t`Its name in English` : t`Its name in Arabic`}
          value={values[field] ?? ''}
          onChange={(value) => onChange(lang === 'en' ? { title_en: value } : { title_ar: value })}
          error={error}
        />
      )}
    />
  );
}

type LengthFieldProps = { field: string; minutes: number; onChange: (minutes: number) => void };

/** Half hours up to twelve, and the length of an older card. */
function LengthField({ field, minutes, onChange }: LengthFieldProps) {
  const { t } = useLingui();
  const { min, max, step } = APPLICATION_LIMITS.durationMinutes;
  const regular = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
  const lengths = [...new Set([...regular, minutes])].toSorted((one, other) => one - other);
  const options = lengths.map((length) => {
    const [hours, rest] = [Math.floor(length / 60), length % 60];
    const whole = t`${plural(hours, { one: '# hour', other: '# hours' })}`;
    const left = t`${plural(rest, { one: '# min', other: '# min' })}`;
    const label = rest === 0 ? whole : hours === 0 ? left : t`${whole} ${left}`;
    return { value: String(length), label };
  });
  return (
    <div data-field={field}>
      <SelectField
        label={t`How long`}
        name={field}
        value={String(minutes)}
        options={options}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
