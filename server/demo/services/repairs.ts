import type { DemoService } from '../shapes.ts';

/** Repairs at home. */
export const repairServices: readonly DemoService[] = [
  {
    slug: 'leak-repair',
    category_slug: 'plumbing',
    title_en: 'Leak repair',
    title_ar: 'إصلاح تسريب المياه',
    summary_en: 'A leaking tap, pipe or siphon found and stopped.',
    summary_ar: 'كشف تسريب الحنفية أو الماسورة أو السيفون وإيقافه.',
    description_en:
      'The plumber finds the leak, repairs one point and tests it under pressure. Labour, seals and tape are included; larger parts are priced with you first. Close the main valve if you can and clear the space under the sink.',
    description_ar:
      'يحدد السباك مكان التسريب ويصلح نقطة واحدة ثم يختبرها تحت ضغط المياه. السعر يشمل المصنعية والجوانات وشريط التيفلون، وأي قطعة أكبر يُتفق على ثمنها أولًا. يُرجى غلق المحبس العمومي إن أمكن وإخلاء ما تحت الحوض.',
    price_from: 380,
    price_to: 600,
    pricing: 'fixed',
    duration_minutes: 60,
    formats: ['in_person'],
  },
  {
    slug: 'drain-unblocking',
    category_slug: 'plumbing',
    title_en: 'Drain unblocking',
    title_ar: 'تسليك الصرف',
    summary_en: 'Sinks, showers and floor drains cleared by machine.',
    summary_ar: 'تسليك الأحواض والبانيو والبالوعات بالماكينة.',
    description_en:
      'One line is opened with a spring machine and flushed until it runs freely. Tools and cleaning up afterwards are included. Please do not pour chemicals in the day before.',
    description_ar:
      'تسليك خط صرف واحد بماكينة السوستة ثم غسله حتى يجري الماء بسهولة. السعر يشمل العدة وتنظيف المكان بعد الانتهاء. يُرجى عدم سكب أي مواد كيماوية قبل الزيارة بيوم.',
    price_from: 450,
    price_to: 800,
    pricing: 'fixed',
    duration_minutes: 60,
    formats: ['in_person'],
  },
  {
    slug: 'water-heater-service',
    category_slug: 'plumbing',
    title_en: 'Water heater service',
    title_ar: 'صيانة السخان',
    summary_en: 'Gas or electric heaters cleaned, checked and made safe.',
    summary_ar: 'تنظيف سخان الغاز أو الكهرباء وفحصه والتأكد من أمانه.',
    description_en:
      'The technician cleans the heater, checks valve, flue or element, and tests it hot. Labour and descaling are included; spare parts are not. Turn the heater off two hours before.',
    description_ar:
      'تنظيف السخان وفحص المحبس والمدخنة أو الهيتر ثم تجربته ساخنًا. السعر يشمل المصنعية وإزالة الجير، ولا يشمل قطع الغيار. يُرجى إطفاء السخان قبل الموعد بساعتين.',
    price_from: 420,
    price_to: 700,
    pricing: 'fixed',
    duration_minutes: 90,
    formats: ['in_person'],
  },
  {
    slug: 'electrical-fault',
    category_slug: 'electricity',
    title_en: 'Electrical fault repair',
    title_ar: 'إصلاح أعطال الكهرباء',
    summary_en: 'Tripping breakers, dead sockets and burning smells.',
    summary_ar: 'قاطع يفصل أو بريزة لا تعمل أو رائحة احتراق.',
    description_en:
      'The electrician measures the circuit, finds the fault and repairs it. The first hour’s labour and testing are included; breakers and cable are charged by receipt. If something smells burnt, switch off the main breaker and wait.',
    description_ar:
      'يقيس الكهربائي الدائرة ويحدد العطل ويصلحه. السعر يشمل عمل الساعة الأولى والاختبار، والقواطع والأسلاك تُحسب بالفاتورة. عند وجود رائحة احتراق يجب فصل القاطع العمومي والانتظار.',
    price_from: 350,
    price_to: 600,
    pricing: 'hourly',
    duration_minutes: 60,
    formats: ['in_person'],
  },
  {
    slug: 'light-fitting',
    category_slug: 'electricity',
    title_en: 'Lights and ceiling fans',
    title_ar: 'تركيب نجف ومراوح سقف',
    summary_en: 'Chandeliers, spots and fans fixed and wired.',
    summary_ar: 'تعليق النجف والسبوتات والمراوح وتوصيلها.',
    description_en:
      'One chandelier, one fan or up to four spots are mounted, wired and tested. Screws, plugs and connectors are included. Have the lamp unpacked and the furniture below moved away.',
    description_ar:
      'تركيب نجفة أو مروحة أو حتى أربعة سبوتات وتوصيلها وتجربتها. السعر يشمل المسامير والفيشر والروزتات. يُرجى إخراج النجفة من العلبة وإبعاد الأثاث من تحتها.',
    price_from: 280,
    price_to: 500,
    pricing: 'fixed',
    duration_minutes: 60,
    formats: ['in_person'],
  },
  {
    slug: 'distribution-board',
    category_slug: 'electricity',
    title_en: 'Distribution board replacement',
    title_ar: 'تغيير لوحة الكهرباء',
    summary_en: 'A new board with labelled breakers and earth protection.',
    summary_ar: 'لوحة جديدة بقواطع مرقّمة وحماية من التسريب الأرضي.',
    description_en:
      'Two electricians replace a board of up to twelve lines, label it and test every circuit. Labour is included; the board and breakers are bought by agreement. The power is off for about four hours.',
    description_ar:
      'يغيّر فنيان لوحة حتى اثني عشر خطًا مع ترقيمها واختبار كل دائرة. السعر للمصنعية، واللوحة والقواطع تُشترى بالاتفاق. تنقطع الكهرباء نحو أربع ساعات.',
    price_from: 1600,
    price_to: 2800,
    pricing: 'fixed',
    duration_minutes: 240,
    formats: ['in_person'],
  },
  {
    slug: 'ac-cleaning',
    category_slug: 'air-conditioning',
    title_en: 'Air conditioner cleaning',
    title_ar: 'تنظيف التكييف',
    summary_en: 'Both units of one split washed before the summer.',
    summary_ar: 'غسل الوحدتين الداخلية والخارجية لجهاز سبليت واحد.',
    description_en:
      'Filters, coil, fan and drain are washed and the outdoor unit is sprayed clean. Cleaner and floor sheets are included. The outdoor unit must be reachable from a window or balcony.',
    description_ar:
      'غسل الفلاتر والسربنتينة والمروحة وخط الصرف، ورش الوحدة الخارجية بالماء. السعر يشمل مادة التنظيف وتغطية الأرضية. يلزم أن تكون الوحدة الخارجية في متناول اليد من شباك أو بلكونة.',
    price_from: 400,
    price_to: 650,
    pricing: 'fixed',
    duration_minutes: 75,
    formats: ['in_person'],
  },
  {
    slug: 'ac-gas-refill',
    category_slug: 'air-conditioning',
    title_en: 'Gas refill and leak check',
    title_ar: 'شحن فريون وكشف تسريب',
    summary_en: 'For an air conditioner that runs but does not cool.',
    summary_ar: 'لتكييف يعمل ولا يبرّد.',
    description_en:
      'The technician measures pressure, looks for the leak and refills to the maker’s figure. Gas for one unit of up to 2.25 hp is included; welding a leak is quoted on the spot. Note the model on the label.',
    description_ar:
      'قياس الضغط والبحث عن التسريب ثم الشحن حسب رقم الشركة المصنّعة. السعر يشمل فريون جهاز واحد حتى 2.25 حصان، ولحام التسريب يُحدَّد سعره في المكان. يُرجى تدوين الموديل من الملصق.',
    price_from: 1400,
    price_to: 2400,
    pricing: 'fixed',
    duration_minutes: 90,
    formats: ['in_person'],
  },
  {
    slug: 'ac-installation',
    category_slug: 'air-conditioning',
    title_en: 'Air conditioner installation',
    title_ar: 'تركيب تكييف سبليت',
    summary_en: 'A split unit mounted, piped and tested in one visit.',
    summary_ar: 'تركيب جهاز سبليت وتوصيل مواسيره وتجربته في زيارة واحدة.',
    description_en:
      'Both units are mounted, connected with up to three metres of pipe, vacuumed and tested. Brackets and drilling are included; extra pipe is charged by the metre. Have the unit delivered and a separate power line ready.',
    description_ar:
      'تثبيت الوحدتين وتوصيلهما بمواسير حتى ثلاثة أمتار وتفريغ الهواء ثم التجربة. السعر يشمل الحوامل والتخريم، وما زاد من المواسير بالمتر. يلزم وصول الجهاز قبل الموعد ووجود خط كهرباء مستقل.',
    price_from: 1800,
    price_to: 2900,
    pricing: 'fixed',
    duration_minutes: 180,
    formats: ['in_person'],
  },
  {
    slug: 'washing-machine-repair',
    category_slug: 'appliance-repair',
    title_en: 'Washing machine repair',
    title_ar: 'إصلاح الغسالات',
    summary_en: 'Does not drain, does not spin, or stops half-way.',
    summary_ar: 'لا تصرف أو لا تعصر أو تتوقف في منتصف الغسيل.',
    description_en:
      'The technician diagnoses the machine at home and repairs it the same day when the part is in the van. The visit and labour are included; parts are agreed first. Empty the drum and note the error code.',
    description_ar:
      'فحص الغسالة في البيت وإصلاحها في اليوم نفسه إن توفرت القطعة. السعر يشمل الكشف والمصنعية، وثمن القطع يُتفق عليه أولًا. يُرجى إخراج الغسيل وتدوين رمز العطل.',
    price_from: 450,
    price_to: 800,
    pricing: 'fixed',
    duration_minutes: 90,
    formats: ['in_person'],
  },
  {
    slug: 'fridge-repair',
    category_slug: 'appliance-repair',
    title_en: 'Fridge repair',
    title_ar: 'إصلاح الثلاجات',
    summary_en: 'Too warm, iced up or running without a stop.',
    summary_ar: 'تبريد ضعيف أو ثلج متراكم أو موتور لا يفصل.',
    description_en:
      'Thermostat, fan, seals and compressor are checked and the fault repaired at home. The visit and labour are included; gas and parts are agreed first. Empty the fridge and, if it is iced up, unplug it the night before.',
    description_ar:
      'فحص الترموستات والمروحة والجوان والموتور وإصلاح العطل في البيت. السعر يشمل الكشف والمصنعية، والفريون والقطع يُتفق عليها أولًا. يُرجى تفريغ الثلاجة، وفصلها من الليلة السابقة إذا تراكم فيها الثلج.',
    price_from: 480,
    price_to: 850,
    pricing: 'fixed',
    duration_minutes: 90,
    formats: ['in_person'],
  },
];
