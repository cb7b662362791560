import { displayName } from '@hirfa/domain/accounts';
import { chipsFor, REVIEW } from '@hirfa/domain/reviews';
import { newId } from '../../platform/ids.ts';
import { demoCategories } from '../catalogue.ts';
import { createRandom, type Random } from '../random.ts';
import { ABOUT_CUSTOMERS, textsFor } from './texts.ts';

/** A settled booking of the demo with its people. */
export interface ReviewedJob {
  booking_id: string;
  provider_id: string;
  provider_user_id: string;
  provider_name: string;
  customer_id: string;
  customer_name: string;
  category_slug: string;
  completed_at: Date;
  /** The rating that the provider is to have, between 4.1 and 5. */
  rating: number;
  /** Whether people try the demo as its customer: newly settled jobs are theirs to review. */
  isOwn: boolean;
}

const HOUR = 3_600_000;
/** How many of all jobs customers review, and how many reviews have words. */
const REVIEWED = 0.62;
const WITH_WORDS = 0.7;

const tabOf = new Map(demoCategories.map(({ slug, tab }) => [slug, tab]));

/** Reviews of the settled jobs of the demo: those of each provider have their rating. */
export function reviewRows(seed: number, jobs: readonly ReviewedJob[], now: Date) {
  const random = createRandom(seed + 77);
  const byProvider = [...Map.groupBy(jobs, ({ provider_id }) => provider_id).values()];
  return byProvider.flatMap((ofProvider) => reviewsOf(ofProvider, now, random));
}

function reviewsOf(jobs: readonly ReviewedJob[], now: Date, random: Random) {
  const reviewable = jobs.filter((job) => publishedAt(job) <= now && !(job.isOwn && isNew(job, now)));
  const reviewed = reviewable.filter((_, index) => index === 0 || random.chance(REVIEWED));
  const stars = starsFor(reviewed.length, reviewed[0]?.rating ?? 5, random);
  return reviewed.flatMap((job, index) => {
    const about = { booking_id: job.booking_id, provider_id: job.provider_id, customer_id: job.customer_id };
    const both = { ...about, published_at: publishedAt(job) };
    return [
      { ...both, ...aboutProvider(job, stars[index] ?? 5, random) },
      { ...both, ...aboutCustomer(job, random) },
    ];
  });
}

/** Both have written a day after settling. */
const publishedAt = ({ completed_at }: ReviewedJob) => new Date(completed_at.getTime() + 26 * HOUR);
const isNew = ({ completed_at }: ReviewedJob, now: Date) => completed_at.getTime() + REVIEW.writableMs > now.getTime();

/** The stars of so many reviews whose average is the rating, or as little above it as there are reviews for it. */
function starsFor(count: number, rating: number, random: Random): number[] {
  const stars = Array.from({ length: count }, () => 5);
  let missing = 5 * count - Math.ceil(Math.round(rating * 10 * count) / 10);
  while (missing > 0) {
    const at = random.int(0, count - 1);
    const less = missing >= 2 && count > 6 && random.chance(0.25) ? 2 : 1;
    if ((stars[at] ?? 0) < 5) continue;
    stars[at] = 5 - less;
    missing -= less;
  }
  return stars;
}

function aboutProvider(job: ReviewedJob, stars: number, random: Random) {
  const tab = tabOf.get(job.category_slug) ?? 'trusted';
  const hasReply = stars <= 3 || random.chance(0.08);
  const replied_at = new Date(publishedAt(job).getTime() + 5 * HOUR);
  return {
    id: newId(job.completed_at.getTime()),
    subject: 'provider' as const,
    author_id: job.customer_id,
    author_name: displayName(job.customer_name),
    stars,
    chips: stars <= 3 ? [] : random.sample(chipsFor('provider', tab), random.int(0, 3)),
    text: stars <= 3 || random.chance(WITH_WORDS) ? random.pick(textsFor(job.category_slug, tab, stars)) : '',
    created_at: new Date(job.completed_at.getTime() + random.int(1, 20) * HOUR),
    ...(hasReply && { reply_text: stars <= 3 ? random.pick(SORRY) : random.pick(THANKS), replied_at }),
  };
}

const SORRY = [
  'Thank you for telling me. I was stuck in traffic and should have written.',
  'شكرًا على ملاحظتك، وهنعوّضها المرة الجاية.',
];
const THANKS = ['Thank you, it was a pleasure!', 'شكرًا جزيلًا، نوّرتنا!', 'Glad that it helped. See you soon.'];

function aboutCustomer(job: ReviewedJob, random: Random) {
  return {
    id: newId(job.completed_at.getTime()),
    subject: 'customer' as const,
    author_id: job.provider_user_id,
    author_name: job.provider_name,
    stars: random.chance(0.85) ? 5 : 4,
    chips: random.sample(chipsFor('customer', 'trusted'), random.int(0, 2)),
    text: random.chance(0.5) ? random.pick(ABOUT_CUSTOMERS) : '',
    created_at: publishedAt(job),
  };
}
