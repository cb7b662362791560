import { pair, sentence, type BioTexts } from './bio-texts.ts';

export const craftBioTexts: Readonly<Record<string, BioTexts>> = {
  'arts-crafts': {
    hobby: [
      sentence(
        'On weekdays I work in a bank; the evenings belong to my hands.',
        'أعمل في بنك طوال الأسبوع، أما المساء فلشغل اليد.',
      ),
      sentence(
        'I learned from my grandmother and teach the way she did: slowly, with a glass of tea.',
        'تعلمت من جدتي، وأعلّم بطريقتها: على مهل ومع كوب شاي.',
      ),
      sentence(
        'I began during a long winter at home, {years} ago, and never put the tools away again.',
        'بدأت قبل {years} في شتاء طويل قضيته في البيت، ومن يومها لم أترك الأدوات.',
      ),
      sentence(
        'I make presents for everybody I know; in the end a friend in {area} asked me to show her how.',
        'أصنع الهدايا لكل من أعرفهم، حتى طلبت مني صديقة في {area} أن أعلّمها.',
      ),
      sentence(
        'I found a box of old tools in {area} on a Friday and have been busy ever since.',
        'وجدت في {area} صندوق أدوات قديمًا يوم جمعة، ومن يومها وأنا مشغول.',
        'وجدت في {area} صندوق أدوات قديمًا يوم جمعة، ومن يومها وأنا مشغولة.',
      ),
    ],
    professional: [
      sentence(
        'I studied at the Faculty of Applied Arts in Giza and have taught small classes for {years}.',
        'درست في كلية الفنون التطبيقية بالجيزة، وأدرّس لمجموعات صغيرة منذ {years}.',
      ),
      sentence(
        'I have lived from what I make for {years} and sell at the craft fairs twice a year.',
        'أعيش من شغل يدي منذ {years}، وأعرض مرتين في السنة في معارض الحرف.',
      ),
      sentence(
        'I trained in a workshop in Fustat before I set up my own table in {area}.',
        'تدربت في ورشة بالفسطاط قبل أن يصبح لي مكاني الصغير في {area}.',
      ),
    ],
    manner: [
      sentence(
        'The first piece always comes out crooked; keep it, you will enjoy seeing it in a year.',
        'أول قطعة تخرج معوجّة دائمًا؛ احتفظوا بها، ستضحكون حين ترونها بعد سنة.',
      ),
      sentence(
        'We take one movement per lesson and repeat it until the hand remembers.',
        'نأخذ في كل درس حركة واحدة ونكررها حتى تحفظها اليد.',
      ),
      sentence(
        'Before we begin I send a list of materials with prices, so that nobody buys too much.',
        'قبل البداية أرسل قائمة بالخامات وأسعارها حتى لا يشتري أحد أكثر مما يحتاج.',
      ),
      sentence('I never touch your work: I show it on mine and wait.', 'لا ألمس شغل أحد؛ أوضّح على قطعتي وأنتظر.'),
      sentence(
        'I keep a box of everything I spoiled at the start and open it for anyone who wants to give up.',
        'عندي صندوق بكل ما أفسدته في البداية، أفتحه لكل من يفكر في التوقف.',
      ),
      sentence(
        'Left-handed people are welcome; I have worked out every step for both hands.',
        'من يعمل بيده اليسرى أهلًا به؛ عندي لكل خطوة طريقة لكل يد.',
      ),
    ],
    skills: [
      pair('Patient with beginners', 'الصبر مع المبتدئين'),
      pair('Choosing materials', 'اختيار الخامات'),
      pair('Gifts made by hand', 'هدايا يدوية'),
      pair('Workshops for children', 'ورش للأطفال'),
      pair('Finishing and mending', 'تشطيب وترميم'),
    ],
  },
  music: {
    hobby: [
      sentence(
        'By day I am an accountant; for {years} the evenings have gone to music.',
        'أنا محاسب بالنهار، أما المساء فللموسيقى منذ {years}.',
        'أنا محاسبة بالنهار، أما المساء فللموسيقى منذ {years}.',
      ),
      sentence(
        'I taught myself, first from cassettes and then from videos, so I know every wrong turn.',
        'تعلمت وحدي، من الشرائط ثم من الفيديوهات، فأعرف كل خطأ يقع فيه المبتدئ.',
      ),
      sentence(
        'Every Thursday I play with three friends in {area}; the neighbours have got used to us.',
        'كل خميس أعزف مع ثلاثة أصدقاء في {area}، والجيران تعودوا علينا.',
      ),
      sentence(
        'I sang in the school choir, stopped for a while and came back to music {years} ago.',
        'كنت في كورال المدرسة ثم انقطعت، وعدت إلى الموسيقى قبل {years}.',
      ),
      sentence(
        'There was always an instrument on the wall at home; one day I took it down.',
        'كانت في بيتنا آلة معلقة على الحائط دائمًا، وفي يوم أنزلتها.',
      ),
    ],
    professional: [
      sentence(
        'I graduated from the Faculty of Music Education in Zamalek and have taught for {years}.',
        'تخرجت في كلية التربية الموسيقية بالزمالك، وأدرّس منذ {years}.',
      ),
      sentence(
        'I have played at weddings and in theatres for {years}, and teaching is the hour I look forward to.',
        'أعزف في الأفراح وعلى المسارح منذ {years}، لكن ساعة الدرس هي التي أنتظرها.',
      ),
      sentence(
        'I taught music in a private school for {years}; now I take a few pupils, one at a time.',
        'درّست الموسيقى في مدرسة خاصة {years}، والآن أكتفي بعدد قليل من التلاميذ، كلٌّ في موعده.',
      ),
    ],
    manner: [
      sentence(
        'You play a real tune in the first lesson, even if it has only five notes.',
        'من أول درس نعزف لحنًا حقيقيًا، ولو من خمس نغمات.',
      ),
      sentence(
        'I record the last five minutes of every lesson, to practise with at home.',
        'أسجّل آخر خمس دقائق من كل درس للتمرين عليها في البيت.',
      ),
      sentence(
        'Fifteen minutes a day beat two hours on Friday, and I plan the week that way.',
        'ربع ساعة كل يوم أنفع من ساعتين يوم الجمعة، وعلى هذا أرتب تمارين الأسبوع.',
      ),
      sentence(
        'Choose a song you love, Abdel Wahab or Cairokee; there is an easy version of everything.',
        'اختاروا أغنية تحبونها، لعبد الوهاب أو لكايروكي؛ لكل أغنية نسخة سهلة.',
      ),
      sentence(
        'I bring in written notes only when the fingers need them, usually after a month.',
        'لا أبدأ بالنوتة إلا حين تحتاجها الأصابع، وغالبًا يكون ذلك بعد شهر.',
      ),
      sentence(
        'Ask me before you buy an instrument; a bad one has ended many good intentions.',
        'اسألوني قبل شراء الآلة؛ آلة رديئة تكفي لإفساد الرغبة في التعلم.',
      ),
    ],
    skills: [
      pair('Ear training', 'تدريب الأذن'),
      pair('Reading notes', 'قراءة النوتة'),
      pair('Rhythm', 'الإيقاع'),
      pair('First concerts', 'الاستعداد لأول حفلة'),
      pair('Practice plans', 'خطط تمرين أسبوعية'),
    ],
  },
  cooking: {
    hobby: [
      sentence(
        'I am a pharmacist, and careful weighing turns out to help with dough too.',
        'أنا صيدلي، ودقة الميزان تنفع في العجين أيضًا.',
        'أنا صيدلانية، ودقة الميزان تنفع في العجين أيضًا.',
      ),
      sentence(
        'My mother fed nine of us from a small kitchen in {area}; I have finally written her recipes down.',
        'كانت أمي تُطعم تسعة أفراد من مطبخ صغير في {area}، وقد كتبت وصفاتها أخيرًا.',
      ),
      sentence(
        'It began with Friday lunches for friends, {years} ago, and the table kept getting longer.',
        'بدأت الحكاية قبل {years} بغداء الجمعة مع الأصدقاء، وكل مرة كانت السفرة تطول.',
      ),
      sentence(
        'I married into a family from Damietta and had to learn fast.',
        'تزوجت من عائلة دمياطية، فكان لا بد أن أتعلم بسرعة.',
      ),
      sentence(
        'I cooked my way through {years} of packed lunches for the children.',
        'طبخت لانش بوكس الأولاد كل صباح {years}، ومن هنا بدأ كل شيء.',
      ),
    ],
    professional: [
      sentence(
        'I worked in hotel kitchens for {years} before I began to teach at an ordinary stove.',
        'عملت في مطابخ الفنادق {years} قبل أن أبدأ التعليم على بوتاجاز عادي.',
      ),
      sentence(
        'I cook to order for families in {area} and keep two days a week for lessons.',
        'أطبخ بالطلب لعائلات في {area}، وأترك يومين في الأسبوع للدروس.',
      ),
      sentence(
        'I trained with a pastry cook in Alexandria and then ran a small kitchen for {years}.',
        'تدربت عند حلواني في الإسكندرية، ثم كان لي مطبخ صغير {years}.',
      ),
    ],
    manner: [
      sentence(
        'Nothing is measured by eye: every recipe is in grams and tried in a home oven.',
        'لا شيء عندي بالعين: كل وصفة بالجرام ومجرَّبة في فرن بيت.',
      ),
      sentence('Everybody cooks; nobody only watches.', 'الكل يطبخ، ولا أحد يكتفي بالفرجة.'),
      sentence(
        'I say which step can wait and which cannot, so you can cook with children around.',
        'أوضّح أي خطوة تحتمل الانتظار وأيها لا تحتمل، فيسهل الطبخ والأولاد في البيت.',
      ),
      sentence(
        'The ingredients come from any market; I have no patience for recipes that hang on one imported jar.',
        'المكونات من أي سوق؛ لا أحب وصفة تتوقف على برطمان مستورد.',
      ),
      sentence(
        'When something burns we find out why and do it again, and that is half the lesson.',
        'إذا احترق شيء نعرف السبب ونعيده، وهذا نصف الدرس.',
      ),
      sentence(
        'Tell me the day before and I will leave out nuts, eggs or ghee.',
        'يمكن الاستغناء عن المكسرات أو البيض أو السمن إذا عرفت قبلها بيوم.',
      ),
    ],
    skills: [
      pair('Doughs', 'العجائن'),
      pair('Family recipes', 'وصفات عائلية'),
      pair('Cooking with children', 'الطبخ مع الأطفال'),
      pair('Cooking for guests', 'طبخ العزومات'),
      pair('Kitchen basics', 'أساسيات المطبخ'),
    ],
  },
  photography: {
    hobby: [
      sentence(
        'I am an engineer and take the camera to every site; the pictures came out better than the reports.',
        'أنا مهندس والكاميرا معي في كل موقع، والصور تخرج أجمل من التقارير.',
        'أنا مهندسة والكاميرا معي في كل موقع، والصور تخرج أجمل من التقارير.',
      ),
      sentence(
        'For {years} I have walked through {area} at sunrise with one lens.',
        'منذ {years} وأنا أمشي في {area} وقت الشروق ومعي عدسة واحدة.',
      ),
      sentence(
        'It began with family birthdays and ended in a cupboard full of hard disks.',
        'بدأ الأمر بأعياد ميلاد العائلة وانتهى بدولاب مليء بالهاردات.',
      ),
      sentence('I shoot for myself and for friends, and have done so for {years}.', 'أصوّر لنفسي وللأصدقاء منذ {years}.'),
      sentence(
        'My uncle left me a film camera, and I still develop in the bathroom.',
        'ترك لي خالي كاميرا فيلم، وما زلت أحمّض في الحمام.',
      ),
    ],
    professional: [
      sentence(
        'I have photographed weddings and shops for {years} and still like Friday mornings best, when the streets are empty.',
        'أصوّر الأفراح والمحلات منذ {years}، وما زلت أفضّل صباح الجمعة والشوارع خالية.',
      ),
      sentence(
        'I was a newspaper photographer for {years}, and there you learn to be ready.',
        'عملت في التصوير الصحفي {years}، وهناك تعلمت أن تكون الكاميرا جاهزة دائمًا.',
      ),
      sentence(
        'I have a small studio in {area} and teach on the days it is free.',
        'عندي استوديو صغير في {area}، وأدرّس في الأيام الخالية من الحجوزات.',
      ),
    ],
    manner: [
      sentence(
        'We look at your own pictures first; the mistakes that repeat are the plan.',
        'نبدأ بصوركم أنتم، والأخطاء المتكررة فيها هي خطة الدرس.',
      ),
      sentence(
        'I would rather see ten pictures taken with thought than three hundred without.',
        'عشر صور بتفكير أحسن عندي من ثلاثمائة بلا تفكير.',
      ),
      sentence(
        'No talk of buying things: what you have now is enough for the first year.',
        'لا كلام عن شراء معدات؛ الموجود معكم يكفي سنة كاملة.',
      ),
      sentence(
        'Hard noon sun is our normal weather, so we learn to use it.',
        'شمس الظهر القوية هي العادي عندنا، لذلك نتعلم كيف نستفيد منها.',
      ),
      sentence(
        'Afterwards I write comments on some of your pictures, with arrows and without jargon.',
        'بعد الدرس أكتب ملاحظات على بعض صوركم، بالأسهم ومن غير مصطلحات.',
      ),
      sentence(
        'I show how to ask strangers for a portrait, and how to accept a no.',
        'نتدرب على استئذان الناس قبل تصويرهم، وعلى تقبّل كلمة «لا».',
      ),
    ],
    skills: [
      pair('Portraits', 'صور شخصية'),
      pair('Street pictures', 'تصوير الشارع'),
      pair('Natural light', 'الضوء الطبيعي'),
      pair('Editing', 'تعديل الصور'),
      pair('Pictures of products', 'تصوير المنتجات'),
    ],
  },
};
