import { type OwnOffer, ownOffers } from './own-offers.ts';
import type { ProviderPlan } from './plans.ts';
import type { Random } from '../random.ts';
import { type DemoService, demoServices as services } from '../catalogue.ts';
import type { DemoCard } from '../shapes.ts';

const NUMBER_OF_CARDS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4];
/** The share of own offers among the cards after the first: about an eighth of all cards. */
const OWN_SHARE = 0.15;

interface Prices {
  price_from: number;
  price_to: number;
}

/** The first card is the main service. It is always active, so that every service has providers. */
export function demoCards(plan: ProviderPlan, hourlyRate: number, random: Random): readonly DemoCard[] {
  const { main } = plan;
  const first = listedCard(main, main.pricing_mode === 'hourly' ? hourlyRate : priceOf(plan, main, random), true);
  const listed = services.filter(
    (service) => service !== main && service.category_slug === plan.category_slug && fits(service, plan),
  );
  const own = plan.supports_in_person
    ? ownOffers.filter(({ category_slug }) => category_slug === plan.category_slug)
    : [];
  const cards: DemoCard[] = [first];
  const wanted = random.pick(NUMBER_OF_CARDS);
  while (cards.length < wanted && (listed.length > 0 || own.length > 0)) {
    const isOwn = own.length > 0 && (listed.length === 0 || random.chance(OWN_SHARE));
    const isOn = random.chance(0.94);
    if (isOwn) {
      const offer = take(own, random);
      cards.push(ownCard(offer, priceOf(plan, offer, random), isOn));
    } else {
      const service = take(listed, random);
      cards.push(listedCard(service, priceOf(plan, service, random), isOn));
    }
  }
  return cards;
}

/** The price of one hour of the main service. */
export function hourlyRateOf(plan: ProviderPlan, random: Random): number {
  const { price_from, price_to, pricing_mode, duration_minutes } = plan.main;
  const hours = pricing_mode === 'hourly' ? 1 : duration_minutes / 60;
  return priceOf(plan, { price_from: price_from / hours, price_to: price_to / hours }, random);
}

/** Hobby providers have lower prices. */
function priceOf({ experience_level }: ProviderPlan, { price_from, price_to }: Prices, random: Random): number {
  const share = experience_level === 'hobby' ? random.int(-5, 50) : random.int(25, 105);
  return Math.round((price_from + ((price_to - price_from) * share) / 100) / 10) * 10;
}

function fits(service: DemoService, plan: ProviderPlan): boolean {
  return plan.supports_in_person || service.supports_online;
}

function take<Item>(items: Item[], random: Random): Item {
  const item = random.pick(items);
  items.splice(items.indexOf(item), 1);
  return item;
}

export function listedCard(
  { slug, category_slug, title_en, title_ar, duration_minutes }: DemoService,
  base_price: number,
  is_active: boolean,
): DemoCard {
  return { service_slug: slug, category_slug, title_en, title_ar, base_price, duration_minutes, is_active };
}

export function ownCard(
  { category_slug, title_en, title_ar, duration_minutes }: Omit<OwnOffer, keyof Prices>,
  base_price: number,
  is_active: boolean,
): DemoCard {
  return { service_slug: null, category_slug, title_en, title_ar, base_price, duration_minutes, is_active };
}
