import { stemOf, wordsOf } from './spelling.ts';

/** Words that say nothing about what somebody looks for, in each way of writing. A search of only these keeps them. */
const FILLERS = new Set(
  wordsOf(
    `a an and any anyone are guy lady man woman person people some at best book can cheap find for from get good have help hire how i in is it looking me my near
    nearby need needs of on or our please someone somebody that the there to want wants with who you your
    في فى من على عن مع او و يا انا انت عايز عايزه عاوز عاوزه محتاج محتاجه ممكن حد عند عندي بتاع بتاعي بتاعت بتاعتي مش ده دي
    دا اللي الي ايه ازاي كام بكام سعر اسعار رخيص ارخص شاطر كويس احسن افضل قريب جنبي مني لو سمحت ليا لي
    ana 3ayez 3ayz 3aiz 3ayza 3awez 3awz 3ayezha ayez awez me7tag mehtag me7taga momken had 7ad fe fi fel fil men min 3ala ala
    maa ma3 beta3 bta3 beta3et bta3et betaa mesh msh law sama7t 3andi andi kwayes shater rekhis a7san gamb ganbi orayeb
    bel bil lel lil`,
  ),
);

export const isFiller = (word: string) => FILLERS.has(word);

/** The article where it stands alone: "masr el gedida". */
export const isArticle = (word: string) => /^(?:[eai]l|ال)$/.test(word);

/** The words of a name that say something. */
export const tellingWords = (text: string) => wordsOf(text).filter((word) => !isFiller(word) && !isArticle(word));

/** Words for what is done with anything, and for who does or teaches anything. */
const TASKS = new Set(
  wordsOf(
    `change check class course fit fitting fix install installation learn lesson maintain maintenance replace replacement repair service
    teach teacher technician work
    اصلاح تبديل تركيب تصليح تعلم تعليم تغيير حصه درس دروس صنايعي صيانه عامل عامله فك فني كشف كورس مدرب مدربه مدرس مدرسه معلم
    معلمه`,
  ).map(stemOf),
);

export const isTask = (word: string) => TASKS.has(stemOf(word));

/** Words after which a place follows: "plumber in maadi", «سباك في المعادي», "sabbak fel ma3adi". */
const BEFORE_A_PLACE = new Set(wordsOf('in at near around في فى ب قرب جنب fe fi fel fil f gamb ganb'));

export const isBeforeAPlace = (word: string) => BEFORE_A_PLACE.has(word);
