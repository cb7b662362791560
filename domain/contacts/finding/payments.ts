import { anyOf, disguised, END, GAP, HERE, pattern } from './patterns.ts';

const WALLETS = anyOf(
  ...'instapay vodafonecash vodacash paypal moneygram'.split(' ').map(disguised),
  ...'انستاباي انستباي انستابي فودافونكاش فودافنكاش فوداكاش'.split(' ').map(disguised),
);
const CASH_WALLETS = anyOf(
  'vf cash',
  'v cash',
  'orange cash',
  'etisalat cash',
  'e& cash',
  'we cash',
  'telda',
  'fawry',
  'western union',
  'bitcoin',
  'usdt',
  'binance',
  'e wallet',
  'mobile wallet',
  'wallet number',
  'اورنج كاش',
  'اورانج كاش',
  'اتصالات كاش',
  'وي باي',
  'وي كاش',
  'تيلدا',
  'باي بال',
  'ويسترن يونيون',
  'بيتكوين',
  'محفظه (?:ال)?(?:كاش|فودافون|الكترونيه)',
  'رقم المحفظه',
  'محفظتي',
  'عن طريق فوري',
  'علي فوري',
);
const BANKING = anyOf(
  'bank transfer',
  'bank account',
  'account number',
  'iban',
  'ipn',
  'wire transfer',
  'تحويل بنكي',
  'حساب بنكي',
  'حسابي البنكي',
  'حسابي في البنك',
  'رقم حسابي',
  'رقم الحساب',
  'ايبان',
  'الايبان',
);
/** An IBAN of Egypt however it is spaced, of other countries where it is one word. */
const IBAN = String.raw`${HERE}(?:eg[ -]?\d{2}(?:[ .-]?\d){25}|[a-z]{2}\d{2}[a-z]{0,4}\d{10,26})${END}`;

/** Up to three words between two that belong together. */
const FEW_WORDS = String.raw`(?:[ '’-]{1,2}[\p{L}\p{N}'’]{1,15}){0,3}[ '’-]{1,2}`;
const PRODUCT = anyOf('app', 'application', 'website', 'platform', 'hirfa', 'site');
const OURS = String.raw`(?:(?:the|this|your)${GAP})?${PRODUCT}`;
const AWAY = anyOf(
  'outside',
  'outside of',
  'off',
  'without',
  'not through',
  'not via',
  'not on',
  'away from',
  'instead of',
  'bypass',
  'skip',
);
const SURELY_OURS = String.raw`(?:(?:the|this)${GAP})?${anyOf('app', 'platform', 'hirfa', 'website')}`;
const PAY = anyOf(
  'pay',
  'paid',
  'paying',
  'payment',
  'pays',
  'cash',
  'money',
  'deal',
  'settle',
  'price',
  'discount',
  'cheaper',
  'book',
  'transfer',
);
const ALONE = String.raw`${END}(?=\s{0,9}(?:$|[.,!?،؟\n]|(?:please|and|or|for|then|instead|so)${END}))`;

/** Not where the sentence goes on to say that it is done here. */
const NOT_WITH_US = String.raw`(?!${FEW_WORDS}${anyOf('hirfa', 'app', 'website')}${END})`;

const ENGLISH = [
  String.raw`${HERE}${PAY}${FEW_WORDS}${AWAY}${GAP}${OURS}${END}`,
  String.raw`${HERE}${AWAY}${GAP}${OURS}${FEW_WORDS}${PAY}${END}`,
  String.raw`${HERE}${anyOf('outside', 'outside of', 'off')}${GAP}${SURELY_OURS}${END}`,
  String.raw`${HERE}${anyOf('pay', 'paying', 'cash', 'money', 'deal')}(?:[ '’-]{1,2}[\p{L}\p{N}'’]{1,15}){0,2}[ '’-]{1,2}${anyOf('outside', 'off app')}${ALONE}`,
  String.raw`${HERE}${anyOf('pay', 'paying')}${GAP}${anyOf('me', 'you', 'u', 'him', 'us')}${GAP}(?:${anyOf('by', 'in', 'with', 'the', 'it')}${GAP}){0,2}${anyOf('cash', 'directly', 'direct', 'by hand')}${END}${NOT_WITH_US}`,
  String.raw`${HERE}${anyOf('cash in hand', 'cash by hand', 'cash on the side', 'cash under the table', 'cash directly', 'directly in cash')}${END}`,
  String.raw`${HERE}${anyOf('transfer', 'send', 'wire')}${GAP}(?:me|us)${GAP}(?:the${GAP})?${anyOf('money', 'deposit', 'amount', 'payment', 'cash')}${END}${NOT_WITH_US}`,
  String.raw`${HERE}${anyOf('transfer', 'send', 'wire')}${GAP}(?:the${GAP})?${anyOf('money', 'deposit', 'amount', 'payment')}${GAP}to${GAP}(?:me|us|you|my|your)${END}${NOT_WITH_US}`,
];

