import { tradespeopleBioTexts } from '../bio-texts/tradespeople.ts';
import { firms, type Firm } from './firms.ts';
import { copticNames, muslimNames } from './name-lists.ts';
import { type ProviderPlan, shuffled } from './plans.ts';
import type { Random } from '../random.ts';

export interface Identity {
  full_name: string;
  full_name_ar: string;
  is_woman: boolean;
  firm: Firm | null;
}

const COPTIC_SHARE = 0.14;
/** Of so many providers in trades where people work alone, one does. */
const ONE_ALONE_OF = 3;

/** Returns a function that creates names, each only once. `taken` are names that are in use already. */
export function createNaming(random: Random, taken: readonly string[]) {
  const seen = new Set(taken);
  return function name(isWoman: boolean): Pick<Identity, 'full_name' | 'full_name_ar'> {
    const names = random.chance(COPTIC_SHARE) ? copticNames : muslimNames;
    const [first, first_ar] = random.pick(isWoman ? names.female : names.male);
    const [family, family_ar] = random.pick(names.family);
    const full_name = `${first} ${family}`;
    if (seen.has(full_name)) return name(isWoman);
    seen.add(full_name);
    return { full_name, full_name_ar: `${first_ar} ${family_ar}` };
  };
}

/** Returns a function that assigns names and firms, each only once. `taken` are names that are in use already. */
export function createRegistry(random: Random, taken: readonly string[]) {
  const name = createNaming(random, taken);
  const freeFirms = shuffled(firms, random);
  const men = new Map<string, number>();

  /** Each third man of a trade where people work alone. */
  function worksAlone({ category_slug }: ProviderPlan, isWoman: boolean): boolean {
    if (isWoman || !(category_slug in tradespeopleBioTexts)) return false;
    const number = (men.get(category_slug) ?? 0) + 1;
    men.set(category_slug, number);
    return number % ONE_ALONE_OF === 0;
  }

  return (plan: ProviderPlan): Identity => {
    const is_woman = random.chance(shareOfWomen(plan));
    return {
      ...name(is_woman),
      is_woman,
      firm:
        plan.provider_type === 'community' || worksAlone(plan, is_woman)
          ? null
          : takeFirm(freeFirms, plan.category_slug),
    };
  };
}

function shareOfWomen({ provider_type, category_slug }: ProviderPlan): number {
  if (provider_type === 'community') return 0.5;
  return category_slug === 'cleaning' ? 0.6 : 0.05;
}

function takeFirm(free: Firm[], category: string): Firm {
  const at = free.findIndex(({ category_slug }) => category_slug === category);
  const [firm] = free.splice(at, 1);
  if (at < 0 || firm === undefined) throw new Error(`no firm is left for ${category}`);
  return firm;
}
