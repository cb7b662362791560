import type { ProviderPlan } from './plans.ts';
import type { Random } from '../random.ts';
import type { DemoProvider } from '../shapes.ts';

type TrackRecord = Pick<
  DemoProvider,
  | 'total_jobs'
  | 'average_rating'
  | 'response_minutes'
  | 'is_founding_provider'
  | 'is_online'
  | 'last_online_minutes_ago'
  | 'joined_days_ago'
  | 'skill_verification_notes'
>;

/** The distribution of jobs: most providers have few, some have many. Each job is a booking of the first start. */
const JOBS: readonly { percent: number; min: number; max: number }[] = [
  { percent: 9, min: 0, max: 0 },
  { percent: 41, min: 1, max: 5 },
  { percent: 32, min: 5, max: 12 },
  { percent: 12, min: 13, max: 28 },
  { percent: 6, min: 30, max: 70 },
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
  return Math.min(jobs, Math.ceil(days / 3));
}

function figuresOf(total_jobs: number, random: Random) {
  if (total_jobs === 0) return { total_jobs, average_rating: null, response_minutes: null };
  const rating = Math.max(random.int(41, 50), random.int(41, 50));
  return {
    total_jobs,
    // With many jobs a perfect rating is unrealistic.
    average_rating: (total_jobs > 40 ? Math.min(rating, 49) : rating) / 10,
    response_minutes: Math.min(random.int(3, 180), random.int(3, 180)),
  };
}