const OUTSIDE_AR = anyOf('بره', 'برا', 'براا', 'خارج', 'من غير', 'من بره', 'بدون', 'بعيد عن', 'مش عن طريق', 'مش من');
const PLACE_AR = anyOf(
  'الموقع',
  'التطبيق',
  'الابلكيشن',
  'الابليكيشن',
  'ابلكيشن',
  'البرنامج',
  'المنصه',
  'حرفه',
  'السايت',
  'الابلكيشين',
);
const SURELY_AR = anyOf('التطبيق', 'الابلكيشن', 'الابليكيشن', 'المنصه', 'السايت', 'حرفه', 'البرنامج');
const PAY_AR = String.raw`(?:(?:و|ف|ب|ه|ح|ن|ت|ا|ي|ال|هن|هت|هي|بت|حن){0,3}(?:ادفع|دفع|تدفع|حاسب|احاسب|سدد|نقدي|نقدا|كاش|فلوس|اتفق|تفق|تعامل|حول)\p{L}{0,6})`;
const FEW_WORDS_AR = String.raw`(?:[ ،]{1,2}[\p{L}\p{N}]{1,15}){0,3} {1,2}`;
const HAND_AR = anyOf(
  'في ايدك',
  'في ايدي',
  'في ايده',
  'في الايد',
  'في اليد',
  'ايد بايد',
  'يد بيد',
  'بايدي',
  'بايدك',
  'مباشره ليك',
  'ليك مباشره',
  'ليا مباشره',
  'مباشره',
  'علي طول ليك',
);
const TO_PERSON_AR = String.raw`${HERE}(?:ه|ح|و|ها)?(?:ادفع|دفع|تدفع|ندفع|حاسب|احاسب)(?:ل?(?:ي|ك|لي|لك|ني)|ولي|هولي|هالي|يلي|هولك|هالك| (?:لي|ليا|لك|ليك))`;
const WITH_US_AR = String.raw`(?!(?: {1,2}[\p{L}\p{N}]{1,15}){0,3} {1,2}(?:حرفه|التطبيق|الموقع|المنصه)${END})`;

const ARABIC = [
  String.raw`${HERE}${PAY_AR}${FEW_WORDS_AR}${OUTSIDE_AR} {1,2}${PLACE_AR}${END}`,
  String.raw`${HERE}${OUTSIDE_AR} {1,2}${PLACE_AR}${FEW_WORDS_AR}${PAY_AR}${END}`,
  String.raw`${HERE}${anyOf('بره', 'برا', 'خارج', 'من بره', 'بعيد عن')} {1,2}${SURELY_AR}${END}`,
  String.raw`${HERE}${PAY_AR}(?: {1,2}[\p{L}\p{N}]{1,15}){0,2} {1,2}${anyOf('بره', 'برا')}(?=\s{0,9}(?:$|[.,!?،؟\n]))`,
  String.raw`${TO_PERSON_AR} {1,2}(?:[\p{L}\p{N}]{1,15} {1,2})?${anyOf('كاش', 'نقدي', 'نقدا', 'بره', 'برا')}${END}${WITH_US_AR}`,
  String.raw`${HERE}${PAY_AR} {1,2}(?:[\p{L}\p{N}]{1,15} {1,2})?${HAND_AR}${END}`,
  String.raw`${HERE}(?:ه|ح|ا|ت|ن)?حول(?:ي|ك|لي|لك|يلي|هم|ها|ه|هملي|هالي|هولي|هملك)? {1,2}(?:ليا |لي |علي حسابي )?(?:ال)?(?:فلوس|مبلغ|عربون|مقدم)${END}`,
  String.raw`${HERE}(?:ابعت|ارسل)\p{L}{0,4} (?:ال)?(?:فلوس|مبلغ|عربون|مقدم) (?:علي|الي) (?:حسابي|رقمي|محفظتي)${END}`,
];

const LATIN_ARABIC = [
  String.raw`${HERE}\p{L}{0,3}(?:edfa3|adfa3|defa3|tedfa3|nedfa3|dafa3|7aseb|7asseb|haseb|flos|feloos|folos|cash|el ?deal)\p{L}{0,6}(?:[ '-]{1,2}[\p{L}\p{N}']{1,12}){0,3}[ '-]{1,2}(?:barra|bara|bra|me?n ?gh(?:e|a|ei|ey|ai|ay)r|me?n 8er|bedoon|bedon|5areg|kareg)(?:[ '-]{1,2}(?:el|al)?[ '-]?(?:site|app|mawke3|mawqe3|barnameg|application|hirfa|website)${END}|${END}(?=\s{0,9}(?:$|[.,!?\n])))`,
  String.raw`${HERE}(?:barra|bara|bra|5areg|me?n ?gh(?:e|a|ei|ey|ai|ay)r)[ '-]{1,2}(?:el|al)?[ '-]?(?:site|app|application|hirfa|website|barnameg)${END}`,
  String.raw`${HERE}(?:edfa3|adfa3|tedfa3|ha?dfa3)(?:ly|li|lk|lak|lek)[ '-]{1,2}(?:cash|kash|na2dy|na2di|naqdi|fel eed|fe edak)${END}`,
  String.raw`${HERE}cash[ '-]{1,2}(?:fel|fe|f|fi)[ '-]{1,2}(?:el[ '-])?(?:eed|2eed|edak|edy|eedy)${END}`,
];

/** Accounts and wallets elsewhere, and hints at paying there or in cash. */
export const PAYMENTS = [
  String.raw`${HERE}(?:و|ف|ب|ل|ع)?(?:ال)?${WALLETS}\p{L}{0,4}`,
  String.raw`${HERE}(?:و|ف|ب|ل|ع)?(?:ال)?${CASH_WALLETS}${END}`,
  `${HERE}${BANKING}${END}`,
  IBAN,
  ...ENGLISH,
  ...ARABIC,
  ...LATIN_ARABIC,
].map(pattern);
