import type { ServicePage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { CraftTile } from '../ui/craft-tile.tsx';
import { ButtonLink, Link } from '../ui/link.tsx';
import { useLanguage } from '../ui/use-language.ts';
import { Duration } from './counts.tsx';
import { ServicePrice } from './service-tile.tsx';

/** What a service is, what it costs and how long it takes, before anybody who offers it. */
export function ServiceHeader({ service }: { service: ServicePage }) {
  const language = useLanguage();
  const title = textIn(service, 'title', language);
  const { category } = service;
  return (
    <header>
      <Breadcrumbs here={title}>
        <Link to="/services">
          <Trans>Services</Trans>
        </Link>
        <Link to="/community/$categorySlug" params={{ categorySlug: category.slug }}>
          {textIn(category, 'name', language)}
        </Link>
      </Breadcrumbs>
      <div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <CraftTile
          icon={category.icon}
          hue={category.hue}
          className="aspect-[2/1] rounded-l lg:order-last lg:aspect-auto lg:h-full lg:min-h-72"
        />
        <div>
          <h1 className="title-text sm:text-[2.25rem]">{title}</h1>
          <p className="mt-3 text-l text-ink-1">{textIn(service, 'summary', language)}</p>
          <Facts service={service} />
        </div>
      </div>
    </header>
  );
}

function Facts({ service }: { service: ServicePage }) {
  return (
    <>
      {service.price_from !== null && (
        <p className="mt-6 border-t border-sand-2 pt-5 [&_bdi]:text-xl!">
          <ServicePrice service={service} />
        </p>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4">
        <Fact name={<Trans>Usual length</Trans>}>
          <Duration minutes={service.duration_minutes} />
        </Fact>
        <Fact name={<Trans>Where</Trans>}>
          <Place online={service.supports_online} inPerson={service.supports_in_person} />
        </Fact>
      </dl>
      {service.provider_count > 0 && (
        <ButtonLink to="." hash="offers" activeOptions={{ includeHash: true }} className="mt-6 max-sm:w-full">
          <Plural value={service.provider_count} one="See the provider" other="See # providers" />
        </ButtonLink>
      )}
    </>
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
