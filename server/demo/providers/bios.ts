import type { Identity } from './names.ts';
import type { ProviderPlan } from './plans.ts';
import type { Random } from '../random.ts';
import type { DemoArea } from '../catalogue.ts';
import { communityBioTexts } from '../bio-texts/community.ts';
import { tradespeopleBioTexts } from '../bio-texts/tradespeople.ts';
import { trustedBioTexts } from '../bio-texts/trusted.ts';
import type { Pair } from '../bio-texts/bio-texts.ts';

interface Bio {
  bio_en: string;
  bio_ar: string;
}

interface BioParts {
  beginnings: readonly Pair[];
  manner: readonly Pair[];
  skills: readonly Pair[];
}

/** Written out, because the Arabic word for "years" depends on the number. */
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

/** Writes bios that are all different. */
export function createBioWriter(random: Random) {
  const seen = new Set<string>();
  const uses = new Map<string, number>();

  /** One of the least used beginnings, so that bios on one page do not begin with the same sentence. */
  const beginningOf = (beginnings: readonly Pair[], home: DemoArea | undefined): Pair => {
    const fitting = beginnings.filter(({ en }) => home !== undefined || !en.includes('{area}'));
    const usesOf = ({ en }: Pair) => uses.get(en) ?? 0;
    const least = Math.min(...fitting.map(usesOf));
    const beginning = random.pick(fitting.filter((pair) => usesOf(pair) === least));
    uses.set(beginning.en, least + 1);
    return beginning;
  };

  const write = (plan: ProviderPlan, identity: Identity): Bio => {
    const { beginnings, manner } = partsFor(plan, identity);
    const [home] = plan.areas;
    const sentences = [beginningOf(beginnings, home), ...random.sample(manner, random.int(1, 2))];
    const years = random.pick(plan.experience_level === 'hobby' ? YEARS.slice(0, 6) : YEARS.slice(2));
    const bio = {
      bio_en: filled(sentences.map(({ en }) => en).join(' '), years.en, home, 'name_en'),
      bio_ar: filled(sentences.map(({ ar }) => ar).join(' '), years.ar, home, 'name_ar'),
    };
    if (seen.has(bio.bio_en)) return write(plan, identity);
    seen.add(bio.bio_en);
    return bio;
  };

  return write;
}

export function skillsOf(plan: ProviderPlan, identity: Identity, random: Random): readonly Pair[] {
  return random.sample(partsFor(plan, identity).skills, random.int(2, 4));
}

function partsFor(
  { category_slug, provider_type, experience_level }: ProviderPlan,
  { is_woman, firm }: Identity,
): BioParts {
  if (provider_type === 'trusted_essential') {
    const texts = trustedBioTexts[category_slug];
    const { origins, manner } = (firm === null ? tradespeopleBioTexts : trustedBioTexts)[category_slug] ?? {};
    if (texts && origins && manner) return { beginnings: origins, manner, skills: texts.skills };
  }
  const texts = communityBioTexts[category_slug];
  if (!texts) throw new Error(`there are no bio texts for ${category_slug}`);
  const inGender = ({ en, ar_m, ar_f }: (typeof texts.manner)[number]): Pair => ({ en, ar: is_woman ? ar_f : ar_m });
  return {
    beginnings: texts[experience_level].map(inGender),
    manner: texts.manner.map(inGender),
    skills: texts.skills,
  };
}

function filled(text: string, years: string, home: DemoArea | undefined, name: 'name_en' | 'name_ar'): string {
  return text.replaceAll('{years}', years).replaceAll('{area}', home?.[name] ?? '');
}
