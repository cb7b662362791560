/** What customers write, by the kind of work. Each is in the language of who writes it. */
const LESSONS = [
  'Explained every step twice without losing patience. My daughter already asks when the next lesson is.',
  'I had never held a brush before. Two hours later I went home with something I am proud of.',
  'Very well prepared, and she noticed at once what I was doing wrong.',
  'Good teacher. We started ten minutes late, but stayed longer at the end.',
  'Relaxed and funny, and I still learned more than in a month of videos.',
  'I came with a friend and we both want to come again.',
  'Clear, calm, and honest about how much practice it takes.',
  'بيشرح بالراحة وبيعيد من غير ما يزهق. ابني حب الحصة جدًا.',
  'أول مرة أجرب، وطلعت بنتيجة ما كنتش متخيلها. شكرًا!',
  'أسلوب بسيط ومنظم، والوقت عدى بسرعة.',
  'المكان نظيف وكل الأدوات كانت جاهزة.',
  'الحصة كانت مفيدة، بس كنت أتمنى تكون أطول شوية.',
  'بتعلّم بجد، مش مجرد تضييع وقت. هحجز تاني إن شاء الله.',
  'صبور جدًا مع المبتدئين، وبيرد على كل سؤال.',
] as const;

const ARTS = [
  'My bowl leans to one side and I love it. The workshop is a lovely place.',
  'She lets you make your own mistakes first, and then shows you the trick.',
  'We made mugs for the whole family. They came out of the kiln perfect.',
  'طلعت بكوب من إيدي! المكان هادي والشرح سهل.',
  'تجربة حلوة جدًا، وكل حاجة كانت متجهزة قبل ما نوصل.',
  'هدية عيد ميلاد لأختي، وكانت مبسوطة جدًا.',
  'الطين مش سهل، بس معاها بقى ممتع.',
] as const;

const SPORTS = [
  'Hard, but in a good way. He corrects your posture before it hurts.',
  'Punctual every time, and the plan fits my bad knee.',
  'التمرين متدرج ومناسب للي بادئ من الصفر.',
  'متابعة كويسة حتى بعد الحصة، وفرق معايا في أسبوعين.',
] as const;

const CLEANING = [
  'The kitchen has not looked like this since we moved in.',
  'Two people, four hours, every corner. They brought their own products.',
  'Careful with the books and the plants. One window was forgotten, and done at once when I said so.',
  'شغل نظيف جدًا وملتزمين بالمعاد.',
  'نضّفوا ورا التلاجة والبوتاجاز من غير ما أطلب.',
  'ناس محترمة وأمينة، والشقة بقت زي الجديدة.',
  'كويسين، بس اتأخروا ربع ساعة بسبب الزحمة.',
] as const;

const REPAIRS = [
  'Found the leak behind the wall in ten minutes, and left the bathroom cleaner than before.',
  'Told me that the old part was still fine, instead of selling me a new one.',
  'On time, polite, and the price was the one on the site.',
  'He showed me what was broken and why. It works since then.',
  'Came back the next day for a small thing, without asking for more money.',
  'A bit quiet, but he knows his trade.',
  'صلّح العطل من أول مرة وشرح لي السبب.',
  'جه في معاده بالظبط ومعاه كل العدة.',
  'شغل مظبوط وسعر معقول، ونضّف مكانه قبل ما يمشي.',
  'كنت مكلّم اتنين قبله وماعرفوش، وهو خلصها في نص ساعة.',
  'أمين جدًا، قال لي إن القطعة سليمة ومش محتاجة تتغير.',
  'الشغل كويس، بس كان محتاج يتأكد من المقاسات قبل ما ييجي.',
  'محترم وفاهم شغله، وهطلبه تاني من حِرفة.',
] as const;

/** With few stars. */
const POOR = [
  'The work is fine in the end, but we waited forty minutes and nobody wrote.',
  'Not what I had expected from the description. The second half was better.',
  'اتأخر من غير ما يبلّغنا، والشغل احتاج مراجعة.',
  'الخدمة أقل من المتوقع بالنسبة للسعر.',
] as const;

/** What providers write about customers. */
export const ABOUT_CUSTOMERS = [
  'Everything was ready when I came. A pleasure.',
  'Clear about what she needed, and kind.',
  'Friendly family, easy to find.',
  'The address was hard to find, but they answered at once.',
  'عميل محترم والطلب كان واضح من الأول.',
  'ناس ذوق جدًا والمكان كان جاهز.',
  'تعامل راقٍ وملتزمة بالمعاد.',
  'كل حاجة كانت متجهزة قبل ما أوصل.',
] as const;

const BY_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  'arts-crafts': [...ARTS, ...LESSONS.slice(4)],
  fitness: [...SPORTS, ...LESSONS.slice(4)],
  cleaning: CLEANING,
};

/** Texts that fit work of a category, with so many stars. */
export function textsFor(category: string, tab: 'community' | 'trusted', stars: number): readonly string[] {
  if (stars <= 3) return POOR;
  return BY_CATEGORY[category] ?? (tab === 'community' ? LESSONS : REPAIRS);
}
