import type { DemoCategory } from './shapes.ts';

export const demoCategories: readonly DemoCategory[] = [
  {
    slug: 'arts-crafts', tab: 'community', icon: 'palette', hue: 42,
    name_en: 'Arts & crafts', name_ar: 'فنون وحِرف',
    description_en: 'Pottery, calligraphy, drawing and other work done by hand.',
    description_ar: 'خزف وخط ورسم وغيرها من أشغال اليد.',
  },
  {
    slug: 'tutoring', tab: 'community', icon: 'book-open', hue: 195,
    name_en: 'Tutoring', name_ar: 'دروس خصوصية',
    description_en: 'Help with school and university subjects, one to one or in a small group.',
    description_ar: 'شرح مواد المدرسة والجامعة، لطالب واحد أو لمجموعة صغيرة.',
  },
  {
    slug: 'languages', tab: 'community', icon: 'languages', hue: 78,
    name_en: 'Languages', name_ar: 'لغات',
    description_en: 'Conversation, grammar and exam preparation with patient teachers.',
    description_ar: 'محادثة وقواعد واستعداد للامتحانات مع معلمين صبورين.',
  },
  {
    slug: 'music', tab: 'community', icon: 'music', hue: 330,
    name_en: 'Music', name_ar: 'موسيقى',
    description_en: 'Oud, piano, guitar and singing lessons for every level.',
    description_ar: 'دروس عود وبيانو وجيتار وغناء لكل المستويات.',
  },
  {
    slug: 'fitness', tab: 'community', icon: 'dumbbell', hue: 165,
    name_en: 'Fitness', name_ar: 'لياقة',
    description_en: 'Personal training, yoga and swimming at your own pace.',
    description_ar: 'تدريب شخصي ويوجا وسباحة على قدر طاقة كل متدرب.',
  },
  {
    slug: 'cooking', tab: 'community', icon: 'chef-hat', hue: 58,
    name_en: 'Cooking', name_ar: 'طبخ',
    description_en: 'Learn Egyptian dishes, baking and sweets in a real kitchen.',
    description_ar: 'تعلُّم الأكلات المصرية والمخبوزات والحلويات في مطبخ حقيقي.',
  },
  {
    slug: 'photography', tab: 'community', icon: 'camera', hue: 285,
    name_en: 'Photography', name_ar: 'تصوير',
    description_en: 'Lessons in taking and editing pictures, with a phone or a camera.',
    description_ar: 'دروس في التقاط الصور وتعديلها، بالموبايل أو بالكاميرا.',
  },
  {
    slug: 'plumbing', tab: 'trusted', icon: 'wrench', hue: 215,
    name_en: 'Plumbing', name_ar: 'سباكة',
    description_en: 'Leaks, blocked drains, mixers and water heaters.',
    description_ar: 'تسريب المياه وانسداد الصرف والخلاطات والسخانات.',
  },
  {
    slug: 'electricity', tab: 'trusted', icon: 'zap', hue: 88,
    name_en: 'Electricity', name_ar: 'كهرباء',
    description_en: 'Faults, lights, sockets and distribution boards, made safe.',
    description_ar: 'إصلاح الأعطال وتركيب الإضاءة والبرايز ولوحات الكهرباء بأمان.',
  },
  {
    slug: 'cleaning', tab: 'trusted', icon: 'sparkles', hue: 180,
    name_en: 'Cleaning', name_ar: 'تنظيف',
    description_en: 'Homes, sofas and carpets, from a usual clean to one after building work.',
    description_ar: 'تنظيف الشقق والكنب والسجاد، والتنظيف بعد التشطيب.',
  },
  {
    slug: 'painting', tab: 'trusted', icon: 'paint-roller', hue: 28,
    name_en: 'Painting', name_ar: 'دهانات',
    description_en: 'Walls prepared and painted, from one room to the whole flat.',
    description_ar: 'تجهيز الحوائط ودهانها، من غرفة واحدة إلى شقة كاملة.',
  },
  {
    slug: 'carpentry', tab: 'trusted', icon: 'hammer', hue: 68,
    name_en: 'Carpentry', name_ar: 'نجارة',
    description_en: 'Doors, kitchens and furniture repaired, fitted or assembled.',
    description_ar: 'إصلاح الأبواب والمطابخ والأثاث وتركيبها.',
  },
  {
    slug: 'air-conditioning', tab: 'trusted', icon: 'air-vent', hue: 235,
    name_en: 'Air conditioning', name_ar: 'تكييف',
    description_en: 'Air conditioners cleaned, recharged, repaired and installed.',
    description_ar: 'تنظيف أجهزة التكييف وشحنها وإصلاحها وتركيبها.',
  },
  {
    slug: 'appliance-repair', tab: 'trusted', icon: 'washing-machine', hue: 150,
    name_en: 'Appliance repair', name_ar: 'صيانة أجهزة',
    description_en: 'Washing machines, fridges and cookers repaired at home.',
    description_ar: 'إصلاح الغسالات والثلاجات والبوتاجازات في المنزل.',
  },
];
