import type { Identity } from './names.ts';
import type { Seat } from './seats.ts';
import type { Random } from '../random.ts';
import type { DemoArea } from '../shapes.ts';
import { communityVoices } from '../voices/community.ts';
import { trustedVoices } from '../voices/trusted.ts';
import type { Pair } from '../voices/voice.ts';

interface Bio {
  bio_en: string;
  bio_ar: string;
}

interface Told {
  beginnings: readonly Pair[];
  manner: readonly Pair[];
  skills: readonly Pair[];
}

/** Spelt out, because Arabic counts three to ten years with another word than eleven and more. */
const YEARS: readonly Pair[] = [
  { en: 'four years', ar: 'أربع سنوات' },
  { en: 'five years', ar: 'خمس سنوات' },
  { en: 'six years', ar: 'ست سنوات' },
  { en: 'seven years', ar: 'سبع سنوات' },
  { en: 'eight years', ar: 'ثماني سنوات' },
  { en: 'nine years', ar: 'تسع سنوات' },
  { en: 'ten years', ar: 'عشر سنوات' },
  { en: 'eleven years', ar: 'إحدى عشرة سنة' },
  { en: 'thirteen years', ar: 'ثلاث عشرة سنة' },
  { en: 'fourteen years', ar: 'أربع عشرة سنة' },
];

/** Writes bios, none of them twice. */
export function createBioWriter(random: Random) {
  const seen = new Set<string>();
  const told = new Map<string, number>();

  /** Of those that fit, one that was told least: neighbours on a page should not begin alike. */
  const beginningOf = (beginnings: readonly Pair[], home: DemoArea | undefined): Pair => {
    const fitting = beginnings.filter(({ en }) => home !== undefined || !en.includes('{area}'));
    const timesTold = ({ en }: Pair) => told.get(en) ?? 0;
    const least = Math.min(...fitting.map(timesTold));
    const beginning = random.pick(fitting.filter((pair) => timesTold(pair) === least));
    told.set(beginning.en, least + 1);
    return beginning;
  };

  const write = (seat: Seat, identity: Identity): Bio => {
    const { beginnings, manner } = toldBy(seat, identity);
    const [home] = seat.areas;
    const sentences = [beginningOf(beginnings, home), ...random.sample(manner, random.int(1, 2))];
    const years = random.pick(seat.experience_level === 'hobby' ? YEARS.slice(0, 6) : YEARS.slice(2));
    const bio = {
      bio_en: filled(sentences.map(({ en }) => en).join(' '), years.en, home, 'name_en'),
      bio_ar: filled(sentences.map(({ ar }) => ar).join(' '), years.ar, home, 'name_ar'),
    };
    if (seen.has(bio.bio_en)) return write(seat, identity);
    seen.add(bio.bio_en);
    return bio;
  };

  return write;
}

export function skillsOf(seat: Seat, identity: Identity, random: Random): readonly Pair[] {
  return random.sample(toldBy(seat, identity).skills, random.int(2, 4));
}

function toldBy({ category_slug, provider_type, experience_level }: Seat, { is_woman }: Identity): Told {
  if (provider_type === 'trusted_essential') {
    const voice = trustedVoices[category_slug];
    if (voice) return { ...voice, beginnings: voice.origins };
  }
  const voice = communityVoices[category_slug];
  if (!voice) throw new Error(`nobody has words for ${category_slug}`);
  const spoken = ({ en, ar_m, ar_f }: (typeof voice.manner)[number]): Pair => ({ en, ar: is_woman ? ar_f : ar_m });
  return { beginnings: voice[experience_level].map(spoken), manner: voice.manner.map(spoken), skills: voice.skills };
}

function filled(text: string, years: string, home: DemoArea | undefined, name: 'name_en' | 'name_ar'): string {
  return text.replaceAll('{years}', years).replaceAll('{area}', home?.[name] ?? '');
}
