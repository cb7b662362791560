import { pair, sentence, type BioTexts } from './bio-texts.ts';

export const coachingBioTexts: Readonly<Record<string, BioTexts>> = {
  tutoring: {
    hobby: [
      sentence(
        'I work in a software company and teach because somebody once taught me for nothing.',
        'أعمل في شركة برمجيات، وأدرّس لأن أحدهم علّمني يومًا بلا مقابل.',
      ),
      sentence(
        'I am in my last year at university and still remember which explanations did not help.',
        'أنا طالب في السنة الأخيرة بالجامعة، وما زلت أذكر أي شرح لم ينفعني.',
        'أنا طالبة في السنة الأخيرة بالجامعة، وما زلت أذكر أي شرح لم ينفعني.',
      ),
      sentence(
        'I helped my two younger brothers through school and found that I like it.',
        'ذاكرت مع أخويّ الصغيرين حتى تخرجا، واكتشفت أنني أحب الشرح.',
      ),
      sentence(
        'I am a civil engineer; in the evenings I explain things, and it clears my head.',
        'أنا مهندس مدني، وفي المساء أشرح، فيصفو ذهني.',
        'أنا مهندسة مدنية، وفي المساء أشرح، فيصفو ذهني.',
      ),
      sentence(
        'I have sat at our kitchen table with the neighbours’ children for {years}.',
        'منذ {years} وأنا أذاكر مع أولاد الجيران على ترابيزة المطبخ.',
      ),
    ],
    professional: [
      sentence(
        'I taught in a public school for {years} and know where pupils get stuck.',
        'درّست في مدرسة حكومية {years}، وأعرف أين يتعثر التلاميذ.',
      ),
      sentence(
        'I graduated from the Faculty of Education and have taught one to one for {years}.',
        'تخرجت في كلية التربية، وأعطي دروسًا فردية منذ {years}.',
      ),
      sentence(
        'Teaching is my full-time work: four pupils a day at most, many of them from {area}.',
        'التدريس عملي الوحيد: أربعة تلاميذ في اليوم على الأكثر، وكثير منهم من {area}.',
      ),
    ],
    manner: [
      sentence(
        'I ask to hear the explanation back; what the pupil cannot say yet, we do again.',
        'بعد الشرح أطلب أن أسمعه بكلمات التلميذ، وما لا يُقال بوضوح نعيده.',
      ),
      sentence(
        'Mistakes stay in the notebook with a date, so that progress can be seen.',
        'الأخطاء تبقى في الكراسة بتاريخها، ليظهر التقدم مع الوقت.',
      ),
      sentence(
        'After every lesson I send two lines: what is clear now and what to repeat.',
        'بعد كل حصة أرسل سطرين: ما صار واضحًا وما يحتاج إلى إعادة.',
      ),
      sentence(
        'I solve nobody’s homework; I ask questions until the answer comes.',
        'لا أحل الواجب بدلًا من أحد؛ أسأل حتى تأتي الإجابة.',
      ),
      sentence(
        'Every lesson has a break of five minutes, because after forty minutes nobody takes anything in.',
        'في كل حصة راحة خمس دقائق، فبعد أربعين دقيقة لا يستوعب أحد شيئًا.',
      ),
      sentence('When four lessons are enough, I say so.', 'حين تكفي أربع حصص أقول ذلك بصراحة.'),
    ],
    skills: [
      pair('Clear explanations', 'شرح واضح'),
      pair('Exam preparation', 'الاستعداد للامتحانات'),
      pair('Study plans', 'جداول مذاكرة'),
      pair('Working with shy pupils', 'تشجيع التلميذ الخجول'),
      pair('Lessons in English', 'الشرح بالإنجليزية'),
    ],
  },
  languages: {
    hobby: [
      sentence(
        'I lived abroad for {years} and know how tired one gets ordering bread in somebody else’s language.',
        'عشت خارج مصر {years}، وأعرف تعب من يشتري رغيف عيش بلغة ليست لغته.',
      ),
      sentence(
        'I work for a travel agency and talk with guests all day; teaching is the quiet version of that.',
        'أعمل في شركة سياحة وأتحدث مع الزوار طوال اليوم، والدرس هو النسخة الهادئة من ذلك.',
      ),
      sentence(
        'On Tuesdays I look after a conversation table at a café in {area}.',
        'كل ثلاثاء أنظّم جلسة محادثة صغيرة في أحد مقاهي {area}.',
      ),
      sentence(
        'I learned my languages from films and stubbornness, without a course.',
        'تعلمت اللغات من الأفلام وبالعناد، من غير كورسات.',
      ),
      sentence(
        'For {years} I have exchanged an hour of conversation with friends abroad every week.',
        'منذ {years} وأنا أتبادل كل أسبوع ساعة محادثة مع أصدقاء في الخارج.',
      ),
    ],
    professional: [
      sentence(
        'I graduated from Al-Alsun at Ain Shams and have taught adults for {years}.',
        'تخرجت في كلية الألسن بجامعة عين شمس، وأدرّس للكبار منذ {years}.',
      ),
      sentence(
        'I taught in language centres for {years} and now prefer one learner at a time.',
        'درّست في مراكز اللغات {years}، والآن أفضّل متعلمًا واحدًا في كل مرة.',
      ),
      sentence(
        'I translate in the mornings and teach in the afternoons, so my examples come from real papers.',
        'أترجم في الصباح وأدرّس بعد الظهر، فالأمثلة عندي من أوراق حقيقية.',
      ),
    ],
    manner: [
      sentence('I let you finish the sentence before I correct it.', 'لا أقاطع أحدًا للتصحيح؛ أنتظر حتى تكتمل الجملة.'),
      sentence(
        'New words come back in the next lesson and again two weeks later, or they are lost.',
        'الكلمات الجديدة تعود في الدرس التالي ثم بعد أسبوعين، وإلا نسيناها.',
      ),
      sentence(
        'We act out what you fear most: the interview, the doctor, the landlord’s call.',
        'نمثّل أصعب المواقف: مقابلة العمل والطبيب ومكالمة صاحب البيت.',
      ),
      sentence(
        'Between lessons I send short voice notes and ask for one back.',
        'بين الدروس أرسل رسائل صوتية قصيرة وأطلب الرد بمثلها.',
      ),
      sentence('Grammar gets ten minutes, and then we use it.', 'للقواعد عشر دقائق، ثم نستخدمها في الكلام.'),
      sentence(
        'Bring an e-mail or a form you really have to deal with, and we start there.',
        'أحضروا رسالة أو استمارة تحتاجونها فعلًا، ومنها نبدأ.',
      ),
    ],
    skills: [
      pair('Conversation', 'محادثة'),
      pair('Pronunciation', 'نطق'),
      pair('Everyday vocabulary', 'مفردات الحياة اليومية'),
      pair('Job interviews', 'مقابلات العمل'),
      pair('Reading and writing', 'قراءة وكتابة'),
    ],
  },
  fitness: {
    hobby: [
      sentence(
        'I lost twenty kilos in two years and kept a notebook of what worked.',
        'نزل وزني عشرين كيلو في سنتين، ودوّنت في كراسة كل ما نفعني.',
      ),
      sentence(
        'I work at a desk, so I know what eight hours on a chair do to a back.',
        'عملي مكتبي، وأعرف ما تفعله ثماني ساعات على الكرسي بالظهر.',
      ),
      sentence(
        'For {years} I have trained in {area} every morning before work.',
        'منذ {years} وأنا أتمرن في {area} كل صباح قبل العمل.',
      ),
      sentence(
        'It started on a doctor’s advice, {years} ago, and I stayed for the company.',
        'بدأت قبل {years} بنصيحة من الطبيب، ثم أكملت من أجل الصحبة.',
      ),
      sentence(
        'I teach geography in the mornings and am glad to move in the afternoons.',
        'أدرّس الجغرافيا في الصباح، وأفرح بالحركة بعد الظهر.',
      ),
    ],
    professional: [
      sentence(
        'I graduated from the Faculty of Physical Education and have coached for {years}.',
        'تخرجت في كلية التربية الرياضية، وأدرّب منذ {years}.',
      ),
      sentence(
        'I coached at a club in {area} for {years} and now work with one person at a time.',
        'درّبت {years} في أحد نوادي {area}، والآن أعمل مع شخص واحد في كل مرة.',
      ),
      sentence(
        'I hold a coaching certificate and a first-aid card, which I renew every two years.',
        'معي شهادة تدريب وبطاقة إسعافات أولية أجددها كل سنتين.',
      ),
    ],
    manner: [
      sentence(
        'Before the first session I ask about old injuries, sleep and medicines.',
        'قبل أول تمرين أسأل عن الإصابات القديمة والنوم والأدوية.',
      ),
      sentence(
        'We start with what you can do today, even if that is six minutes.',
        'نبدأ بما يقدر عليه الجسم اليوم، ولو ست دقائق.',
      ),
      sentence(
        'I make no before-and-after pictures and give no diets from the internet.',
        'لا صور «قبل وبعد» عندي، ولا رجيم من الإنترنت.',
      ),
      sentence(
        'Several of my regulars are over sixty, and they miss the fewest sessions.',
        'عدد ممن يتمرنون معي فوق الستين، وهم الأقل غيابًا.',
      ),
      sentence(
        'In Ramadan we move to the hour before iftar and make everything lighter.',
        'في رمضان ننقل التمرين إلى ما قبل الإفطار ونخففه.',
      ),
      sentence('I watch the breathing first and the counting second.', 'أراقب النفَس قبل أن أعدّ التكرارات.'),
    ],
    skills: [
      pair('Training after injury', 'التمرين بعد الإصابة'),
      pair('Breathing', 'تمارين التنفس'),
      pair('Over-sixties', 'تدريب من فوق الستين'),
      pair('Stretching', 'تمارين الإطالة'),
      pair('First aid', 'إسعافات أولية'),
    ],
  },
};
