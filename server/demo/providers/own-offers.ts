/** Offers with a free-form title, besides the listed services. */
export interface OwnOffer {
  category_slug: string;
  title_en: string;
  title_ar: string;
  price_from: number;
  price_to: number;
  duration_minutes: number;
}

type Row = readonly [
  title_en: string,
  title_ar: string,
  price_from: number,
  price_to: number,
  duration_minutes: number,
];

const offered = (category_slug: string, rows: readonly Row[]): readonly OwnOffer[] =>
  rows.map(([title_en, title_ar, price_from, price_to, duration_minutes]) => ({
    category_slug,
    title_en,
    title_ar,
    price_from,
    price_to,
    duration_minutes,
  }));

export const ownOffers: readonly OwnOffer[] = [
  ...offered('arts-crafts', [
    ['A name plate for your door', 'لوحة اسم لباب البيت', 300, 450, 120],
    ['Craft afternoon for a birthday', 'ورشة أشغال يدوية لعيد ميلاد', 900, 1400, 150],
    ['Mending a broken bowl', 'ترميم طبق مكسور', 250, 350, 90],
    ['Linocut: print your own cards', 'طباعة كروت معايدة باللينو', 300, 420, 120],
  ]),
  ...offered('tutoring', [
    ['One evening before the exam', 'مراجعة ليلة الامتحان', 350, 500, 120],
    ['A study plan for Thanaweya Amma', 'جدول مذاكرة للثانوية العامة', 250, 350, 60],
    ['Statistics for university students', 'إحصاء لطلبة الجامعة', 320, 480, 90],
    ['Reading aloud for slow readers', 'قراءة بصوت عالٍ لمن يتعثر في القراءة', 180, 260, 60],
  ]),
  ...offered('languages', [
    ['Your CV in English, line by line', 'سيرتك الذاتية بالإنجليزية سطرًا سطرًا', 350, 500, 90],
    ['Practice for a visa interview', 'تدريب على مقابلة التأشيرة', 300, 450, 60],
    ['French for a trip', 'فرنساوي للسفر', 240, 360, 60],
    ['Business e-mails', 'كتابة رسائل العمل', 280, 400, 60],
  ]),
  ...offered('music', [
    ['Singing for people who think they cannot', 'غناء لمن يظن أنه لا يستطيع', 280, 420, 60],
    ['Darbuka rhythms', 'إيقاعات الطبلة', 250, 380, 60],
    ['Changing strings and tuning', 'تغيير الأوتار والدوزان', 150, 230, 45],
    ['Two songs for a wedding', 'أغنيتان لحفل زفاف', 1200, 2000, 60],
  ]),
  ...offered('fitness', [
    ['Walking group at sunrise', 'مشي جماعي وقت الشروق', 120, 180, 75],
    ['Back exercises for people at desks', 'تمارين ظهر لأصحاب العمل المكتبي', 280, 400, 45],
    ['First five kilometres', 'أول خمسة كيلومترات جري', 250, 380, 60],
    ['Games for children in the garden', 'ألعاب حركية للأطفال في الحديقة', 300, 450, 90],
  ]),
  ...offered('cooking', [
    ['Mahshi for twelve', 'محشي لاثني عشر شخصًا', 900, 1400, 240],
    ['Kahk before the feast', 'كحك العيد', 400, 600, 180],
    ['A week of lunch boxes', 'لانش بوكس لأسبوع كامل', 450, 650, 120],
    ['Pickles and preserved lemons', 'مخلل وليمون معصفر', 280, 400, 90],
  ]),
  ...offered('photography', [
    ['Family pictures at home', 'صور عائلية في البيت', 1200, 1900, 90],
    ['Pictures for an online shop', 'تصوير منتجات لمتجر إلكتروني', 900, 1500, 120],
    ['Sorting ten years of pictures', 'ترتيب صور عشر سنوات', 400, 600, 120],
    ['A portrait for your CV', 'صورة شخصية للسيرة الذاتية', 450, 700, 45],
    ['Night pictures in the old city', 'تصوير ليلي في المدينة القديمة', 500, 750, 120],
  ]),
  ...offered('plumbing', [
    ['Changing a kitchen mixer', 'تغيير خلاط المطبخ', 250, 400, 45],
    ['Installing a water filter', 'تركيب فلتر مياه', 300, 450, 60],
    ['Cleaning a roof tank', 'تنظيف خزان السطح', 700, 1100, 150],
  ]),
  ...offered('electricity', [
    ['New socket in a room', 'إضافة بريزة في غرفة', 300, 450, 60],
    ['Fitting an intercom', 'تركيب إنتركم', 600, 900, 120],
    ['Safety check of a flat', 'فحص أمان لكهرباء الشقة', 500, 750, 120],
  ]),
  ...offered('cleaning', [
    ['Ramadan kitchen cleaning', 'تنظيف المطبخ قبل رمضان', 600, 900, 180],
    ['Windows and balconies', 'شبابيك وبلكونات', 450, 700, 120],
    ['Mattress cleaning', 'تنظيف مراتب', 400, 650, 90],
  ]),
  ...offered('painting', [
    ['A coloured wall for a child’s room', 'حائط ملون لغرفة طفل', 900, 1500, 240],
    ['Wallpaper for one wall', 'ورق حائط لجدار واحد', 800, 1300, 180],
    ['Painting balcony railings', 'دهان سور البلكونة', 700, 1100, 180],
  ]),
  ...offered('carpentry', [
    ['Shelves made to measure', 'رفوف على المقاس', 700, 1200, 150],
    ['New slats for a bed', 'تغيير ألواح السرير', 350, 550, 60],
    ['Mosquito screens for windows', 'سلك ناموس للشبابيك', 400, 650, 90],
  ]),
  ...offered('air-conditioning', [
    ['Moving a unit to another room', 'نقل تكييف إلى غرفة أخرى', 1500, 2300, 180],
    ['Stopping a dripping unit', 'علاج تنقيط التكييف', 350, 550, 60],
    ['Bracket and cover for the outdoor unit', 'حامل وغطاء للوحدة الخارجية', 600, 950, 90],
  ]),
  ...offered('appliance-repair', [
    ['Gas cooker check', 'صيانة بوتاجاز', 300, 480, 60],
    ['Microwave repair', 'إصلاح ميكروويف', 300, 500, 60],
    ['Dishwasher that will not heat', 'غسالة أطباق لا تسخّن', 450, 700, 90],
  ]),
];
