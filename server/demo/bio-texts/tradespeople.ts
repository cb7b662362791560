import { pair, type SoloBioTexts } from './bio-texts.ts';

/** Of men who work alone at a trade: in these trades they are the usual case in Egypt. */
export const tradespeopleBioTexts: Readonly<Record<string, SoloBioTexts>> = {
  plumbing: {
    origins: [
      pair(
        'I learned plumbing from my uncle, and have worked alone in {area} for {years}.',
        'تعلّمت السباكة من عمي، وأعمل وحدي في {area} منذ {years}.',
      ),
      pair(
        'I have been a plumber for {years}, first with a contractor and now on my own.',
        'أنا سباك منذ {years}، عملت أولًا مع مقاول ثم استقللت بعملي.',
      ),
      pair('I live in {area}, so I am with you soon.', 'أسكن في {area}، فأصل إليك بسرعة.'),
    ],
    manner: [
      pair(
        'I look first, then I say what it costs, and only then do I begin.',
        'أعاين أولًا، ثم أقول التكلفة، وبعدها فقط أبدأ.',
      ),
      pair('I bring the usual parts with me and give you the receipts.', 'أحضر القطع المعتادة معي وأعطيك فواتيرها.'),
      pair('If it leaks again within a month, I come back for nothing.', 'إذا عاد التسريب خلال شهر أرجع وأصلحه مجانًا.'),
      pair('I leave the bathroom as clean as I found it.', 'أترك الحمام نظيفًا كما وجدته.'),
    ],
  },
  electricity: {
    origins: [
      pair(
        'I have an industrial diploma in electricity and have worked in homes for {years}.',
        'معي دبلوم صنايع كهرباء، وأعمل في البيوت منذ {years}.',
      ),
      pair(
        'I was an electrician in a factory for {years}, and now work in homes in {area}.',
        'كنت كهربائيًا في مصنع {years}، والآن أعمل في بيوت {area}.',
      ),
      pair('I work alone, so the man you book is the man who comes.', 'أعمل وحدي، فمن تحجزه هو من يأتيك.'),
    ],
    manner: [
      pair(
        'I switch the current off and prove it with the meter before I touch anything.',
        'أفصل التيار وأتأكد بجهاز القياس قبل أن ألمس شيئًا.',
      ),
      pair('I label every breaker, so that you know which one is which.', 'أكتب على كل قاطع ما يغذّيه حتى تعرفه.'),
      pair('I do not hide a joint behind the plaster.', 'لا أخفي وصلة خلف المحارة.'),
      pair('I tell you what is urgent and what can wait.', 'أقول لك ما هو عاجل وما يمكن تأجيله.'),
    ],
  },
  painting: {
    origins: [
      pair('I have painted homes for {years}, most of them in {area}.', 'أدهن البيوت منذ {years}، أغلبها في {area}.'),
      pair(
        'My father was a painter, and I have held a brush for {years}.',
        'والدي نقاش، وأنا أمسك الفرشاة منذ {years}.',
      ),
      pair('I am one painter with good tools, and I finish what I begin.', 'نقاش واحد بعدّة جيدة، وأنهي ما أبدأه.'),
    ],
    manner: [
      pair('I cover the floor and the furniture before I open a tin.', 'أغطي الأرض والأثاث قبل أن أفتح علبة الدهان.'),
      pair(
        'I put three samples on your wall, and you choose in daylight.',
        'أضع ثلاث عينات على حائطك وتختار في ضوء النهار.',
      ),
      pair('I fill and sand first: the paint shows what is below it.', 'أبدأ بالمعجون والصنفرة، فالدهان يُظهر ما تحته.'),
      pair('I come back after a week to touch up what you have seen.', 'أرجع بعد أسبوع لأصلح أي ملاحظة.'),
    ],
  },
  carpentry: {
    origins: [
      pair(
        'I have a small workshop in {area}, where I have worked for {years}.',
        'عندي ورشة صغيرة في {area}، أعمل فيها منذ {years}.',
      ),
      pair(
        'I began as an apprentice in Damietta and have been a carpenter for {years}.',
        'بدأت صبيًا في دمياط، وأنا نجار منذ {years}.',
      ),
      pair(
        'I repair doors, cupboards and beds at your home, alone and without noise.',
        'أصلح الأبواب والدواليب والأسرّة في بيتك، وحدي وبلا إزعاج.',
      ),
    ],
    manner: [
      pair('I measure twice, and show you the drawing before I cut.', 'أقيس مرتين وأعرض عليك الرسم قبل أن أقطع.'),
      pair(
        'I use beech where it carries weight, and tell you where I do not.',
        'أستخدم الزان فيما يحمل وزنًا، وأقول لك أين لا أستخدمه.',
      ),
      pair('A door that I hang closes with one finger.', 'الباب الذي أركّبه يُغلق بإصبع واحد.'),
      pair('I take the old wood and the dust with me.', 'آخذ معي الخشب القديم والنشارة.'),
    ],
  },
};
