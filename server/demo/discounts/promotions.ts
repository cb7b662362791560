import { newId } from '../../platform/ids.ts';

const DAY = 24 * 3_600_000;

interface DemoPromotion {
  code: string;
  title_en: string;
  title_ar: string;
  percent?: string;
  flat?: string;
  minimum?: string;
  maximum?: string;
  uses_in_total?: number;
  budget?: string;
  category_slug?: string;
  provider_type?: 'community' | 'trusted_essential';
  is_public?: false;
  is_first_booking_only?: true;
  stands_together?: false;
  /** Days from now; negative ones are past. */
  starts: number;
  ends?: number;
}

/** The promotion codes of the demo, the newest first; one has ended, and one is not for everybody. */
const PROMOTIONS: readonly DemoPromotion[] = [
  {
    code: 'FIXIT50',
    title_en: 'A plumber for less',
    title_ar: 'السباكة بسعر أقل',
    flat: '50.00',
    minimum: '300.00',
    category_slug: 'plumbing',
    starts: -9,
    ends: 16,
  },
  {
    code: 'HOME75',
    title_en: 'Get the house ready for winter',
    title_ar: 'تجهيز البيت للشتاء',
    flat: '75.00',
    minimum: '500.00',
    budget: '20000.00',
    stands_together: false,
    starts: -20,
    ends: 33,
  },
  {
    code: 'CRAFT20',
    title_en: 'Learn a craft this season',
    title_ar: 'موسم تعلّم الحِرف',
    percent: '0.2',
    maximum: '150.00',
    minimum: '200.00',
    provider_type: 'community',
    starts: -26,
    ends: 24,
  },
  {
    code: 'WELCOME15',
    title_en: 'Welcome to Hirfa',
    title_ar: 'أهلًا بك في حِرفة',
    percent: '0.15',
    maximum: '100.00',
    is_first_booking_only: true,
    starts: -60,
  },
  {
    code: 'SORRY100',
    title_en: 'For people whom we let down',
    title_ar: 'اعتذارًا عن خدمة لم تكن كما يجب',
    flat: '100.00',
    uses_in_total: 50,
    is_public: false,
    starts: -58,
    ends: 120,
  },
  {
    code: 'AUTUMN10',
    title_en: 'Ten days of autumn',
    title_ar: 'عشرة أيام من الخريف',
    percent: '0.1',
    maximum: '80.00',
    starts: -44,
    ends: -34,
  },
];

/** The promotion codes as rows of their table, of which nothing is used yet. */
export function promotionRows(now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  return PROMOTIONS.map(({ starts, ends, ...promotion }) => ({
    is_public: true,
    percent: null,
    flat: null,
    minimum: '0.00',
    maximum: null,
    uses_in_total: null,
    budget: null,
    category_slug: null,
    provider_type: null,
    is_first_booking_only: false,
    stands_together: true,
    ...promotion,
    id: newId(at(starts - 1).getTime()),
    uses_per_person: 1,
    starts_at: at(starts),
    ends_at: ends === undefined ? null : at(ends),
    created_at: at(starts - 1),
  }));
}

export type PromotionRow = ReturnType<typeof promotionRows>[number];
