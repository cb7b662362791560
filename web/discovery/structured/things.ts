import type { Category } from '@hirfa/contract/catalogue';
import type { ProviderPage, ServicePage } from '@hirfa/contract/discovery';
import { type Language, pathIn, textIn } from '@hirfa/domain/market';
import type { CardPricingMode } from '@hirfa/domain/providers';
import { t } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import type { Thing } from '../../kit/json-ld.ts';

/** Where a page is shown. */
interface Place {
  origin: string;
  language: Language;
  i18n: I18n;
}

const EGYPT: Thing = { '@type': 'Country', name: 'Egypt' };
const CURRENCY = 'EGP';
/** Of UN/CEFACT. */
const HOUR = 'HUR';
/** As many offers as a result shows; the page has all. */
const MOST_OFFERS = 10;

const addressOf = ({ origin, language }: Place, path: string) => origin + pathIn(language, path);
const organization = ({ origin }: Place) => ({ '@id': `${origin}/#organization` });

/** The home page: who runs the site, and how it is searched. */
export function siteThings(place: Place): Thing[] {
  const { origin, language, i18n } = place;
  const name = t(i18n)`Hirfa`;
  const search = `${addressOf(place, '/services')}?q={search_term_string}`;
  return [
    { '@type': 'Organization', ...organization(place), name, url: origin, logo: `${origin}/icon-192.png` },
    {
      '@type': 'WebSite',
      name,
      url: addressOf(place, '/'),
      inLanguage: language,
      publisher: organization(place),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The breadcrumbs of a page: the services, its category, itself. */
function breadcrumbs(place: Place, category: Pick<Category, 'slug' | 'name_en' | 'name_ar'>, here?: string): Thing {
  const above = [
    { name: t(place.i18n)`Services`, item: addressOf(place, '/services') },
    { name: textIn(category, 'name', place.language), item: addressOf(place, `/community/${category.slug}`) },
  ];
  const all = here === undefined ? above : [...above, { name: here }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map((each, index) => ({ '@type': 'ListItem', position: index + 1, ...each })),
  };
}

export const categoryThings = (category: Category, place: Place): Thing[] => [breadcrumbs(place, category)];

/** A service with the lowest price that customers pay for it, if anybody offers it. */
export function serviceThings(service: ServicePage, place: Place): Thing[] {
  const name = textIn(service, 'title', place.language);
  const { price_from, provider_count } = service;
  const offers = price_from !== null && {
    '@type': 'AggregateOffer',
    lowPrice: price_from,
    priceCurrency: CURRENCY,
    offerCount: provider_count,
    ...perHour(price_from, service.pricing_mode),
  };
  return [
    {
      '@type': 'Service',
      name,
      description: textIn(service, 'summary', place.language),
      url: addressOf(place, `/service/${service.slug}`),
      category: textIn(service.category, 'name', place.language),
      areaServed: EGYPT,
      provider: { '@type': 'Organization', ...organization(place), name: t(place.i18n)`Hirfa`, url: place.origin },
      ...(offers && { offers }),
    },
    breadcrumbs(place, service.category, name),
  ];
}

/** What an hour costs, where the price is that of an hour. */
const perHour = (price: string, mode: CardPricingMode) =>
  mode === 'hourly' && {
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: CURRENCY, unitCode: HOUR },
  };

/** A firm or a person, with what they offer and what customers pay for it. */
export function providerThings(provider: ProviderPage, place: Place): Thing[] {
  const { language, origin } = place;
  const name = textIn(provider, 'display_name', language);
  const areas = provider.areas.map((area) => ({ '@type': 'Place', name: textIn(area, 'name', language) }));
  const [firstArea] = areas;
  const address = {
    '@type': 'PostalAddress',
    addressCountry: 'EG',
    ...(firstArea && { addressLocality: firstArea.name }),
  };
  const offers = provider.cards.slice(0, MOST_OFFERS).map((card) => ({
    '@type': 'Offer',
    price: card.customer_price,
    priceCurrency: CURRENCY,
    itemOffered: {
      '@type': 'Service',
      name: textIn(card, 'title', language),
      ...(areas.length > 0 && { areaServed: areas }),
    },
    ...perHour(card.customer_price, card.pricing_mode),
    ...(card.pricing_mode === 'visit' && { name: t(place.i18n)`Visit fee` }),
  }));
  const rating = provider.average_rating !== null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: provider.average_rating,
      reviewCount: provider.rating_count,
      bestRating: 5,
    },
  };
  const url = addressOf(place, `/provider/${provider.id}`);
  const category = textIn(provider.category, 'name', language);
  // A person has no rating in the vocabulary; their service has.
  const service: Thing = { '@type': 'Service', name: category, provider: { '@type': 'Person', name, url }, ...rating };
  return [
    {
      ...(provider.is_firm
        ? { '@type': 'LocalBusiness', currenciesAccepted: CURRENCY, ...rating }
        : { '@type': 'Person', jobTitle: category }),
      name,
      description: textIn(provider, 'bio', language),
      url,
      address,
      ...(provider.avatar_url && { image: new URL(provider.avatar_url, origin).href }),
      ...(offers.length > 0 && { makesOffer: offers }),
    },
    ...(rating && !provider.is_firm ? [service] : []),
    breadcrumbs(place, provider.category, name),
  ];
}
