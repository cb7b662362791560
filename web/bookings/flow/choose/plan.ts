import type { CustomerAddress } from '@hirfa/contract/bookings';
import type { Offer, ProviderPage, ServicePage } from '@hirfa/contract/discovery';
import type { ProviderTile, ServiceCard } from '@hirfa/contract/providers';
import {
  ADDRESS_LENGTH,
  defaultHalfHours,
  goesWith,
  joinTitles,
  WARRANTY_DAYS,
  type WarrantyDays,
  warrantyOfAll,
} from '@hirfa/domain/bookings';
import { takesGroups } from '@hirfa/domain/providers';
import { type Choices, type Mode, type Step, STEPS } from '../choices.ts';
import { cleanText } from '../booking-input.ts';

/** What the steps need to know about a provider. */
export type ProviderToBook = ProviderTile &
  Pick<ProviderPage, 'cards'> & {
    /** Null until it is known. */
    allow_group_booking: boolean | null;
  };

/** What an offer tells about its provider: enough for the next steps while the provider loads. */
export function providerOf({ card, provider }: Offer): ProviderToBook {
  return { ...provider, cards: [card], allow_group_booking: null };
}

/** The loaded data to choose from. */
export interface Known {
  /** The service, where the flow began with one. */
  service: ServicePage | null;
  /** The chosen provider; until it is loaded, what its offer tells. */
  provider: ProviderToBook | null;
  /** The only offer of the service, if there is just one. */
  onlyOffer: { providerId: string; cardId: string } | null;
  /** Whether a person is signed in: their price has their discounts. */
  isSignedIn: boolean;
  /** The visitor's own provider profile, which they can't book; null without one, or until it is known. */
  ownProviderId: string | null;
  /** The area that the person has chosen before; null without one. */
  areaId: string | null;
  /** The kept addresses of the person, the latest used first. */
  addresses: readonly CustomerAddress[];
}

/** Whether the chosen provider is known. */
export type Loading = 'done' | 'under_way' | 'failed';

/** The steps of the flow for these choices. */
export interface Plan {
  /** The choices, with an answer to every question that has only one. */
  choices: Choices;
  provider: ProviderToBook | null;
  card: ServiceCard | null;
  /** What is booked with it, and all of the provider that could be. */
  also: ServiceCard[];
  others: ServiceCard[];
  isSignedIn: boolean;
  /** Whether the number of people is asked. */
  isForGroups: boolean;
  /** The questions of this flow, in order. */
  steps: Step[];
  answered: ReadonlySet<Step>;
  /** Answered from the start and not changeable. */
  fixed: ReadonlySet<Step>;
  /** The first question that is open. */
  next: Step;
}

export function modesOf(provider: ProviderToBook): Mode[] {
  return [
    ...(provider.supports_in_person ? (['in_person'] as const) : []),
    ...(provider.supports_online ? (['online'] as const) : []),
  ];
}

/** The cards that can be booked here: all cards of the provider, or those of the service. */
export function cardsOf(provider: ProviderToBook, service: ServicePage | null): ServiceCard[] {
  return service === null ? provider.cards : provider.cards.filter((card) => card.service_slug === service.slug);
}

function only<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}

/** Answers questions with one possible answer, and drops choices that are not offered (any more). */
function withOnlyAnswers(choices: Choices, known: Known): Choices {
  const { service, provider, onlyOffer } = known;
  const { providerId, cardId } =
    choices.providerId === null && onlyOffer !== null ? { ...choices, ...onlyOffer } : choices;
  if (provider === null || provider.id !== providerId) return { ...choices, providerId, cardId };
  const cards = cardsOf(provider, service);
  const card = cards.find(({ id }) => id === cardId) ?? only(cards);
  const also = card === null ? [] : alsoOf(choices.also, card, provider);
  const modes = modesOf(provider);
  const mode = modes.find((one) => one === choices.mode) ?? only(modes);
  return {
    ...choices,
    providerId,
    cardId: card?.id ?? null,
    also,
    package: also.length > 0 ? null : choices.package,
    mode,
    ...(mode === 'in_person' ? placeOf(choices, provider, known) : { areaId: null }),
    halfHours: halfHoursOf(choices, card),
    people: provider.allow_group_booking === null || takesGroups(provider) ? choices.people : 1,
    slot: card === null || card.id !== choices.cardId || also.length < choices.also.length ? null : choices.slot,
  };
}

/** How long a meeting of a package is, and one that nobody has chosen a length for; null where it is not asked. */
export const usualHalfHours = (card: ServiceCard) =>
  card.pricing_mode === 'hourly' ? defaultHalfHours(card.duration_minutes) : null;

function halfHoursOf(choices: Choices, card: ServiceCard | null): number | null {
  const usual = card === null ? null : usualHalfHours(card);
  return usual === null || choices.package !== null ? usual : (choices.halfHours ?? usual);
}

/** What of these offers can be booked with a card; all of them while the others of its provider are not known. */
function alsoOf(ids: readonly string[], card: ServiceCard, provider: ProviderToBook): readonly string[] {
  if (provider.allow_group_booking === null) return ids;
  const chosen = [card];
  for (const id of ids) {
    const other = provider.cards.find((each) => each.id === id);
    if (other !== undefined && goesWith(chosen, other)) chosen.push(other);
  }
  return chosen.slice(1).map(({ id }) => id);
}

