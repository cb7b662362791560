import { createBioWriter, skillsOf } from './bios.ts';
import { demoCards, hourlyRateOf } from './cards.ts';
import { createRegistry, type Identity } from './names.ts';
import { recordOf } from './records.ts';
import { salma } from './salma.ts';
import { demoSeats, type Seat } from './seats.ts';
import { createRandom, type Random } from '../random.ts';
import type { DemoProvider } from '../shapes.ts';

const FOUNDING = 20;
const ONLINE = 55;
const LINK_HOSTS = ['https://example.com/', 'https://example.org/'] as const;
/** The customer and the admin of the demo, beside Salma, have these names. */
const TAKEN_NAMES = [salma.full_name, 'Nour El-Sayed', 'Hany Mansour'];

/** The demo's 200 providers; the same seed gives the same people. */
export function demoProviders(seed: number): readonly DemoProvider[] {
  const random = createRandom(seed);
  const [, ...seats] = demoSeats(random);
  const open = seats.filter(({ is_active }) => is_active);
  // Salma is one of the first and online.
  const founding = new Set(random.sample(open, FOUNDING - 1));
  const online = new Set(random.sample(open, ONLINE - 1));
  const register = createRegistry(random, TAKEN_NAMES);
  const writeBio = createBioWriter(random);
  const others = seats.map((seat, index) => {
    const identity = register(seat);
    return {
      key: `provider-${String(index + 2).padStart(3, '0')}`,
      ...namesOf(identity),
      ...termsOf(seat, random),
      ...recordOf(seat, { isFounding: founding.has(seat), isOnline: online.has(seat) }, random),
      ...writeBio(seat, identity),
      skills: skillsOf(seat, identity, random),
      social_media_links: linksOf(identity, random),
    };
  });
  return [salma, ...others];
}

function namesOf({ full_name, full_name_ar, firm }: Identity) {
  return { full_name, full_name_ar, business_name: firm?.en ?? null, business_name_ar: firm?.ar ?? null };
}

function termsOf(seat: Seat, random: Random) {
  const {
    provider_type,
    verification_status,
    is_active,
    experience_level,
    supports_online,
    supports_in_person,
    category_slug,
    main,
    areas,
  } = seat;
  const hourly_rate = hourlyRateOf(seat, random);
  return {
    provider_type,
    verification_status,
    is_active,
    experience_level,
    supports_online,
    supports_in_person,
    primary_category: category_slug,
    hourly_rate,
    pricing_mode: main.pricing,
    allow_group_booking: provider_type === 'community' && random.chance(0.35),
    service_area_slugs: areas.map(({ slug }) => slug),
    cards: demoCards(seat, hourly_rate, random),
  };
}

function linksOf({ full_name, firm }: Identity, random: Random): readonly string[] {
  const handle = (firm?.en ?? full_name)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replace(/\.$/, '');
  return random.sample(LINK_HOSTS, random.int(0, 2)).map((host) => host + handle);
}
