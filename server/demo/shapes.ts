import type { BookingMode, HistoryEvent, Part } from '@hirfa/domain/bookings';
import type { Discount } from '@hirfa/domain/payments';
import type { ExperienceLevel, PricingMode, ProviderType, VerificationStatus } from '@hirfa/domain/providers';

export interface DemoCard {
  /** Null for a free-form title. */
  service_slug: string | null;
  category_slug: string;
  title_en: string;
  title_ar: string;
  /** Whole EGP. */
  base_price: number;
  duration_minutes: number;
  is_active: boolean;
  is_visit?: boolean;
}

export interface DemoProvider {
  key: string;
  full_name: string;
  full_name_ar: string;
  provider_type: ProviderType;
  verification_status: VerificationStatus;
  is_active: boolean;
  experience_level: ExperienceLevel;
  business_name: string | null;
  business_name_ar: string | null;
  /** Whole EGP. */
  hourly_rate: number;
  pricing_mode: Exclude<PricingMode, 'package'>;
  allow_group_booking: boolean;
  supports_online: boolean;
  supports_in_person: boolean;
  service_area_slugs: readonly string[];
  skills: readonly { en: string; ar: string }[];
  social_media_links: readonly string[];
  skill_verification_notes: string | null;
  primary_category: string;
  /** How many settled jobs their history has. */
  total_jobs: number;
  /** That of their reviews, or a little more where these are few. */
  average_rating: number | null;
  /** How long they usually take to answer. */
  response_minutes: number | null;
  is_founding_provider: boolean;
  bio_en: string;
  bio_ar: string;
  is_online: boolean;
  last_online_minutes_ago: number;
  joined_days_ago: number;
  cards: readonly DemoCard[];
  /** What packages of weekly meetings cost, in whole EGP. */
  packages?: { monthly: number; yearly: number };
}

export interface DemoCustomer {
  key: string;
  full_name: string;
  joined_days_ago: number;
}

/** How a past booking ended. */
export type Outcome = 'settled' | 'declined' | 'withdrawn' | 'expired' | 'cancelled_early' | 'cancelled_late';

/** A step of a past booking. */
export interface DemoStep {
  event: HistoryEvent;
  part: Part;
  at: Date;
  note?: string;
}

/** A booking that has ended. */
export interface DemoBooking {
  provider_key: string;
  customer_key: string;
  card: DemoCard;
  outcome: Outcome;
  mode: BookingMode;
  area_slug: string | null;
  address: string | null;
  notes: string;
  people: number;
  /** Null if the offer has a fixed price. */
  half_hours: number | null;
  start_code: string;
  starts_at: Date;
  ends_at: Date;
  /** In order of time; the first is `book`. */
  steps: readonly DemoStep[];
  /** What the platform pays of the price. */
  discounts?: readonly Discount[];
  /** Of a visit; the customer declined it. */
  quote?: { work: string; materials: string; reason: string };
}

/** A payment of the past, for the gateway; amounts in piastres. */
export interface PastCheckout {
  id: string;
  /** The id of the booking. */
  reference: string;
  description: string;
  state: 'captured' | 'voided';
  amount: number;
  captured_amount: number;
  refunded_amount: number;
  created_at: Date;
  expires_at: Date;
}