/**
 * Where the work is done. A person who has not said it yet comes back to the area that they have chosen before, and to
 * the address that they used last: there, or anywhere if they have chosen no area.
 */
function placeOf(
  choices: Choices,
  { areas }: ProviderToBook,
  known: Pick<Known, 'areaId' | 'addresses'>,
): Pick<Choices, 'areaId' | 'address'> {
  const isServed = (areaId: string | null) => areas.some(({ id }) => id === areaId);
  const onlyArea = only(areas)?.id ?? null;
  const { areaId, address } = choices;
  if (isServed(areaId)) return { areaId, address };
  // An address of another area says nothing here.
  if (areaId !== null) return { areaId: onlyArea, address: '' };
  if (address !== null) return { areaId: onlyArea, address };
  const kept = known.addresses.find(({ area }) => isServed(area.id) && [null, area.id].includes(known.areaId));
  if (kept !== undefined) return { areaId: kept.area.id, address: kept.address };
  return { areaId: isServed(known.areaId) ? known.areaId : onlyArea, address: null };
}

/** The given one is first: the service, or the provider. */
function stepsFrom(service: ServicePage | null): Step[] {
  return service === null ? ['provider', ...STEPS.filter((step) => step !== 'provider')] : [...STEPS];
}

export function planOf(kept: Choices, known: Known): Plan {
  const { service, provider, ownProviderId } = known;
  const isOwn = ownProviderId !== null && kept.providerId === ownProviderId;
  const choices = withOnlyAnswers(isOwn ? { ...kept, providerId: null, cardId: null } : kept, known);
  const chosen = provider !== null && provider.id === choices.providerId ? provider : null;
  const card = chosen === null ? null : (cardsOf(chosen, service).find(({ id }) => id === choices.cardId) ?? null);
  const others = card === null || chosen === null ? [] : chosen.cards.filter((each) => goesWith([card], each));
  const also = choices.also.flatMap((id) => others.find((each) => each.id === id) ?? []);
  const answers: Record<Step, boolean> = {
    service: service !== null || card !== null,
    provider: service === null || card !== null,
    place: card !== null && Object.keys(placeProblems(choices)).length === 0,
    time: card !== null && choices.slot !== null,
    review: false,
    account: false,
  };
  const steps = stepsFrom(service).filter((step) => step !== 'account');
  const fixed = new Set<Step>(service === null ? ['provider'] : others.length === 0 ? ['service'] : []);
  if (service === null && chosen !== null && chosen.cards.length === 1) fixed.add('service');
  if (service !== null && known.onlyOffer !== null) fixed.add('provider');
  const answered = new Set(steps.filter((step) => answers[step]));
  return {
    choices,
    provider: chosen,
    card,
    also,
    others,
    isSignedIn: known.isSignedIn,
    isForGroups: chosen !== null && takesGroups(chosen),
    steps,
    answered,
    fixed,
    next: steps.find((step) => !answers[step]) ?? 'review',
  };
}

/** The title of what is chosen: of the service or the offer, and of what is booked with it. Null before a choice. */
export function titlesOf({ card, also }: Pick<Plan, 'card' | 'also'>, { service }: Pick<Known, 'service'>) {
  const first = service ?? card;
  if (first === null) return null;
  const all = [first, ...also];
  return {
    title_en: joinTitles(all.map(({ title_en }) => title_en)),
    title_ar: joinTitles(all.map(({ title_ar }) => title_ar)),
  };
}

/** The step to show: `at`, or an earlier one that is not answered yet. */
export function currentStep({ steps, next, fixed }: Plan, at: Step | null): Step {
  if (at === 'account') return next === 'review' ? 'account' : next;
  if (at === null || fixed.has(at) || !steps.includes(at)) return next;
  return steps.indexOf(at) <= steps.indexOf(next) ? at : next;
}

export type PlaceProblem = 'mode_missing' | 'area_missing' | 'address_short' | 'address_long';

/** The problems of the place step by field, with the limits of the server. */
export function placeProblems(choices: Choices): Partial<Record<'mode' | 'area' | 'address', PlaceProblem>> {
  if (choices.mode === null) return { mode: 'mode_missing' };
  if (choices.mode === 'online') return {};
  const { length } = cleanText(choices.address ?? '');
  return {
    ...(choices.areaId === null && { area: 'area_missing' as const }),
    ...(length < ADDRESS_LENGTH.min && { address: 'address_short' as const }),
    ...(length > ADDRESS_LENGTH.max && { address: 'address_long' as const }),
  };
}

/** For how many days a free second visit is promised for what is chosen; null for none, and for packages. */
export function promiseOf({ card, also, choices }: Pick<Plan, 'card' | 'also' | 'choices'>): WarrantyDays | null {
  if (card === null || choices.package !== null) return null;
  const days = warrantyOfAll([card, ...also]);
  return WARRANTY_DAYS.find((each) => each === days) ?? null;
}
