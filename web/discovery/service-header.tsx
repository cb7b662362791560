import type { ServicePage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BookBar } from './book-bar.tsx';
import { CategoryBreadcrumbs } from './category-breadcrumbs.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { CraftTile } from '../ui/craft-tile.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { Duration } from '../ui/duration.tsx';
import { Section } from './section.tsx';
import { serviceColumns, serviceFacts, servicePicture, serviceText } from './service-layout.ts';
import { AllIncluded, PriceFrom } from './provider-words.tsx';

/** The description, price and length of a service, above its offers. */
export function ServiceHeader({ service }: { service: ServicePage }) {
  const language = useLanguage();
  const title = textIn(service, 'title', language);
  const description = textIn(service, 'description', language);
  const { category } = service;
  return (
    <div>
      <CategoryBreadcrumbs category={category} here={title} />
      <div className={serviceColumns}>
        <header className="min-w-0">
          <h1 className="title-text wrap-anywhere sm:text-[2.25rem] lg:text-[2.5rem]">{title}</h1>
          <p className="mt-3 text-l wrap-anywhere text-ink-1">{textIn(service, 'summary', language)}</p>
        </header>
        <CraftTile drawing={service.slug} icon={category.icon} hue={category.hue} className={servicePicture} />
        <Facts service={service} />
        {description && (
          <div className={serviceText}>
            <Section id="about" heading={<Trans>About this service</Trans>}>
              <p className="max-w-2xl whitespace-pre-line wrap-anywhere text-ink-1">{description}</p>
            </Section>
          </div>
        )}
      </div>
    </div>
  );
}

function Facts({ service }: { service: ServicePage }) {
  const isOffered = service.provider_count > 0;
  return (
    <Card className={classNames('flex flex-col p-5 md:p-6', serviceFacts, !isOffered && 'md:self-start')}>
      {service.price_from !== null && (
        <p className="mb-4 border-b border-sand-2 pb-4 [&_bdi]:text-xl!">
          <PriceFrom of={service} />
          <AllIncluded />
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        <Fact name={<Trans>Usual length</Trans>}>
          <Duration minutes={service.duration_minutes} />
        </Fact>
        <Fact name={<Trans>Where</Trans>}>
          <Place online={service.supports_online} inPerson={service.supports_in_person} />
        </Fact>
      </dl>
      {isOffered && (
        <div className="mt-auto flex flex-col gap-2 pt-6">
          <div className="book-place">
            <BookService service={service} wide />
          </div>
          <p className="text-center text-xs text-ink-2">
            <Trans>If your request is not accepted, you pay nothing</Trans>
          </p>
          <ButtonLink to="." hash="offers" activeOptions={{ includeHash: true }} variant="quiet" wide>
            <Plural value={service.provider_count} one="See the provider" other="See # providers" />
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

export function BookService({ service, wide = false }: { service: ServicePage; wide?: boolean }) {
  return (
    <ButtonLink to="/booking/$target" params={{ target: service.slug }} wide={wide} className="shrink-0">
      <Trans>Book this service</Trans>
    </ButtonLink>
  );
}

/** The price and the action of a service, on a phone. */
export function ServiceBookBar({ service }: { service: ServicePage }) {
  if (service.provider_count === 0) return null;
  return (
    <BookBar price={<PriceFrom of={service} />}>
      <BookService service={service} />
    </BookBar>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="mt-0.5 font-semibold text-ink-0">{children}</dd>
    </div>
  );
}

export function Place({ online, inPerson }: { online: boolean; inPerson: boolean }) {
  if (online && inPerson) return <Trans>In person or online</Trans>;
  return online ? <Trans>Online</Trans> : <Trans>In person</Trans>;
}
