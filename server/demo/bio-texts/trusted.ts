import { pair, type FirmBioTexts } from './bio-texts.ts';

export const trustedBioTexts: Readonly<Record<string, FirmBioTexts>> = {
  plumbing: {
    origins: [
      pair(
        'Two brothers and a van: we have worked in {area} for {years}.',
        'أخوان وعربة عدة: نعمل في {area} منذ {years}.',
      ),
      pair(
        'Our father laid the pipes of half the street, and we still keep his notebook.',
        'والدنا ركّب مواسير نصف الشارع، وما زالت كراسته معنا.',
      ),
      pair(
        'We are four plumbers and a trainee, together for {years}.',
        'نحن أربعة سباكين ومتدرب، نعمل معًا منذ {years}.',
      ),
    ],
    manner: [
      pair('We close the valve first and explain afterwards.', 'نقفل المحبس أولًا ثم نشرح.'),
      pair(
        'Before we break a tile we listen with the device and show you where the sound comes from.',
        'قبل كسر أي بلاطة نكشف بجهاز الصوت ونعرض عليكم مكان التسريب.',
      ),
      pair('The old part stays with you, so you can see what was changed.', 'نترك لكم القطعة القديمة لتروا ما تغيّر.'),
      pair(
        'There are valves and hoses of three makes in the van, each with its receipt.',
        'في العربة محابس وخراطيم من ثلاث ماركات، وكل قطعة بفاتورتها.',
      ),
      pair(
        'We mop up before we leave and send a picture of the joint we repaired.',
        'ننشّف الأرضية قبل أن نغادر، ونرسل صورة الوصلة بعد إصلاحها.',
      ),
    ],
    skills: [
      pair('Leak detection', 'كشف التسريب'),
      pair('Water heaters', 'سخانات'),
      pair('Mixers and taps', 'خلاطات وحنفيات'),
      pair('Drains', 'صرف'),
      pair('Old buildings', 'عمارات قديمة'),
    ],
  },
  electricity: {
    origins: [
      pair(
        'We began on building sites in New Cairo and have worked in homes for {years}.',
        'بدأنا في مواقع البناء بالقاهرة الجديدة، ونعمل في البيوت منذ {years}.',
      ),
      pair(
        'We are three technicians from {area}, all with an industrial diploma.',
        'نحن ثلاثة فنيين من {area}، وكلنا حاصلون على دبلوم صنايع.',
      ),
      pair(
        'A small family firm in {area}: one of us answers the phone and two are on the road.',
        'شركة عائلية صغيرة في {area}: واحد يرد على التليفون واثنان في الطريق.',
      ),
    ],
    manner: [
      pair(
        'We measure before we unscrew anything, and write the readings down.',
        'نقيس قبل فك أي مسمار، ونكتب القراءات.',
      ),
      pair('Every breaker gets a label you can read.', 'نكتب على كل مفتاح في اللوحة مكانه بخط واضح.'),
      pair(
        'We do not work on a live line, even when everybody is in a hurry.',
        'لا نعمل والكهرباء موصولة، مهما كان الاستعجال.',
      ),
      pair(
        'Our cable comes with its size printed on it; fires begin in thin, cheap wire.',
        'السلك عندنا مقاسه مكتوب عليه؛ فالحرائق تبدأ من السلك الرفيع الرخيص.',
      ),
      pair('We cover our shoes and sweep up the dust from the wall.', 'نغطي الأحذية ونكنس تراب الحائط بعدنا.'),
    ],
    skills: [
      pair('Fault finding', 'كشف الأعطال'),
      pair('Distribution boards', 'لوحات كهرباء'),
      pair('Lighting', 'إضاءة'),
      pair('Earthing', 'تأريض'),
      pair('Intercoms', 'إنتركم'),
    ],
  },
  cleaning: {
    origins: [
      pair(
        'We are six women and two men, most of us together for {years}.',
        'نحن ست سيدات ورجلان، ومعظمنا معًا منذ {years}.',
      ),
      pair(
        'We began with one flat in {area}, and the neighbours did the advertising.',
        'بدأنا بشقة واحدة في {area}، والجيران تولّوا الدعاية.',
      ),
      pair(
        'We looked after hotel rooms for {years} before we came to homes.',
        'عملنا في نظافة غرف الفنادق {years} قبل أن ننتقل إلى البيوت.',
      ),
    ],
    manner: [
      pair('You can ask for the same people by name next time.', 'يمكن طلب الأشخاص أنفسهم بالاسم في المرة القادمة.'),
      pair(
        'Blue cloths are for bathrooms, yellow for kitchens, and the two never meet.',
        'الفوط الزرقاء للحمام والصفراء للمطبخ، ولا تختلطان أبدًا.',
      ),
      pair(
        'Tell us about pets, allergies and the vase nobody may touch.',
        'أخبرونا عن الحيوانات الأليفة والحساسية والفازة التي لا يلمسها أحد.',
      ),
      pair(
        'At the end we walk through the rooms together and do again what you don’t like.',
        'في النهاية نمر معكم على الغرف ونعيد ما لا يعجبكم.',
      ),
      pair('No chlorine on marble, no soapy water on parquet.', 'لا كلور على الرخام، ولا ماء وصابون على الباركيه.'),
    ],
    skills: [
      pair('Kitchens and ovens', 'مطابخ وأفران'),
      pair('Marble', 'رخام'),
      pair('Stains', 'إزالة البقع'),
      pair('Windows', 'شبابيك وزجاج'),
      pair('After building work', 'ما بعد التشطيب'),
    ],
  },
  painting: {
    origins: [
      pair('Four painters from {area}, working together for {years}.', 'أربعة نقاشين من {area}، نعمل معًا منذ {years}.'),
      pair(
        'The oldest of us painted theatre sets and still mixes colours by daylight.',
        'أكبرنا كان يدهن ديكور المسارح، وما زال يخلط الألوان في ضوء النهار.',
      ),
      pair(
        'We have painted flats in {area} for {years}, mostly with the family living in them.',
        'ندهن شقق {area} منذ {years}، وغالبًا وأهل البيت فيها.',
      ),
    ],
    manner: [
      pair('Most of our time goes into the wall before the paint.', 'أكثر وقتنا في تجهيز الحائط قبل الدهان.'),
      pair(
        'We paint a test square, and you look at it in the morning and by lamplight.',
        'ندهن مربعًا للتجربة لتروا اللون في الصباح وتحت اللمبة.',
      ),
      pair(
        'We wrap the furniture, tape the switches and take all of it away with us.',
        'نغلّف الأثاث ونغطي المفاتيح، ونأخذ كل ذلك معنا عند الانتهاء.',
      ),
      pair(
        'We write the colour number inside the fuse-box door for next time.',
        'نكتب رقم اللون داخل باب لوحة الكهرباء للمرة القادمة.',
      ),
      pair('When a wall is damp we say so and do not paint over it.', 'إذا كان الحائط رطبًا نقول ذلك ولا ندهن فوقه.'),
    ],
    skills: [
      pair('Wall preparation', 'تأسيس الحوائط'),
      pair('Lacquer', 'لاكيه'),
      pair('Damp treatment', 'معالجة الرطوبة'),
      pair('Colour matching', 'مطابقة الألوان'),
      pair('Wallpaper', 'ورق حائط'),
    ],
  },
  carpentry: {
    origins: [
      pair('Our workshop moved from Damietta to {area} {years} ago.', 'انتقلت ورشتنا من دمياط إلى {area} قبل {years}.'),
      pair(
        'A father, his son and a good Italian saw, in a workshop in {area}.',
        'أب وابنه ومنشار إيطالي جيد، في ورشة في {area}.',
      ),
      pair(
        'We built new furniture for {years}; now we mostly save the old.',
        'صنعنا الأثاث الجديد {years}، والآن أغلب شغلنا إنقاذ القديم.',
      ),
    ],
    manner: [
      pair('We measure twice and write it on the wood.', 'نقيس مرتين ونكتب المقاس على الخشب.'),
      pair(
        'We use stainless hinges and screws, because a kitchen never really dries.',
        'مفصلاتنا ومساميرنا استانلس، لأن المطبخ لا يجف أبدًا.',
      ),
      pair(
        'When the repair would cost more than the piece is worth, we say so first.',
        'إذا كان الإصلاح أغلى من القطعة نقول ذلك من البداية.',
      ),
      pair(
        'We cut on the balcony or downstairs, with a vacuum on the saw.',
        'نقطع الخشب في البلكونة أو أمام العمارة، والمنشار موصّل بشفاط.',
      ),
      pair('A door is finished when it closes with one finger.', 'لا نترك الباب حتى يُقفل بإصبع واحد.'),
    ],
    skills: [
      pair('Doors and locks', 'أبواب وكوالين'),
      pair('Kitchens', 'مطابخ'),
      pair('Wardrobes', 'دواليب'),
      pair('Assembly', 'تركيب'),
      pair('Old furniture', 'أثاث قديم'),
    ],
  },
  'air-conditioning': {
    origins: [
      pair(
        'We have looked after the air conditioners of {area} for {years}.',
        'نعمل في صيانة تكييفات {area} منذ {years}.',
      ),
      pair(
        'We are two technicians trained at a maker’s own centre, with a small office in {area}.',
        'نحن فنيّان تدربنا في مركز إحدى الشركات المصنّعة، ولنا مكتب صغير في {area}.',
      ),
      pair(
        'We began with the cold stores of a fruit market and moved on to homes {years} ago.',
        'بدأنا بثلاجات سوق الفاكهة، وانتقلنا إلى البيوت قبل {years}.',
      ),
    ],
    manner: [
      pair(
        'Before we add gas we look for the leak, for gas does not vanish by itself.',
        'قبل الشحن نبحث عن التسريب، فالفريون لا ينقص وحده.',
      ),
      pair(
        'We show you the pressure and the air temperature before and after.',
        'نعرض عليكم الضغط وحرارة الهواء قبل الشغل وبعده.',
      ),
      pair(
        'The sofa under the unit is covered before the first screw comes loose.',
        'نغطي الكنبة تحت الجهاز قبل فك أول مسمار.',
      ),
      pair(
        'In June everybody calls on the same day; in March we have time.',
        'في يونيو يتصل الجميع في يوم واحد، وفي مارس عندنا وقت.',
      ),
      pair('Nobody leans out of a window here without a belt.', 'لا يعمل أحد منا خارج الشباك إلا بحزام أمان.'),
    ],
    skills: [
      pair('Split units', 'أجهزة سبليت'),
      pair('Gas and leaks', 'فريون وتسريب'),
      pair('Inverter', 'إنفرتر'),
      pair('Drain lines', 'خطوط الصرف'),
      pair('Copper pipes', 'مواسير نحاس'),
    ],
  },
  'appliance-repair': {
    origins: [
      pair(
        'We worked in a maker’s service centre for {years} before we opened in {area}.',
        'عملنا {years} في مركز خدمة معتمد قبل أن نفتح محلنا في {area}.',
      ),
      pair(
        'We have a shop in {area}, with one bench and shelves of labelled parts.',
        'لنا محل في {area}، فيه ترابيزة شغل واحدة ورفوف كل قطعة عليها باسمها.',
      ),
      pair(
        'We are three technicians, and the oldest remembers machines with two tubs.',
        'نحن ثلاثة فنيين، وأكبرنا ما زال يذكر الغسالة أم حوضين.',
      ),
    ],
    manner: [
      pair('You hear the price after the diagnosis and before the screwdriver.', 'نقول السعر بعد الكشف وقبل المفك.'),
      pair('We hand you the old part in a bag.', 'القطعة القديمة نسلمها لكم في كيس.'),
      pair(
        'When a repair costs more than half a new machine, we advise against it.',
        'إذا زاد الإصلاح على نصف ثمن جهاز جديد ننصح بتركه.',
      ),
      pair(
        'With a picture of the label and the error code we bring the right part the first time.',
        'بصورة الملصق ورمز العطل نُحضر القطعة المناسبة من أول زيارة.',
      ),
      pair(
        'We pull the machine out on felt, so that nothing scratches your tiles.',
        'نسحب الجهاز على قطعة لبّاد حتى لا يخدش السيراميك.',
      ),
    ],
    skills: [
      pair('Washing machines', 'غسالات'),
      pair('Fridges', 'ثلاجات'),
      pair('Control boards', 'كروت إلكترونية'),
      pair('Motors', 'مواتير'),
      pair('Original parts', 'قطع غيار أصلية'),
    ],
  },
};
