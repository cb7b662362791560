/** How people write the numbers of a telephone number, folded: in English, Arabic, and Arabic in Latin letters. */
const SPELLINGS: Record<string, string> = {
  '0': 'zero oh nought nil sefr sifr zero صفر زيرو سفر',
  '1': 'one wa7ed wahed wahid wa7d واحد واحده وان',
  '2': 'two etnen etneen ethnen itnin itneen اثنين اتنين اثنان اتنان اتنينن تو',
  '3': 'three talata tlata thalatha talatah ثلاثه تلاته تلات ثلاث ثري سري',
  '4': 'four arba3a arbaa arba3 arba اربعه اربع فور',
  '5': 'five khamsa 5amsa khamsah 5amsah خمسه خمس فايف',
  '6': 'six setta sitta sita seta سته ست سيكس',
  '7': 'seven sab3a sabaa saba3 sabba سبعه سبع سيفن',
  '8': 'eight tamanya tamania thamanya tamanyah ثمانيه تمانيه تمنيه تماني ثماني تمن ايت',
  '9': 'nine tes3a tesaa tis3a tes3ah تسعه تسع ناين',
  '10': 'ten 3ashara ashara عشره عشر',
  '11': 'eleven 7edashar hedashar 7dashar حداشر احدعشر حضاشر',
  '12': 'twelve etnashar etna3shar اتناشر اثناعشر اطناشر',
  '13': 'thirteen talatashar تلتاشر تلاتاشر تلطاشر',
  '14': 'fourteen arba3tashar اربعتاشر اربعطاشر',
  '15': 'fifteen khamastashar 5amastashar خمستاشر خمسطاشر',
  '16': 'sixteen settashar ستاشر سطاشر',
  '17': 'seventeen saba3tashar سبعتاشر سبعطاشر',
  '18': 'eighteen tamantashar تمنتاشر تمانتاشر تمنطاشر',
  '19': 'nineteen tesa3tashar تسعتاشر تسعطاشر',
  '20': 'twenty 3eshreen eshreen 3eshren عشرين عشرون',
  '30': 'thirty talateen talaten ثلاثين تلاتين',
  '40': 'forty arbe3een arb3een اربعين',
  '50': 'fifty khamseen 5amseen خمسين',
  '60': 'sixty setteen ستين',
  '70': 'seventy sab3een سبعين',
  '80': 'eighty tamaneen ثمانين تمانين',
  '90': 'ninety tes3een تسعين',
  '100': 'hundred meya ميه مئه مايه',
};

const NUMBERS = new Map<string, string>(
  Object.entries(SPELLINGS).flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits] as const)),
);

/**
 * Several English or Arabic digits written as one word, some of them perhaps in digits ("zero1zero"). A run of digits
 * is read in one way only: otherwise each one more would double the work.
 */
const JOINED_WORDS =
  'zero one two three four five six seven eight nine صفر واحد اثنين اتنين ثلاثه تلاته اربعه خمسه سته سبعه ثمانيه تمانيه تسعه';
const MAX_JOINED = 120;
const ONE = [...JOINED_WORDS.split(' '), `\\d{1,${MAX_JOINED}}(?!\\d)`].join('|');
const JOINED = new RegExp(`^(?:و?(?:${ONE})){2,20}$`, 'u');
const EACH_JOINED = new RegExp(`${JOINED_WORDS.split(' ').join('|')}|\\d+`, 'gu');

/** Words that people write between two numbers of one telephone number. */
const BETWEEN = new Set(
  'and then dash dot space plus slash w wa ثم و بعدين وبعدين بعدها وبعدها شرطه نقطه مسافه زائد'.split(' '),
);
/** "double five": the next number counts several times. */
const TIMES = new Map([
  ['double', 2],
  ['دبل', 2],
  ['dabl', 2],
  ['triple', 3],
  ['تربل', 3],
]);

/** Letters that stand for digits. */
const LOOKALIKES = new Map([
  ['o', '0'],
  ['i', '1'],
  ['l', '1'],
  ['ا', '1'],
  ['z', '2'],
  ['s', '5'],
  ['ه', '5'],
  ['b', '8'],
]);
/** Words of digits and such letters, or of so few letters that they hardly mean anything else. */
const LOOKALIKE_WORD = /^(?:[oilاzsهb]*\d[\doilاzsهb]*|oo?|[il]|o[il]o)$/u;

/** What a word means inside a number; null: it ends one. */
export type NumberWord = { digits: string; isSpelled: boolean } | { times: number } | 'between' | null;

/** The meaning of one folded word of letters and digits. */
export function numberWord(word: string): NumberWord {
  if (/^\d+$/.test(word)) return { digits: word, isSpelled: false };
  const spelled = NUMBERS.get(word) ?? NUMBERS.get(word.replace(/^و/, ''));
  if (spelled !== undefined) return { digits: spelled, isSpelled: true };
  if (BETWEEN.has(word)) return 'between';
  const times = TIMES.get(word);
  if (times !== undefined) return { times };
  if (word.length <= MAX_JOINED && JOINED.test(word)) {
    const digits = (word.match(EACH_JOINED) ?? []).map((part) => NUMBERS.get(part) ?? part);
    return { digits: digits.join(''), isSpelled: true };
  }
  if (!LOOKALIKE_WORD.test(word)) return null;
  return { digits: word.replace(/\D/g, (letter) => LOOKALIKES.get(letter) ?? ''), isSpelled: false };
}
