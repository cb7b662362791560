import type { DemoService } from '../shapes.ts';

/** Carpentry, cleaning and painting. */
export const homeCareServices: readonly DemoService[] = [
  {
    slug: 'home-cleaning',
    category_slug: 'cleaning',
    title_en: 'Home cleaning',
    title_ar: 'تنظيف الشقق',
    summary_en: 'One cleaner, floors to kitchen, by the hour.',
    summary_ar: 'تنظيف بالساعة، من الأرضيات إلى المطبخ.',
    description_en:
      'Floors, dust, kitchen and bathrooms are cleaned in the order you choose. Cloths and cleaning products are included. Put valuables away and have a ladder ready for high windows.',
    description_ar:
      'تنظيف الأرضيات والأتربة والمطبخ والحمامات بالترتيب الذي يحدده أهل البيت. السعر يشمل الفوط ومواد التنظيف. يُرجى حفظ الأشياء الثمينة وتوفير سلم للشبابيك العالية.',
    price_from: 120,
    price_to: 200,
    pricing: 'hourly',
    duration_minutes: 240,
    formats: ['in_person'],
  },
  {
    slug: 'deep-cleaning',
    category_slug: 'cleaning',
    title_en: 'Deep cleaning after building work',
    title_ar: 'تنظيف عميق بعد التشطيب',
    summary_en: 'Paint spots, cement dust and windows, with a team of three.',
    summary_ar: 'إزالة بقع الدهان وغبار الأسمنت مع فريق من ثلاثة أفراد.',
    description_en:
      'The team removes building dust, paint and glue from floors, tiles and glass in a flat of up to 120 m². Machines and products are included. Water and electricity must be connected, and building waste already taken out.',
    description_ar:
      'يزيل الفريق الغبار والدهان والغراء عن الأرضيات والسيراميك والزجاج في شقة حتى 120 م². السعر يشمل الماكينات والمواد. يلزم توصيل المياه والكهرباء ورفع الردم قبل الموعد.',
    price_from: 2200,
    price_to: 3800,
    pricing: 'fixed',
    duration_minutes: 420,
    formats: ['in_person'],
  },
  {
    slug: 'sofa-carpet-cleaning',
    category_slug: 'cleaning',
    title_en: 'Sofa and carpet cleaning',
    title_ar: 'تنظيف الكنب والسجاد',
    summary_en: 'Washed and extracted where they stand, without moving them out.',
    summary_ar: 'غسل وشفط في البيت دون نقل الأثاث.',
    description_en:
      'A living room of up to seven seats and one carpet is shampooed, rinsed and extracted. Machine and shampoo are included. Show the stains at the start and keep the windows open afterwards.',
    description_ar:
      'غسل أنتريه حتى سبعة مقاعد وسجادة واحدة بالشامبو ثم شطفها وشفطها. السعر يشمل الماكينة والشامبو. يُرجى الإشارة إلى البقع في البداية وفتح الشبابيك بعد الانتهاء.',
    price_from: 900,
    price_to: 1500,
    pricing: 'fixed',
    duration_minutes: 150,
    formats: ['in_person'],
  },
  {
    slug: 'room-painting',
    category_slug: 'painting',
    title_en: 'Painting a room',
    title_ar: 'دهان غرفة',
    summary_en: 'Walls and ceiling of one room, two coats over filler.',
    summary_ar: 'حوائط غرفة واحدة وسقفها، وجهان بعد المعجون.',
    description_en:
      'The team covers the floor, fills small cracks, sands and paints two coats in a room of up to 16 m². Filler, tape and sheets are included; you choose and buy the paint. Move small furniture out and gather the rest in the middle.',
    description_ar:
      'تغطية الأرضية وسد الشروخ الصغيرة بالمعجون والصنفرة ثم وجهان من الدهان لغرفة حتى 16 م². السعر يشمل المعجون والشريط والمشمع، ويختار صاحب البيت الدهان ويشتريه. يُرجى إخراج الأثاث الصغير وجمع الباقي في منتصف الغرفة.',
    price_from: 2400,
    price_to: 4000,
    pricing: 'fixed',
    duration_minutes: 480,
    formats: ['in_person'],
  },
  {
    slug: 'damp-wall-repair',
    category_slug: 'painting',
    title_en: 'Damp wall treatment',
    title_ar: 'معالجة رطوبة الحوائط',
    summary_en: 'Flaking paint scraped, sealed and painted again.',
    summary_ar: 'إزالة الدهان المقشّر وعزل الحائط ودهانه من جديد.',
    description_en:
      'Up to 6 m² of wall is scraped, dried, sealed and given a first coat; the last coat follows on a second visit. Sealer and filler are included. Have any leak behind the wall repaired first.',
    description_ar:
      'كشط حتى 6 م² من الحائط وتجفيفها وعزلها ودهان الوجه الأول، والوجه الأخير في زيارة ثانية. السعر يشمل مادة العزل والمعجون. يجب إصلاح أي تسريب خلف الحائط أولًا.',
    price_from: 1300,
    price_to: 2200,
    pricing: 'fixed',
    duration_minutes: 240,
    formats: ['in_person'],
  },
  {
    slug: 'door-window-painting',
    category_slug: 'painting',
    title_en: 'Painting wooden doors and windows',
    title_ar: 'دهان الأبواب والشبابيك',
    summary_en: 'Sanded, filled and painted or varnished, piece by piece.',
    summary_ar: 'صنفرة ومعجون ثم لاكيه أو ورنيش، لكل قطعة.',
    description_en:
      'One door or window is sanded, filled and painted on both sides in the colour you choose. Primer, paint and masking are included. Keep the room aired for a day afterwards.',
    description_ar:
      'صنفرة باب أو شباك واحد ومعجنته ودهانه من الوجهين باللون المطلوب. السعر يشمل البطانة والدهان وشريط الحماية. يُرجى تهوية الغرفة يومًا كاملًا بعد الدهان.',
    price_from: 850,
    price_to: 1400,
    pricing: 'fixed',
    duration_minutes: 180,
    formats: ['in_person'],
  },
  {
    slug: 'door-lock-repair',
    category_slug: 'carpentry',
    title_en: 'Door and lock repair',
    title_ar: 'إصلاح الأبواب والكوالين',
    summary_en: 'Doors that stick, hinges that drop, locks that jam.',
    summary_ar: 'باب يحتك أو مفصلة مرتخية أو كالون يعلّق.',
    description_en:
      'The carpenter planes or rehangs one door, or changes its lock, and tries it with you. Labour and screws are included; a new lock is charged by receipt. Have the keys at hand.',
    description_ar:
      'مسح باب واحد بالفارة أو إعادة تعليقه أو تغيير كالونه، ثم تجربته قبل انتهاء الزيارة. السعر يشمل المصنعية والمسامير، والكالون الجديد بالفاتورة. يُرجى تجهيز المفاتيح.',
    price_from: 320,
    price_to: 550,
    pricing: 'fixed',
    duration_minutes: 60,
    formats: ['in_person'],
  },
  {
    slug: 'furniture-assembly',
    category_slug: 'carpentry',
    title_en: 'Furniture assembly',
    title_ar: 'تركيب الأثاث',
    summary_en: 'Wardrobes, beds and desks put together and levelled.',
    summary_ar: 'تركيب الدواليب والأسرّة والمكاتب ووزنها.',
    description_en:
      'Flat-pack or dismantled furniture is assembled, levelled and fixed to the wall where needed. Tools and wall plugs are included. Check that all boxes have arrived and keep the instructions.',
    description_ar:
      'تركيب الأثاث الجديد أو المفكوك ووزنه وتثبيته في الحائط عند الحاجة. السعر يشمل العدة والفيشر. يُرجى التأكد من وصول كل الكراتين والاحتفاظ بورقة التركيب.',
    price_from: 220,
    price_to: 380,
    pricing: 'hourly',
    duration_minutes: 120,
    formats: ['in_person'],
  },
  {
    slug: 'kitchen-cabinet-repair',
    category_slug: 'carpentry',
    title_en: 'Kitchen cabinet repair',
    title_ar: 'إصلاح دواليب المطبخ',
    summary_en: 'Hinges, runners and swollen panels put right.',
    summary_ar: 'إصلاح المفصلات ومجاري الأدراج والضلف المنتفخة.',
    description_en:
      'Up to six doors or drawers are adjusted, refitted or given new hinges. Labour and standard hinges are included; new panels are measured and quoted. Empty the cabinets concerned.',
    description_ar:
      'ضبط حتى ست ضلف أو أدراج أو إعادة تركيبها أو تغيير مفصلاتها. السعر يشمل المصنعية والمفصلات العادية، والضلف الجديدة تُقاس ويُحدَّد سعرها. يُرجى تفريغ الدواليب المطلوب إصلاحها.',
    price_from: 550,
    price_to: 950,
    pricing: 'fixed',
    duration_minutes: 120,
    formats: ['in_person'],
  },
];
