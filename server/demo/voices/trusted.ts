import { both, type FirmVoice } from './voice.ts';

export const trustedVoices: Readonly<Record<string, FirmVoice>> = {
  plumbing: {
    origins: [
      both(
        'Two brothers and a van: we have worked in {area} for {years}.',
        'أخوان وعربة عدة: نعمل في {area} منذ {years}.',
      ),
      both(
        'Our father laid the pipes of half the street, and we still keep his notebook.',
        'والدنا ركّب مواسير نصف الشارع، وما زالت كراسته معنا.',
      ),
      both(
        'We are four plumbers and a trainee, together for {years}.',
        'نحن أربعة سباكين ومتدرب، نعمل معًا منذ {years}.',
      ),
    ],
    manner: [
      both('We close the valve first and explain afterwards.', 'نقفل المحبس أولًا ثم نشرح.'),
      both(
        'Before we break a tile we listen with the device and show you where the sound comes from.',
        'قبل كسر أي بلاطة نكشف بجهاز الصوت ونعرض عليكم مكان التسريب.',
      ),
      both('The old part stays with you, so you can see what was changed.', 'نترك لكم القطعة القديمة لتروا ما تغيّر.'),
      both(
        'There are valves and hoses of three makes in the van, each with its receipt.',
        'في العربة محابس وخراطيم من ثلاث ماركات، وكل قطعة بفاتورتها.',
      ),
      both(
        'We mop up before we leave and send a picture of the joint we repaired.',
        'ننشّف الأرضية قبل أن نغادر، ونرسل صورة الوصلة بعد إصلاحها.',
      ),
    ],
    skills: [
      both('Leak detection', 'كشف التسريب'),
      both('Water heaters', 'سخانات'),
      both('Mixers and taps', 'خلاطات وحنفيات'),
      both('Drains', 'صرف'),
      both('Old buildings', 'عمارات قديمة'),
    ],
  },
  electricity: {
    origins: [
      both(
        'We began on building sites in New Cairo and have worked in homes for {years}.',
        'بدأنا في مواقع البناء بالقاهرة الجديدة، ونعمل في البيوت منذ {years}.',
      ),
      both(
        'We are three technicians from {area}, all with an industrial diploma.',
        'نحن ثلاثة فنيين من {area}، وكلنا حاصلون على دبلوم صنايع.',
      ),
      both(
        'A small family firm in {area}: one of us answers the phone and two are on the road.',
        'شركة عائلية صغيرة في {area}: واحد يرد على التليفون واثنان في الطريق.',
      ),
    ],
    manner: [
      both(
        'We measure before we unscrew anything, and write the readings down.',
        'نقيس قبل فك أي مسمار، ونكتب القراءات.',
      ),
      both('Every breaker gets a label you can read.', 'نكتب على كل مفتاح في اللوحة مكانه بخط واضح.'),
      both(
        'We do not work on a live line, even when everybody is in a hurry.',
        'لا نعمل والكهرباء موصولة، مهما كان الاستعجال.',
      ),
      both(
        'Our cable comes with its size printed on it; fires begin in thin, cheap wire.',
        'السلك عندنا مقاسه مكتوب عليه؛ فالحرائق تبدأ من السلك الرفيع الرخيص.',
      ),
      both('We cover our shoes and sweep up the dust from the wall.', 'نغطي الأحذية ونكنس تراب الحائط بعدنا.'),
    ],
    skills: [
      both('Fault finding', 'كشف الأعطال'),
      both('Distribution boards', 'لوحات كهرباء'),
      both('Lighting', 'إضاءة'),
      both('Earthing', 'تأريض'),
      both('Intercoms', 'إنتركم'),
    ],
  },
  cleaning: {
    origins: [
      both(
        'We are six women and two men, most of us together for {years}.',
        'نحن ست سيدات ورجلان، ومعظمنا معًا منذ {years}.',
      ),
      both(
        'We began with one flat in {area}, and the neighbours did the advertising.',
        'بدأنا بشقة واحدة في {area}، والجيران تولّوا الدعاية.',
      ),
      both(
        'We looked after hotel rooms for {years} before we came to homes.',
        'عملنا في نظافة غرف الفنادق {years} قبل أن ننتقل إلى البيوت.',
      ),
    ],
    manner: [
      both('You can ask for the same people by name next time.', 'يمكن طلب الأشخاص أنفسهم بالاسم في المرة القادمة.'),
      both(
        'Blue cloths are for bathrooms, yellow for kitchens, and the two never meet.',
        'الفوط الزرقاء للحمام والصفراء للمطبخ، ولا تختلطان أبدًا.',
      ),
      both(
        'Tell us about pets, allergies and the vase nobody may touch.',
        'أخبرونا عن الحيوانات الأليفة والحساسية والفازة التي لا يلمسها أحد.',
      ),
      both(
        'At the end we walk through the rooms together and do again what you don’t like.',
        'في النهاية نمر معكم على الغرف ونعيد ما لا يعجبكم.',
      ),
      both('No chlorine on marble, no soapy water on parquet.', 'لا كلور على الرخام، ولا ماء وصابون على الباركيه.'),
    ],
    skills: [
      both('Kitchens and ovens', 'مطابخ وأفران'),
      both('Marble', 'رخام'),
      both('Stains', 'إزالة البقع'),
      both('Windows', 'شبابيك وزجاج'),
      both('After building work', 'ما بعد التشطيب'),
    ],
  },
  painting: {
    origins: [
      both('Four painters from {area}, working together for {years}.', 'أربعة نقاشين من {area}، نعمل معًا منذ {years}.'),
      both(
        'The oldest of us painted theatre sets and still mixes colours by daylight.',
        'أكبرنا كان يدهن ديكور المسارح، وما زال يخلط الألوان في ضوء النهار.',
      ),
      both(
        'We have painted flats in {area} for {years}, mostly with the family living in them.',
        'ندهن شقق {area} منذ {years}، وغالبًا وأهل البيت فيها.',
      ),
    ],
    manner: [
      both('Most of our time goes into the wall before the paint.', 'أكثر وقتنا في تجهيز الحائط قبل الدهان.'),
      both(
        'We paint a test square, and you look at it in the morning and by lamplight.',
        'ندهن مربعًا للتجربة لتروا اللون في الصباح وتحت اللمبة.',
      ),
      both(
        'We wrap the furniture, tape the switches and take all of it away with us.',
        'نغلّف الأثاث ونغطي المفاتيح، ونأخذ كل ذلك معنا عند الانتهاء.',
      ),
      both(
        'We write the colour number inside the fuse-box door for next time.',
        'نكتب رقم اللون داخل باب لوحة الكهرباء للمرة القادمة.',
      ),
      both('When a wall is damp we say so and do not paint over it.', 'إذا كان الحائط رطبًا نقول ذلك ولا ندهن فوقه.'),
    ],
    skills: [
      both('Wall preparation', 'تأسيس الحوائط'),
      both('Lacquer', 'لاكيه'),
      both('Damp treatment', 'معالجة الرطوبة'),
      both('Colour matching', 'مطابقة الألوان'),
      both('Wallpaper', 'ورق حائط'),
    ],
  },
  carpentry: {
    origins: [
      both('Our workshop moved from Damietta to {area} {years} ago.', 'انتقلت ورشتنا من دمياط إلى {area} قبل {years}.'),
      both(
        'A father, his son and a good Italian saw, in a workshop in {area}.',
        'أب وابنه ومنشار إيطالي جيد، في ورشة في {area}.',
      ),
      both(
        'We built new furniture for {years}; now we mostly save the old.',
        'صنعنا الأثاث الجديد {years}، والآن أغلب شغلنا إنقاذ القديم.',
      ),
    ],
    manner: [
      both('We measure twice and write it on the wood.', 'نقيس مرتين ونكتب المقاس على الخشب.'),
      both(
        'We use stainless hinges and screws, because a kitchen never really dries.',
        'مفصلاتنا ومساميرنا استانلس، لأن المطبخ لا يجف أبدًا.',
      ),
      both(
        'When the repair would cost more than the piece is worth, we say so first.',
        'إذا كان الإصلاح أغلى من القطعة نقول ذلك من البداية.',
      ),
      both(
        'We cut on the balcony or downstairs, with a vacuum on the saw.',
        'نقطع الخشب في البلكونة أو أمام العمارة، والمنشار موصّل بشفاط.',
      ),
      both('A door is finished when it closes with one finger.', 'لا نترك الباب حتى يُقفل بإصبع واحد.'),
    ],
    skills: [
      both('Doors and locks', 'أبواب وكوالين'),
      both('Kitchens', 'مطابخ'),
      both('Wardrobes', 'دواليب'),
      both('Assembly', 'تركيب'),
      both('Old furniture', 'أثاث قديم'),
    ],
  },
  'air-conditioning': {
    origins: [
      both(
        'We have looked after the air conditioners of {area} for {years}.',
        'نعمل في صيانة تكييفات {area} منذ {years}.',
      ),
      both(
        'We are two technicians trained at a maker’s own centre, with a small office in {area}.',
        'نحن فنيّان تدربنا في مركز إحدى الشركات المصنّعة، ولنا مكتب صغير في {area}.',
      ),
      both(
        'We began with the cold stores of a fruit market and moved on to homes {years} ago.',
        'بدأنا بثلاجات سوق الفاكهة، وانتقلنا إلى البيوت قبل {years}.',
      ),
    ],
    manner: [
      both(
        'Before we add gas we look for the leak, for gas does not vanish by itself.',
        'قبل الشحن نبحث عن التسريب، فالفريون لا ينقص وحده.',
      ),
      both(
        'We show you the pressure and the air temperature before and after.',
        'نعرض عليكم الضغط وحرارة الهواء قبل الشغل وبعده.',
      ),
      both(
        'The sofa under the unit is covered before the first screw comes loose.',
        'نغطي الكنبة تحت الجهاز قبل فك أول مسمار.',
      ),
      both(
        'In June everybody calls on the same day; in March we have time.',
        'في يونيو يتصل الجميع في يوم واحد، وفي مارس عندنا وقت.',
      ),
      both('Nobody leans out of a window here without a belt.', 'لا يعمل أحد منا خارج الشباك إلا بحزام أمان.'),
    ],
    skills: [
      both('Split units', 'أجهزة سبليت'),
      both('Gas and leaks', 'فريون وتسريب'),
      both('Inverter', 'إنفرتر'),
      both('Drain lines', 'خطوط الصرف'),
      both('Copper pipes', 'مواسير نحاس'),
    ],
  },
  'appliance-repair': {
    origins: [
      both(
        'We worked in a maker’s service centre for {years} before we opened in {area}.',
        'عملنا {years} في مركز خدمة معتمد قبل أن نفتح محلنا في {area}.',
      ),
      both(
        'We have a shop in {area}, with one bench and shelves of labelled parts.',
        'لنا محل في {area}، فيه ترابيزة شغل واحدة ورفوف كل قطعة عليها باسمها.',
      ),
      both(
        'We are three technicians, and the oldest remembers machines with two tubs.',
        'نحن ثلاثة فنيين، وأكبرنا ما زال يذكر الغسالة أم حوضين.',
      ),
    ],
    manner: [
      both('You hear the price after the diagnosis and before the screwdriver.', 'نقول السعر بعد الكشف وقبل المفك.'),
      both('We hand you the old part in a bag.', 'القطعة القديمة نسلمها لكم في كيس.'),
      both(
        'When a repair costs more than half a new machine, we advise against it.',
        'إذا زاد الإصلاح على نصف ثمن جهاز جديد ننصح بتركه.',
      ),
      both(
        'With a picture of the label and the error code we bring the right part the first time.',
        'بصورة الملصق ورمز العطل نُحضر القطعة المناسبة من أول زيارة.',
      ),
      both(
        'We pull the machine out on felt, so that nothing scratches your tiles.',
        'نسحب الجهاز على قطعة لبّاد حتى لا يخدش السيراميك.',
      ),
    ],
    skills: [
      both('Washing machines', 'غسالات'),
      both('Fridges', 'ثلاجات'),
      both('Control boards', 'كروت إلكترونية'),
      both('Motors', 'مواتير'),
      both('Original parts', 'قطع غيار أصلية'),
    ],
  },
};
