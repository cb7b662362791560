import type { ProviderPlan } from './plans.ts';
import type { Random } from '../random.ts';
import type { DemoProvider } from '../shapes.ts';

type TrackRecord = Pick<
  DemoProvider,
  | 'total_jobs'
  | 'average_rating'
  | 'response_time_avg_minutes'
  | 'acceptance_rate'
  | 'completion_rate'
  | 'is_founding_provider'
  | 'is_online'
  | 'last_online_minutes_ago'
  | 'joined_days_ago'
  | 'skill_verification_notes'
>;

/** The distribution of jobs: most providers have few, some have very many. */
const JOBS: readonly { percent: number; min: number; max: number }[] = [
  { percent: 9, min: 0, max: 0 },
  { percent: 41, min: 2, max: 30 },
  { percent: 27, min: 31, max: 90 },
  { percent: 13, min: 91, max: 190 },
  { percent: 4, min: 191, max: 299 },
  { percent: 6, min: 305, max: 640 },
];
/** In both languages, as the admins' templates are. */
const REJECTIONS = [
  `The back of the national ID is not readable. Please photograph it again in good light.
صورة ظهر بطاقة الرقم القومي غير واضحة. من فضلك صوّره من جديد في إضاءة جيدة.`,
  `The proof of address is more than three months old. Please send a newer one.
إثبات محل الإقامة مضى عليه أكثر من ثلاثة أشهر. من فضلك أرسل إثباتًا أحدث.`,
  `The certificate is in a different name than the national ID. Please send yours.
الشهادة باسم مختلف عن الاسم في بطاقة الرقم القومي. من فضلك أرسل شهادتك.`,
  `The skill document is a photo of a screen. Please send the document itself.
مستند المهارة صورة لشاشة. من فضلك أرسل المستند نفسه.`,
  `The proof of address is in a different name. Please send one in yours.
إثبات محل الإقامة باسم آخر. من فضلك أرسل إثباتًا باسمك.`,
  `The front of the national ID is missing. Please add it.
صورة وجه بطاقة الرقم القومي ناقصة. من فضلك أضفها.`,
] as const;
const DAY = 24 * 60;

/** The track record of a planned provider. */
export function recordOf(
  plan: ProviderPlan,
  flags: { isFounding: boolean; isOnline: boolean },
  random: Random,
): TrackRecord {
  const { isFounding, isOnline } = flags;
  const joined_days_ago = joinedDaysAgo(plan, isFounding, random);
  return {
    ...figuresOf(plan.verification_status === 'verified' ? jobsIn(joined_days_ago, random) : 0, random),
    is_founding_provider: isFounding,
    is_online: isOnline,
    last_online_minutes_ago: lastOnline(plan, isOnline, joined_days_ago, random),
    joined_days_ago,
    skill_verification_notes: plan.verification_status === 'rejected' ? random.pick(REJECTIONS) : null,
  };
}

function joinedDaysAgo({ verification_status }: ProviderPlan, isFounding: boolean, random: Random): number {
  if (verification_status === 'pending') return random.int(1, 6);
  if (verification_status === 'rejected') return random.int(4, 40);
  return isFounding ? random.int(780, 870) : random.int(15, 740);
}

function lastOnline({ is_active }: ProviderPlan, isOnline: boolean, joinedDaysAgo: number, random: Random): number {
  if (isOnline) return random.int(0, 4);
  const minutes = is_active
    ? Math.min(random.int(15, 5 * DAY), random.int(15, 5 * DAY))
    : random.int(DAY / 2, 20 * DAY);
  return Math.min(minutes, joinedDaysAgo * DAY);
}

function jobsIn(days: number, random: Random): number {
  const drawn = random.int(1, 100);
  let sum = 0;
  const tier = JOBS.find(({ percent }) => (sum += percent) >= drawn);
  const jobs = tier ? random.int(tier.min, tier.max) : 0;
  return Math.min(jobs, days);
}

function figuresOf(total_jobs: number, random: Random) {
  if (total_jobs === 0)
    return {
      total_jobs,
      average_rating: null,
      response_time_avg_minutes: null,
      acceptance_rate: null,
      completion_rate: null,
    };
  const rating = Math.max(random.int(41, 50), random.int(41, 50));
  return {
    total_jobs,
    // With many jobs a perfect rating is unrealistic.
    average_rating: (total_jobs > 40 ? Math.min(rating, 49) : rating) / 10,
    response_time_avg_minutes: Math.min(random.int(3, 180), random.int(3, 180)),
    acceptance_rate: Math.max(random.int(70, 100), random.int(70, 100)),
    completion_rate: Math.max(random.int(85, 100), random.int(85, 100)),
  };
}
