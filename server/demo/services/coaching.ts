import type { DemoService } from '../shapes.ts';

/** Lessons and training. */
export const coachingServices: readonly DemoService[] = [
  {
    slug: 'secondary-maths',
    category_slug: 'tutoring',
    title_en: 'Maths for secondary school',
    title_ar: 'رياضيات الثانوية',
    summary_en: 'Algebra, geometry and calculus, with past exam questions.',
    summary_ar: 'جبر وهندسة وتفاضل، مع حل امتحانات سابقة.',
    description_en:
      'Each lesson explains one topic, then solves exam questions on it together. A short exercise sheet and its corrections are included. Have the school book and the last homework ready.',
    description_ar:
      'كل حصة تشرح موضوعًا واحدًا ثم نحل معًا أسئلة امتحانات عليه. السعر يشمل ورقة تمارين قصيرة وتصحيحها. يُرجى تجهيز كتاب المدرسة وآخر واجب.',
    price_from: 220,
    price_to: 400,
    pricing: 'hourly',
    duration_minutes: 90,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'primary-homework-help',
    category_slug: 'tutoring',
    title_en: 'Homework help for primary pupils',
    title_ar: 'متابعة واجبات الابتدائي',
    summary_en: 'Reading, Arabic, maths and science after school, calmly.',
    summary_ar: 'قراءة وعربي وحساب وعلوم بعد المدرسة، بهدوء.',
    description_en:
      'The tutor goes through the day’s homework with the child and repeats what was not understood. Parents get a short note after each session. Have the school bag and a quiet table ready.',
    description_ar:
      'مراجعة واجبات اليوم مع الطفل وإعادة شرح ما لم يفهمه. بعد كل حصة يصل إلى الأهل تقرير قصير. يكفي تجهيز حقيبة المدرسة ومكان هادئ.',
    price_from: 150,
    price_to: 250,
    pricing: 'hourly',
    duration_minutes: 90,
    formats: ['in_person'],
  },
  {
    slug: 'programming-first-steps',
    category_slug: 'tutoring',
    title_en: 'First steps in programming',
    title_ar: 'أولى خطوات البرمجة',
    summary_en: 'Python from the first line to a small game of your own.',
    summary_ar: 'بايثون من أول سطر حتى لعبة صغيرة من صنعك.',
    description_en:
      'You write code from the first minute and build a small game over a few lessons. Exercises and comments on your code are included. A computer with internet is enough; nothing to install before.',
    description_ar:
      'كتابة الكود تبدأ من أول دقيقة، وتكتمل لعبة صغيرة خلال عدة دروس. السعر يشمل التمارين ومراجعة الكود. يكفي كمبيوتر متصل بالإنترنت، ولا حاجة لتثبيت أي برنامج مسبقًا.',
    price_from: 280,
    price_to: 450,
    pricing: 'hourly',
    duration_minutes: 60,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'english-conversation',
    category_slug: 'languages',
    title_en: 'English conversation',
    title_ar: 'محادثة إنجليزية',
    summary_en: 'Speak for most of the hour, with corrections you can keep.',
    summary_ar: 'الكلام لك معظم الساعة، والتصحيح مكتوب للرجوع إليه.',
    description_en:
      'You talk about work, travel or a short article, and the teacher corrects as you go. A written list of new words and mistakes is included. Choose a topic beforehand if you like.',
    description_ar:
      'حديث عن العمل أو السفر أو مقال قصير، مع التصحيح أولًا بأول. بعد الدرس تصل قائمة مكتوبة بالكلمات الجديدة والأخطاء. يمكن اختيار الموضوع مسبقًا.',
    price_from: 200,
    price_to: 380,
    pricing: 'hourly',
    duration_minutes: 60,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'german-a1',
    category_slug: 'languages',
    title_en: 'German for beginners (A1)',
    title_ar: 'ألماني للمبتدئين (A1)',
    summary_en: 'From the alphabet to the A1 exam, step by step.',
    summary_ar: 'من الحروف حتى امتحان A1، خطوة خطوة.',
    description_en:
      'Lessons follow the A1 syllabus: everyday words, basic grammar, listening and short letters. Worksheets and one mock exam are included. Bring a notebook, and headphones if online.',
    description_ar:
      'الدروس على منهج A1: مفردات يومية وقواعد أساسية واستماع ورسائل قصيرة. السعر يشمل أوراق العمل وامتحانًا تجريبيًا. المطلوب كراسة، وسماعات في الدرس عبر الإنترنت.',
    price_from: 260,
    price_to: 420,
    pricing: 'hourly',
    duration_minutes: 90,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'egyptian-arabic',
    category_slug: 'languages',
    title_en: 'Egyptian Arabic for foreigners',
    title_ar: 'العامية المصرية للأجانب',
    summary_en: 'What people really say in the taxi, the shop and at work.',
    summary_ar: 'كلام الناس في التاكسي والمحل والشغل.',
    description_en:
      'You practise everyday situations aloud and learn to read the script at your own pace. Recordings of each lesson’s phrases are included. No Arabic needed to start.',
    description_ar:
      'تدريب شفهي على مواقف كل يوم، مع تعلُّم القراءة بالتدريج. السعر يشمل تسجيلًا صوتيًا لعبارات كل درس. لا تُشترط معرفة سابقة بالعربية.',
    price_from: 300,
    price_to: 480,
    pricing: 'hourly',
    duration_minutes: 60,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'personal-training',
    category_slug: 'fitness',
    title_en: 'Personal training',
    title_ar: 'تدريب شخصي',
    summary_en: 'A plan for your level, at home, in the club or outdoors.',
    summary_ar: 'برنامج يناسب مستواك، في البيت أو النادي أو الهواء الطلق.',
    description_en:
      'The first session measures where you stand; the next ones follow a written plan. Bands and a mat are included. Mention injuries and medicines before you start.',
    description_ar:
      'الجلسة الأولى لقياس المستوى، وما بعدها حسب برنامج مكتوب. السعر يشمل أحزمة المقاومة والمرتبة. يُرجى ذكر أي إصابات أو أدوية قبل البدء.',
    price_from: 300,
    price_to: 550,
    pricing: 'hourly',
    duration_minutes: 60,
    formats: ['in_person'],
  },
  {
    slug: 'yoga-at-home',
    category_slug: 'fitness',
    title_en: 'Yoga at home',
    title_ar: 'يوجا في البيت',
    summary_en: 'Slow, careful sessions for stiff backs and busy heads.',
    summary_ar: 'جلسات هادئة لمن يتعبه ظهره أو انشغال باله.',
    description_en:
      'Each session has breathing, an hour’s gentle sequence adapted to you, and rest at the end. A short routine to repeat alone is included. Have a mat and two square metres of free floor.',
    description_ar:
      'تبدأ الجلسة بالتنفس ثم حركات هادئة تناسب كل جسم، وتنتهي بالاسترخاء. السعر يشمل تمرينًا قصيرًا يُكرَّر دون مدرب. المطلوب مرتبة يوجا ومساحة خالية مترين في متر.',
    price_from: 250,
    price_to: 420,
    pricing: 'hourly',
    duration_minutes: 75,
    formats: ['online', 'in_person'],
  },
  {
    slug: 'swimming-lessons',
    category_slug: 'fitness',
    title_en: 'Swimming lessons',
    title_ar: 'تعليم السباحة',
    summary_en: 'For children and adults who start from zero.',
    summary_ar: 'للصغار والكبار، من الصفر.',
    description_en:
      'You begin with breathing and floating in shallow water, then learn freestyle. Boards and floats are included; the pool’s entry fee is not. Bring a swimsuit, a cap and goggles.',
    description_ar:
      'البداية بالتنفس والطفو في الماء الضحل ثم سباحة الحرة. السعر يشمل ألواح الطفو، ولا يشمل تذكرة حمام السباحة. المطلوب مايوه وبونيه ونظارة سباحة.',
    price_from: 280,
    price_to: 450,
    pricing: 'hourly',
    duration_minutes: 45,
    formats: ['in_person'],
  },
];
