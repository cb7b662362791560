import type { ExperienceLevel, ProviderType, VerificationStatus } from '@hirfa/domain/providers';
import { communityServices, type DemoArea, demoAreas, type DemoService, trustedServices } from '../catalogue.ts';
import type { Random } from '../random.ts';

export interface Approval {
  verification_status: VerificationStatus;
  is_active: boolean;
}

/** The planned properties of a provider, before the name, texts and figures are chosen. */
export interface ProviderPlan extends Approval {
  category_slug: string;
  provider_type: ProviderType;
  experience_level: ExperienceLevel;
  main: DemoService;
  supports_online: boolean;
  supports_in_person: boolean;
  /** The home area is the first. */
  areas: readonly DemoArea[];
}

const COMMUNITY_PROVIDERS = {
  'arts-crafts': 20,
  tutoring: 20,
  languages: 18,
  music: 16,
  fitness: 16,
  cooking: 16,
  photography: 14,
};
const TRUSTED_PROVIDERS = {
  plumbing: 12,
  electricity: 12,
  cleaning: 12,
  painting: 11,
  carpentry: 11,
  'air-conditioning': 11,
  'appliance-repair': 11,
};
const HOBBY_PROVIDERS = 70;
const CLOSED: readonly (Approval & { providers: number })[] = [
  { providers: 8, verification_status: 'pending', is_active: false },
  { providers: 6, verification_status: 'rejected', is_active: false },
  { providers: 2, verification_status: 'verified', is_active: false },
];
const OPEN: Approval = { verification_status: 'verified', is_active: true };
const BUSY_AREAS = [
  'maadi',
  'zamalek',
  'nasr-city',
  'heliopolis',
  'new-cairo',
  'dokki',
  'mohandessin',
  'sheikh-zayed',
  'smouha',
  'sidi-gaber',
];
/** Areas of a city up to this distance in the list count as neighbours. */
const NEIGHBOUR_DISTANCE = 5;

/** The first plan is an open, professional one in the first community category. */
export function demoPlans(random: Random): readonly ProviderPlan[] {
  const closed = shuffled(
    CLOSED.flatMap(({ providers, ...approval }) => Array.from({ length: providers }, () => approval)),
    random,
  );
  const categories = [...Object.entries(COMMUNITY_PROVIDERS), ...Object.entries(TRUSTED_PROVIDERS)];
  // The community categories are first and bigger: they get the remaining closed providers.
  const [first, ...rest] = categories.flatMap(([slug, count], index) => {
    const approvals = closed.filter((_, at) => at % categories.length === index);
    return Array.from({ length: count }, (_, at) => planIn(slug, at, approvals[count - 1 - at] ?? OPEN, random));
  });
  if (first === undefined) throw new Error('there is no provider');
  const others = shuffled(rest, random);
  const hobbies = new Set(
    others.filter(({ provider_type }) => provider_type === 'community').slice(0, HOBBY_PROVIDERS),
  );
  return withAreas(
    [
      first,
      ...others.map((plan): PlanWithoutAreas => (hobbies.has(plan) ? { ...plan, experience_level: 'hobby' } : plan)),
    ],
    random,
  );
}

type PlanWithoutAreas = Omit<ProviderPlan, 'areas'>;

function planIn(category_slug: string, at: number, approval: Approval, random: Random): PlanWithoutAreas {
  const isCommunity = category_slug in COMMUNITY_PROVIDERS;
  const services = (isCommunity ? communityServices : trustedServices).filter(
    (service) => service.category_slug === category_slug,
  );
  // Services are assigned in turn, so that each has providers.
  const main = services[at % services.length];
  if (main === undefined) throw new Error(`${category_slug} has no services`);
  const offersOnline = main.supports_online && random.chance(0.55);
  return {
    ...approval,
    category_slug,
    provider_type: isCommunity ? 'community' : 'trusted_essential',
    experience_level: 'professional',
    main,
    supports_online: offersOnline,
    supports_in_person: !offersOnline || random.chance(0.8),
  };
}

function withAreas(plans: readonly PlanWithoutAreas[], random: Random): readonly ProviderPlan[] {
  const areas = shuffled(demoAreas, random);
  // Each area is the home of two providers; the others live in busy areas.
  const homes = [...areas, ...areas];
  const busy = demoAreas.filter(({ slug }) => BUSY_AREAS.includes(slug));
  return plans.map((plan, index) => {
    if (!plan.supports_in_person) return { ...plan, areas: [] };
    const home = (index > 0 && plan.is_active ? homes.pop() : undefined) ?? random.pick(busy);
    return { ...plan, areas: [home, ...neighbours(home, random)] };
  });
}

function neighbours(home: DemoArea, random: Random): readonly DemoArea[] {
  const city = demoAreas.filter((area) => area.city === home.city);
  const at = city.indexOf(home);
  const near = city.filter((area, index) => area !== home && Math.abs(index - at) <= NEIGHBOUR_DISTANCE);
  return random.sample(near, random.int(0, 4));
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.int(0, 2 ** 30) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
