import { both, says, type Voice } from './voice.ts';

export const craftVoices: Readonly<Record<string, Voice>> = {
  'arts-crafts': {
    hobby: [
      says(
        'On weekdays I work in a bank; the evenings belong to my hands.',
        'أعمل في بنك طوال الأسبوع، أما المساء فلشغل اليد.',
      ),
      says(
        'I learned from my grandmother and teach the way she did: slowly, with a glass of tea.',
        'تعلمت من جدتي، وأعلّم بطريقتها: على مهل ومع كوب شاي.',
      ),
      says(
        'I began during a long winter at home, {years} ago, and never put the tools away again.',
        'بدأت قبل {years} في شتاء طويل قضيته في البيت، ومن يومها لم أترك الأدوات.',
      ),
      says(
        'I make presents for everybody I know; in the end a friend in {area} asked me to show her how.',
        'أصنع الهدايا لكل من أعرفهم، حتى طلبت مني صديقة في {area} أن أعلّمها.',
      ),
      says(
        'I found a box of old tools in {area} on a Friday and have been busy ever since.',
        'وجدت في {area} صندوق أدوات قديمًا يوم جمعة، ومن يومها وأنا مشغول.',
        'وجدت في {area} صندوق أدوات قديمًا يوم جمعة، ومن يومها وأنا مشغولة.',
      ),
    ],
    professional: [
      says(
        'I studied at the Faculty of Applied Arts in Giza and have taught small classes for {years}.',
        'درست في كلية الفنون التطبيقية بالجيزة، وأدرّس لمجموعات صغيرة منذ {years}.',
      ),
      says(
        'I have lived from what I make for {years} and sell at the craft fairs twice a year.',
        'أعيش من شغل يدي منذ {years}، وأعرض مرتين في السنة في معارض الحرف.',
      ),
      says(
        'I trained in a workshop in Fustat before I set up my own table in {area}.',
        'تدربت في ورشة بالفسطاط قبل أن يصبح لي مكاني الصغير في {area}.',
      ),
    ],
    manner: [
      says(
        'The first piece always comes out crooked; keep it, you will enjoy seeing it in a year.',
        'أول قطعة تخرج معوجّة دائمًا؛ احتفظوا بها، ستضحكون حين ترونها بعد سنة.',
      ),
      says(
        'We take one movement per lesson and repeat it until the hand remembers.',
        'نأخذ في كل درس حركة واحدة ونكررها حتى تحفظها اليد.',
      ),
      says(
        'Before we begin I send a list of materials with prices, so that nobody buys too much.',
        'قبل البداية أرسل قائمة بالخامات وأسعارها حتى لا يشتري أحد أكثر مما يحتاج.',
      ),
      says('I never touch your work: I show it on mine and wait.', 'لا ألمس شغل أحد؛ أوضّح على قطعتي وأنتظر.'),
      says(
        'I keep a box of everything I spoiled at the start and open it for anyone who wants to give up.',
        'عندي صندوق بكل ما أفسدته في البداية، أفتحه لكل من يفكر في التوقف.',
      ),
      says(
        'Left-handed people are welcome; I have worked out every step for both hands.',
        'من يعمل بيده اليسرى أهلًا به؛ عندي لكل خطوة طريقة لكل يد.',
      ),
    ],
    skills: [
      both('Patient with beginners', 'الصبر مع المبتدئين'),
      both('Choosing materials', 'اختيار الخامات'),
      both('Gifts made by hand', 'هدايا يدوية'),
      both('Workshops for children', 'ورش للأطفال'),
      both('Finishing and mending', 'تشطيب وترميم'),
    ],
  },
  music: {
    hobby: [
      says(
        'By day I am an accountant; for {years} the evenings have gone to music.',
        'أنا محاسب بالنهار، أما المساء فللموسيقى منذ {years}.',
        'أنا محاسبة بالنهار، أما المساء فللموسيقى منذ {years}.',
      ),
      says(
        'I taught myself, first from cassettes and then from videos, so I know every wrong turn.',
        'تعلمت وحدي، من الشرائط ثم من الفيديوهات، فأعرف كل خطأ يقع فيه المبتدئ.',
      ),
      says(
        'Every Thursday I play with three friends in {area}; the neighbours have got used to us.',
        'كل خميس أعزف مع ثلاثة أصدقاء في {area}، والجيران تعودوا علينا.',
      ),
      says(
        'I sang in the school choir, stopped for a while and came back to music {years} ago.',
        'كنت في كورال المدرسة ثم انقطعت، وعدت إلى الموسيقى قبل {years}.',
      ),
      says(
        'There was always an instrument on the wall at home; one day I took it down.',
        'كانت في بيتنا آلة معلقة على الحائط دائمًا، وفي يوم أنزلتها.',
      ),
    ],
    professional: [
      says(
        'I graduated from the Faculty of Music Education in Zamalek and have taught for {years}.',
        'تخرجت في كلية التربية الموسيقية بالزمالك، وأدرّس منذ {years}.',
      ),
      says(
        'I have played at weddings and in theatres for {years}, and teaching is the hour I look forward to.',
        'أعزف في الأفراح وعلى المسارح منذ {years}، لكن ساعة الدرس هي التي أنتظرها.',
      ),
      says(
        'I taught music in a private school for {years}; now I take a few pupils, one at a time.',
        'درّست الموسيقى في مدرسة خاصة {years}، والآن أكتفي بعدد قليل من التلاميذ، كلٌّ في موعده.',
      ),
    ],
    manner: [
      says(
        'You play a real tune in the first lesson, even if it has only five notes.',
        'من أول درس نعزف لحنًا حقيقيًا، ولو من خمس نغمات.',
      ),
      says(
        'I record the last five minutes of every lesson, to practise with at home.',
        'أسجّل آخر خمس دقائق من كل درس للتمرين عليها في البيت.',
      ),
      says(
        'Fifteen minutes a day beat two hours on Friday, and I plan the week that way.',
        'ربع ساعة كل يوم أنفع من ساعتين يوم الجمعة، وعلى هذا أرتب تمارين الأسبوع.',
      ),
      says(
        'Choose a song you love, Abdel Wahab or Cairokee; there is an easy version of everything.',
        'اختاروا أغنية تحبونها، لعبد الوهاب أو لكايروكي؛ لكل أغنية نسخة سهلة.',
      ),
      says(
        'I bring in written notes only when the fingers need them, usually after a month.',
        'لا أبدأ بالنوتة إلا حين تحتاجها الأصابع، وغالبًا يكون ذلك بعد شهر.',
      ),
      says(
        'Ask me before you buy an instrument; a bad one has ended many good intentions.',
        'اسألوني قبل شراء الآلة؛ آلة رديئة تكفي لإفساد الرغبة في التعلم.',
      ),
    ],
    skills: [
      both('Ear training', 'تدريب الأذن'),
      both('Reading notes', 'قراءة النوتة'),
      both('Rhythm', 'الإيقاع'),
      both('First concerts', 'الاستعداد لأول حفلة'),
      both('Practice plans', 'خطط تمرين أسبوعية'),
    ],
  },
  cooking: {
    hobby: [
      says(
        'I am a pharmacist, and careful weighing turns out to help with dough too.',
        'أنا صيدلي، ودقة الميزان تنفع في العجين أيضًا.',
        'أنا صيدلانية، ودقة الميزان تنفع في العجين أيضًا.',
      ),
      says(
        'My mother fed nine of us from a small kitchen in {area}; I have finally written her recipes down.',
        'كانت أمي تُطعم تسعة أفراد من مطبخ صغير في {area}، وقد كتبت وصفاتها أخيرًا.',
      ),
      says(
        'It began with Friday lunches for friends, {years} ago, and the table kept getting longer.',
        'بدأت الحكاية قبل {years} بغداء الجمعة مع الأصدقاء، وكل مرة كانت السفرة تطول.',
      ),
      says(
        'I married into a family from Damietta and had to learn fast.',
        'تزوجت من عائلة دمياطية، فكان لا بد أن أتعلم بسرعة.',
      ),
      says(
        'I cooked my way through {years} of packed lunches for the children.',
        'طبخت لانش بوكس الأولاد كل صباح {years}، ومن هنا بدأ كل شيء.',
      ),
    ],
    professional: [
      says(
        'I worked in hotel kitchens for {years} before I began to teach at an ordinary stove.',
        'عملت في مطابخ الفنادق {years} قبل أن أبدأ التعليم على بوتاجاز عادي.',
      ),
      says(
        'I cook to order for families in {area} and keep two days a week for lessons.',
        'أطبخ بالطلب لعائلات في {area}، وأترك يومين في الأسبوع للدروس.',
      ),
      says(
        'I trained with a pastry cook in Alexandria and then ran a small kitchen for {years}.',
        'تدربت عند حلواني في الإسكندرية، ثم كان لي مطبخ صغير {years}.',
      ),
    ],
    manner: [
      says(
        'Nothing is measured by eye: every recipe is in grams and tried in a home oven.',
        'لا شيء عندي بالعين: كل وصفة بالجرام ومجرَّبة في فرن بيت.',
      ),
      says('Everybody cooks; nobody only watches.', 'الكل يطبخ، ولا أحد يكتفي بالفرجة.'),
      says(
        'I say which step can wait and which cannot, so you can cook with children around.',
        'أوضّح أي خطوة تحتمل الانتظار وأيها لا تحتمل، فيسهل الطبخ والأولاد في البيت.',
      ),
      says(
        'The ingredients come from any market; I have no patience for recipes that hang on one imported jar.',
        'المكونات من أي سوق؛ لا أحب وصفة تتوقف على برطمان مستورد.',
      ),
      says(
        'When something burns we find out why and do it again, and that is half the lesson.',
        'إذا احترق شيء نعرف السبب ونعيده، وهذا نصف الدرس.',
      ),
      says(
        'Tell me the day before and I will leave out nuts, eggs or ghee.',
        'يمكن الاستغناء عن المكسرات أو البيض أو السمن إذا عرفت قبلها بيوم.',
      ),
    ],
    skills: [
      both('Doughs', 'العجائن'),
      both('Family recipes', 'وصفات عائلية'),
      both('Cooking with children', 'الطبخ مع الأطفال'),
      both('Cooking for guests', 'طبخ العزومات'),
      both('Kitchen basics', 'أساسيات المطبخ'),
    ],
  },
  photography: {
    hobby: [
      says(
        'I am an engineer and take the camera to every site; the pictures came out better than the reports.',
        'أنا مهندس والكاميرا معي في كل موقع، والصور تخرج أجمل من التقارير.',
        'أنا مهندسة والكاميرا معي في كل موقع، والصور تخرج أجمل من التقارير.',
      ),
      says(
        'For {years} I have walked through {area} at sunrise with one lens.',
        'منذ {years} وأنا أمشي في {area} وقت الشروق ومعي عدسة واحدة.',
      ),
      says(
        'It began with family birthdays and ended in a cupboard full of hard disks.',
        'بدأ الأمر بأعياد ميلاد العائلة وانتهى بدولاب مليء بالهاردات.',
      ),
      says('I shoot for myself and for friends, and have done so for {years}.', 'أصوّر لنفسي وللأصدقاء منذ {years}.'),
      says(
        'My uncle left me a film camera, and I still develop in the bathroom.',
        'ترك لي خالي كاميرا فيلم، وما زلت أحمّض في الحمام.',
      ),
    ],
    professional: [
      says(
        'I have photographed weddings and shops for {years} and still like Friday mornings best, when the streets are empty.',
        'أصوّر الأفراح والمحلات منذ {years}، وما زلت أفضّل صباح الجمعة والشوارع خالية.',
      ),
      says(
        'I was a newspaper photographer for {years}, and there you learn to be ready.',
        'عملت في التصوير الصحفي {years}، وهناك تعلمت أن تكون الكاميرا جاهزة دائمًا.',
      ),
      says(
        'I have a small studio in {area} and teach on the days it is free.',
        'عندي استوديو صغير في {area}، وأدرّس في الأيام الخالية من الحجوزات.',
      ),
    ],
    manner: [
      says(
        'We look at your own pictures first; the mistakes that repeat are the plan.',
        'نبدأ بصوركم أنتم، والأخطاء المتكررة فيها هي خطة الدرس.',
      ),
      says(
        'I would rather see ten pictures taken with thought than three hundred without.',
        'عشر صور بتفكير أحسن عندي من ثلاثمائة بلا تفكير.',
      ),
      says(
        'No talk of buying things: what you have now is enough for the first year.',
        'لا كلام عن شراء معدات؛ الموجود معكم يكفي سنة كاملة.',
      ),
      says(
        'Hard noon sun is our normal weather, so we learn to use it.',
        'شمس الظهر القوية هي العادي عندنا، لذلك نتعلم كيف نستفيد منها.',
      ),
      says(
        'Afterwards I write comments on some of your pictures, with arrows and without jargon.',
        'بعد الدرس أكتب ملاحظات على بعض صوركم، بالأسهم ومن غير مصطلحات.',
      ),
      says(
        'I show how to ask strangers for a portrait, and how to accept a no.',
        'نتدرب على استئذان الناس قبل تصويرهم، وعلى تقبّل كلمة «لا».',
      ),
    ],
    skills: [
      both('Portraits', 'صور شخصية'),
      both('Street pictures', 'تصوير الشارع'),
      both('Natural light', 'الضوء الطبيعي'),
      both('Editing', 'تعديل الصور'),
      both('Pictures of products', 'تصوير المنتجات'),
    ],
  },
};
