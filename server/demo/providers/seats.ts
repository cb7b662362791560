import type { ExperienceLevel, ProviderType, VerificationStatus } from '@hirfa/domain/providers';
import { demoAreas } from '../areas.ts';
import type { Random } from '../random.ts';
import { communityServices } from '../services/community.ts';
import { trustedServices } from '../services/trusted.ts';
import type { DemoArea, DemoService } from '../shapes.ts';

export interface Standing {
  verification_status: VerificationStatus;
  is_active: boolean;
}

/** A place in the marketplace, before anybody sits on it. */
export interface Seat extends Standing {
  category_slug: string;
  provider_type: ProviderType;
  experience_level: ExperienceLevel;
  main: DemoService;
  supports_online: boolean;
  supports_in_person: boolean;
  /** Home first. */
  areas: readonly DemoArea[];
}

const COMMUNITY_SEATS = {
  'arts-crafts': 20,
  tutoring: 20,
  languages: 18,
  music: 16,
  fitness: 16,
  cooking: 16,
  photography: 14,
};
const TRUSTED_SEATS = {
  plumbing: 12,
  electricity: 12,
  cleaning: 12,
  painting: 11,
  carpentry: 11,
  'air-conditioning': 11,
  'appliance-repair': 11,
};
const HOBBY_SEATS = 70;
const CLOSED: readonly (Standing & { seats: number })[] = [
  { seats: 8, verification_status: 'pending', is_active: false },
  { seats: 6, verification_status: 'rejected', is_active: false },
  { seats: 2, verification_status: 'verified', is_active: false },
];
const OPEN: Standing = { verification_status: 'verified', is_active: true };
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
/** How far along the list of a city's areas somebody still travels. */
const NEIGHBOURHOOD = 5;

/** The first seat is an open, professional one in the first community category. */
export function demoSeats(random: Random): readonly Seat[] {
  const closed = shuffled(
    CLOSED.flatMap(({ seats, ...standing }) => Array.from({ length: seats }, () => standing)),
    random,
  );
  const categories = [...Object.entries(COMMUNITY_SEATS), ...Object.entries(TRUSTED_SEATS)];
  // Community categories are the bigger ones: they take the closed seats that are left over.
  const [first, ...rest] = categories.flatMap(([slug, seats], index) => {
    const standings = closed.filter((_, at) => at % categories.length === index);
    return Array.from({ length: seats }, (_, at) => seatIn(slug, at, standings[seats - 1 - at] ?? OPEN, random));
  });
  if (first === undefined) throw new Error('nobody is seated');
  const others = shuffled(rest, random);
  const hobbies = new Set(others.filter(({ provider_type }) => provider_type === 'community').slice(0, HOBBY_SEATS));
  return withAreas(
    [first, ...others.map((seat): Unplaced => (hobbies.has(seat) ? { ...seat, experience_level: 'hobby' } : seat))],
    random,
  );
}

type Unplaced = Omit<Seat, 'areas'>;

function seatIn(category_slug: string, at: number, standing: Standing, random: Random): Unplaced {
  const isCommunity = category_slug in COMMUNITY_SEATS;
  const services = (isCommunity ? communityServices : trustedServices).filter(
    (service) => service.category_slug === category_slug,
  );
  // Services are dealt in turn: chance alone would leave some of them without anybody.
  const main = services[at % services.length];
  if (main === undefined) throw new Error(`${category_slug} has no services`);
  const offersOnline = main.formats.includes('online') && random.chance(0.55);
  return {
    ...standing,
    category_slug,
    provider_type: isCommunity ? 'community' : 'trusted_essential',
    experience_level: 'professional',
    main,
    supports_online: offersOnline,
    supports_in_person: !offersOnline || random.chance(0.8),
  };
}

function withAreas(seats: readonly Unplaced[], random: Random): readonly Seat[] {
  const round = shuffled(demoAreas, random);
  // Two rounds over all areas give each of them somebody; the others settle where most people live.
  const homes = [...round, ...round];
  const busy = demoAreas.filter(({ slug }) => BUSY_AREAS.includes(slug));
  return seats.map((seat, index) => {
    if (!seat.supports_in_person) return { ...seat, areas: [] };
    const isDealt = index > 0 && seat.is_active;
    const home = (isDealt ? homes.pop() : undefined) ?? random.pick(busy);
    return { ...seat, areas: [home, ...neighbours(home, random)] };
  });
}

function neighbours(home: DemoArea, random: Random): readonly DemoArea[] {
  const city = demoAreas.filter((area) => area.city === home.city);
  const at = city.indexOf(home);
  const near = city.filter((area, index) => area !== home && Math.abs(index - at) <= NEIGHBOURHOOD);
  return random.sample(near, random.int(0, 4));
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.int(0, 2 ** 30) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
