import { countsAsProvider } from '@hirfa/domain/providers';
import { createBioWriter, skillsOf } from './bios.ts';
import { demoCards, hourlyRateOf } from './cards.ts';
import { createRegistry, type Identity } from './names.ts';
import { recordOf } from './records.ts';
import { salma } from './salma.ts';
import { demoPlans, type ProviderPlan } from './plans.ts';
import { createRandom, type Random } from '../random.ts';
import type { DemoProvider } from '../shapes.ts';

const FOUNDING = 20;
const ONLINE = 55;
const LINK_HOSTS = ['https://example.com/', 'https://example.org/'] as const;
/** The names of Salma, and of the customer and the admin of the demo. */
const TAKEN_NAMES = [salma.full_name, 'Nour El-Sayed', 'Hany Mansour'];

/** The demo's 200 providers; the same seed gives the same people. */
export function demoProviders(seed: number): readonly DemoProvider[] {
  const random = createRandom(seed);
  const [, ...plans] = demoPlans(random);
  const open = plans.filter(countsAsProvider);
  // Salma is a founding provider and online too.
  const founding = new Set(random.sample(open, FOUNDING - 1));
  const online = new Set(random.sample(open, ONLINE - 1));
  const register = createRegistry(random, TAKEN_NAMES);
  const writeBio = createBioWriter(random);
  const others = plans.map((plan, index) => {
    const identity = register(plan);
    return {
      key: `provider-${String(index + 2).padStart(3, '0')}`,
      ...namesOf(identity),
      ...termsOf(plan, random),
      ...recordOf(plan, { isFounding: founding.has(plan), isOnline: online.has(plan) }, random),
      ...writeBio(plan, identity),
      skills: skillsOf(plan, identity, random),
      social_media_links: linksOf(identity, random),
    };
  });
  return [salma, ...others];
}

function namesOf({ full_name, full_name_ar, firm }: Identity) {
  return { full_name, full_name_ar, business_name: firm?.en ?? null, business_name_ar: firm?.ar ?? null };
}

function termsOf(plan: ProviderPlan, random: Random) {
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
  } = plan;
  const hourly_rate = hourlyRateOf(plan, random);
  return {
    provider_type,
    verification_status,
    is_active,
    experience_level,
    supports_online,
    supports_in_person,
    primary_category: category_slug,
    hourly_rate,
    pricing_mode: main.pricing_mode,
    allow_group_booking: provider_type === 'community' && random.chance(0.35),
    service_area_slugs: areas.map(({ slug }) => slug),
    cards: demoCards(plan, hourly_rate, random),
  };
}

function linksOf({ full_name, firm }: Identity, random: Random): readonly string[] {
  const handle = (firm?.en ?? full_name)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replace(/\.$/, '');
  return random.sample(LINK_HOSTS, random.int(0, 2)).map((host) => host + handle);
}
