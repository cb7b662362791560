import type { DemoService } from '../shapes.ts';

/** Crafts, cooking, music and photography. */
export const craftServices: readonly DemoService[] = [
  {
    slug: 'pottery-for-beginners',
    category_slug: 'arts-crafts',
    title_en: 'Pottery for beginners',
    title_ar: 'الخزف للمبتدئين',
    summary_en: 'Shape your first bowl by hand and on the wheel.',
    summary_ar: 'تشكيل أول طبق باليد وعلى دولاب الفخار.',
    description_en:
      'You learn to centre clay, pull a simple bowl and finish its rim. Clay, tools and one firing are included. Wear clothes that may get muddy and cut your nails short.',
    description_ar:
      'نبدأ بتوسيط الطين على دولاب الفخار ثم تشكيل طبق بسيط وتهذيب حافته. السعر يشمل الطين والأدوات وحرق قطعة واحدة. يُفضَّل ارتداء ملابس لا يضرها الطين وتقصير الأظافر.',
    price_from: 250,
    price_to: 350,
    pricing: 'hourly',
    duration_minutes: 120,
    formats: ['in_person'],
  },
  {
    slug: 'arabic-calligraphy',
    category_slug: 'arts-crafts',
    title_en: 'Arabic calligraphy',
    title_ar: 'الخط العربي',
    summary_en: 'Ruq‘ah and Naskh with a reed pen, letter by letter.',
    summary_ar: 'الرقعة والنسخ بقلم البوص، حرفًا حرفًا.',
    description_en:
      'Each lesson takes a few letters: their proportions, their joins, then a short line. Practice sheets are included, and for lessons at home so are pen and ink. Online, have a reed pen or a chisel marker ready.',
    description_ar:
      'في كل درس بضعة حروف: ميزانها ثم وصلها ثم سطر قصير. أوراق التمرين ضمن السعر، وكذلك القلم والحبر في الدروس الحضورية. للدرس عبر الإنترنت يلزم قلم بوص أو قلم عريض السن.',
    price_from: 200,
    price_to: 320,
    pricing: 'hourly',
    duration_minutes: 90,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'crochet-basics',
    category_slug: 'arts-crafts',
    title_en: 'Crochet basics',
    title_ar: 'أساسيات الكروشيه',
    summary_en: 'Four stitches and a finished coaster in the first lesson.',
    summary_ar: 'أربع غرز ومفرش كوب جاهز من أول درس.',
    description_en:
      'You learn to hold the hook, read a simple pattern and work four stitches. The pattern is included. Bring a 4 mm hook and one ball of cotton yarn.',
    description_ar:
      'يشمل الدرس مسك الإبرة وقراءة باترون بسيط وأربع غرز أساسية. الباترون ضمن السعر. المطلوب إبرة مقاس 4 مم وبكرة خيط قطن واحدة.',
    price_from: 150,
    price_to: 220,
    pricing: 'hourly',
    duration_minutes: 90,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'oud-lessons',
    category_slug: 'music',
    title_en: 'Oud lessons',
    title_ar: 'دروس عود',
    summary_en: 'Posture, plectrum and your first maqams.',
    summary_ar: 'الجلسة والريشة وأول المقامات.',
    description_en:
      'You learn to tune, to use the plectrum and to play short pieces in Rast and Bayati. Sheet music and a recording to practise with are included. Bring your oud, or ask beforehand whether one can be lent.',
    description_ar:
      'دوزان العود واستعمال الريشة وعزف مقطوعات قصيرة من الراست والبياتي. السعر يشمل النوتة وتسجيلًا للتمرين. المطلوب إحضار العود، أو السؤال مسبقًا عن عود للإعارة.',
    price_from: 320,
    price_to: 500,
    pricing: 'hourly',
    duration_minutes: 60,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'piano-for-children',
    category_slug: 'music',
    title_en: 'Piano for children',
    title_ar: 'بيانو للأطفال',
    summary_en: 'From age six: rhythm, reading notes and songs they know.',
    summary_ar: 'من سن السادسة: إيقاع وقراءة نوتة وأغانٍ يعرفونها.',
    description_en:
      'Short exercises alternate with songs, so that children keep their attention. Printed sheets are included. A piano or a keyboard with at least 61 keys is needed at home.',
    description_ar:
      'تمارين قصيرة تتخللها أغانٍ حتى لا يملّ الطفل. النوتة المطبوعة ضمن السعر. يلزم في البيت بيانو أو أورج لا تقل مفاتيحه عن 61.',
    price_from: 300,
    price_to: 480,
    pricing: 'hourly',
    duration_minutes: 45,
    formats: ['in_person'],
  },
  {
    slug: 'guitar-basics',
    category_slug: 'music',
    title_en: 'Guitar basics',
    title_ar: 'أساسيات الجيتار',
    summary_en: 'Five chords, two rhythms and a whole song.',
    summary_ar: 'خمسة كوردات وإيقاعان وأغنية كاملة.',
    description_en:
      'You learn to tune, change chords cleanly and accompany a song you choose. Chord sheets are included. Bring an acoustic or classical guitar.',
    description_ar:
      'ضبط الأوتار والانتقال السلس بين الكوردات ومصاحبة أغنية من اختيار المتعلم. أوراق الكوردات ضمن السعر. المطلوب جيتار أكوستيك أو كلاسيك.',
    price_from: 230,
    price_to: 380,
    pricing: 'hourly',
    duration_minutes: 60,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'egyptian-home-cooking',
    category_slug: 'cooking',
    title_en: 'Egyptian home cooking',
    title_ar: 'الأكل المصري البيتي',
    summary_en: 'Molokhia, mahshi and a proper pot of rice.',
    summary_ar: 'ملوخية ومحشي وأرز مضبوط.',
    description_en:
      'You cook a full meal together and eat it at the end. Recipes are included, ingredients are agreed before and paid separately. Have a cooker with two working burners and a large pot.',
    description_ar:
      'نطبخ معًا وجبة كاملة ونأكلها في النهاية. الوصفات ضمن السعر، أما المكونات فيُتفق عليها مسبقًا وتُحسب وحدها. يلزم بوتاجاز بعينين سليمتين وحلة كبيرة.',
    price_from: 280,
    price_to: 450,
    pricing: 'hourly',
    duration_minutes: 150,
    formats: ['in_person'],
  },
  {
    slug: 'sourdough-baking',
    category_slug: 'cooking',
    title_en: 'Sourdough baking',
    title_ar: 'خبز العجين المخمّر',
    summary_en: 'Feed a starter, shape a loaf, bake it in a home oven.',
    summary_ar: 'تغذية الخميرة وتشكيل الرغيف وخبزه في فرن البيت.',
    description_en:
      'You work one dough from mixing to baking and see every stage. A jar of live starter and written timings are included. Have two kilos of strong flour and a lidded pot ready.',
    description_ar:
      'عجينة واحدة من الخلط إلى الفرن مع شرح كل مرحلة. السعر يشمل برطمان خميرة حية وجدول مواعيد مكتوبًا. المطلوب كيلوان من الدقيق القوي وحلة بغطاء تتحمل الفرن.',
    price_from: 750,
    price_to: 1100,
    pricing: 'fixed',
    duration_minutes: 180,
    formats: ['in_person'],
  },
  {
    slug: 'oriental-sweets',
    category_slug: 'cooking',
    title_en: 'Oriental sweets',
    title_ar: 'حلويات شرقية',
    summary_en: 'Basbousa, kunafa and a syrup that comes out right.',
    summary_ar: 'بسبوسة وكنافة وشربات مضبوط.',
    description_en:
      'You make two trays and learn when the syrup must be hot or cold. Recipes are included; ingredients are on a list sent beforehand. Online, set your phone where it can see the worktop.',
    description_ar:
      'نحضّر صينيتين ونعرف متى يُصب الشربات ساخنًا ومتى يُصب باردًا. الوصفات ضمن السعر، وقائمة المكونات تصل قبل الموعد. عبر الإنترنت يوضع الموبايل بحيث تظهر الرخامة.',
    price_from: 220,
    price_to: 350,
    pricing: 'hourly',
    duration_minutes: 120,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'phone-photography',
    category_slug: 'photography',
    title_en: 'Photography with your phone',
    title_ar: 'التصوير بالموبايل',
    summary_en: 'Light, framing and simple editing on a walk through the city.',
    summary_ar: 'الضوء والكادر والتعديل البسيط في جولة بالمدينة.',
    description_en:
      'You walk together for an hour and a half and then choose and edit the five best pictures. Comments on ten more pictures are included. Charge your phone and free some space.',
    description_ar:
      'جولة تصوير لساعة ونصف ثم اختيار أفضل خمس صور وتعديلها معًا. السعر يشمل ملاحظات على عشر صور أخرى بعد الدرس. يُرجى شحن الموبايل وتوفير مساحة فيه.',
    price_from: 500,
    price_to: 800,
    pricing: 'fixed',
    duration_minutes: 120,
    formats: ['in_person'],
  },
  {
    slug: 'camera-manual-mode',
    category_slug: 'photography',
    title_en: 'Your camera in manual mode',
    title_ar: 'الكاميرا في الوضع اليدوي',
    summary_en: 'Aperture, shutter and ISO, until you stop thinking of them.',
    summary_ar: 'فتحة العدسة والغالق والأيزو، حتى تصير عادة.',
    description_en:
      'Each setting is explained with two or three exercises on your own camera. A sheet of exercises for the week is included. Bring the camera, a charged battery and an empty card.',
    description_ar:
      'شرح كل إعداد مع تمرينين أو ثلاثة على كاميرا المتعلم نفسه. السعر يشمل ورقة تمارين للأسبوع. المطلوب الكاميرا وبطارية مشحونة وكارت ذاكرة فارغ.',
    price_from: 300,
    price_to: 480,
    pricing: 'hourly',
    duration_minutes: 90,
    formats: ['online', 'in_person'],
  },
];
