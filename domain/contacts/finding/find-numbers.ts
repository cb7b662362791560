import type { FoundContact } from './found.ts';
import { type NumberPart, numberParts } from './numbers.ts';

/** Digits that may be one number, with what stands around them. */
interface Candidate {
  digits: string;
  parts: readonly NumberPart[];
  hasPlus: boolean;
  /** The folded text before it. */
  before: string;
}

/** The longest number is an IBAN. */
const LONGEST = 34;
/** How much of the text before a number can say what it is. */
const CONTEXT = 40;
/** A number in words: from its first zero on, so many digits of which so many are words. Pairs count as they sound. */
const SPELLED = { digits: 8, words: 3, parts: 24 };

/** Egyptian numbers (ITU-T E.164, NTRA): mobiles 010, 011, 012, 015; areas 2, 3 and those of two digits. */
const MOBILE = /^(?:00200?|0)1[0125]\d{8}$/;
const MOBILE_ABROAD = /^200?1[0125]\d{8}$/;
const MOBILE_BARE = /^(?:20)?1[0125]\d{8}$/;
const LANDLINE = /^(?:0020|0)(?:2[23]\d{7}|3[2-5]\d{6}|(?:1[35]|4[05678]|5[057]|6[245689]|8[2468]|9[2357])[2-9]\d{6})$/;
const LANDLINE_ABROAD = /^20(?:2[23]\d{7}|[3-9]\d{7,8})$/;
const ABROAD = /^(?!20)[1-9]\d{9,14}$/;
const ABROAD_00 = /^00(?!20)[1-9]\d{8,12}$/;
/** A mobile with digits after it, so that it is not recognised. */
const MOBILE_AND_MORE = /^(?:(?:00)?20|0)1[0125]\d{9,}$/;
const LOCAL = /^[2-9]\d{7}$/;
const HOTLINE = /^1[5-9]\d{3}$/;
/** Visa, Mastercard, Amex, Meeza and others (ISO/IEC 7812). */
const CARD = /^(?:4|5\d|6|3[47]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))\d{11,17}$/;
const CARD_SHAPES = new Set(['4444', '465', '4446', '44443']);

const PHONE_CUE =
  /(?<!\p{L})(?:call|phone|tel|telephone|mobile|mob|cell|whats|number is|my number|contact|reach me|landline|hotline|kalem|kallem|etesel|ettesel|ra2am|rakam|nemret|اتصل|كلم|تليفون|التليفون|تلفون|موبايل|الموبايل|محمول|رقمي|نمرتي|ارضي|الارضي|رن|واتس)\p{L}{0,5}[^\p{N}\n•]{0,20}$/u;
const HOTLINE_CUE = /(?<!\p{L})(?:call|hotline|اتصل|الخط الساخن|خط ساخن)(?: (?:on|ب|علي|us on|me on))?[ :]{1,2}$/u;
const BANK_CUE =
  /(?<!\p{L})(?:accounts?|acct|acc|iban|bank|cib|حساب|حسابي|الحساب|بنك|البنك|بنكي|ايبان|الايبان)(?!\p{L})[^\p{N}\n•]{0,25}$/u;
const NAMED_CUE =
  /(?<!\p{L})(?:order|booking|invoice|reference|ref|tracking|shipment|serial|model|code|id|barcode|part|sku|الطلب|طلب|فاتوره|الفاتوره|شحنه|الشحنه|مرجع|المرجع|سيريال|موديل|كود|قطعه|حجز|الحجز|باركود|بوليصه|البوليصه)(?!\p{L})[^\p{N}\n]{0,12}$|#\s?$/u;

/** Finds telephone, card and account numbers in a folded text. */
export function findNumbers(text: string): FoundContact[] {
  const parts = numberParts(text);
  const found: FoundContact[] = [];
  for (let at = 0; at < parts.length;) {
    const match = matchAt(text, parts, at);
    if (match === null) at += 1;
    else {
      found.push(match.found);
      at = match.next;
    }
  }
  return found;
}

function matchAt(text: string, parts: readonly NumberPart[], at: number): { found: FoundContact; next: number } | null {
  const first = parts[at];
  if (first === undefined) return null;
  const start = startWithSigns(text, first.start);
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  const hasPlus = text.slice(start, first.start).includes('+') || /(?:plus|زائد)\s?$/u.test(before);
  let digits = '';
  let match: { found: FoundContact; next: number } | null = null;
  for (let next = at; next < parts.length; next += 1) {
    const part = parts[next];
    if (part === undefined || (next > at && part.link === null)) break;
    digits += part.digits;
    const candidate = { digits, parts: parts.slice(at, next + 1), hasPlus, before };
    const kind = isPhone(candidate) ? 'phone' : isPayment(candidate) ? 'payment' : null;
    if (kind !== null) match = { found: { kind, start, end: part.end }, next: next + 1 };
    if (digits.length > LONGEST) break;
  }
  const spelled = spelledAt(parts, at);
  return spelled !== null && spelled.next > (match?.next ?? 0) ? spelled : match;
}

/** The brackets and the plus before a number belong to it. */
function startWithSigns(text: string, start: number): number {
  const [signs = ''] = /[(+]{0,2}$/.exec(text.slice(Math.max(0, start - 2), start)) ?? [];
  return start - signs.length;
}

function isPhone(candidate: Candidate): boolean {
  const { digits, parts, hasPlus, before } = candidate;
  if (MOBILE.test(digits) || ABROAD_00.test(digits)) return true;
  if (hasPlus && (MOBILE_ABROAD.test(digits) || LANDLINE_ABROAD.test(digits))) return true;
  if (hasPlus && ABROAD.test(digits)) return links(candidate).every((link) => link.length <= 2);
  if (LANDLINE.test(digits)) return links(candidate).every((link) => !link.includes('/'));
  if (parts.length === 1 && MOBILE_AND_MORE.test(digits)) return true;
  if (MOBILE_BARE.test(digits)) return PHONE_CUE.test(before) || isOneNumber(candidate);
  if (LOCAL.test(digits)) return PHONE_CUE.test(before);
  return HOTLINE.test(digits) && HOTLINE_CUE.test(before);
}

function isPayment(candidate: Candidate): boolean {
  const { digits, parts, before } = candidate;
  if (digits.length >= 8 && BANK_CUE.test(before)) return true;
  const shape = parts.map((part) => part.digits.length).join('');
  const isCardShape = parts.length === 1 || CARD_SHAPES.has(shape) || parts.every((part) => part.digits.length === 1);
  return CARD.test(digits) && isCardShape && isLuhn(digits) && !isNamed(candidate);
}

/** Digits without the zero of a telephone number: only where nothing shows that they are several numbers, or a name. */
function isOneNumber(candidate: Candidate): boolean {
  if (isNamed(candidate)) return false;
  const isJoined = links(candidate).every((link) => /^[-.\u2010-\u2013_]$/u.test(link));
  return isJoined || candidate.parts.every((part) => part.isSpelled || part.digits.length === 1);
}

const isNamed = ({ parts, before }: Candidate) => parts.some((part) => part.isAttached) || NAMED_CUE.test(before);
const links = ({ parts }: Candidate) => parts.slice(1).map((part) => part.link ?? '');

/** A number in words, some of them in pairs ("zero ten, twenty-two …"), which have no exact length. */
function spelledAt(parts: readonly NumberPart[], at: number): { found: FoundContact; next: number } | null {
  const rest = parts.slice(at, at + SPELLED.parts);
  const end = rest.findIndex((part, index) => index > 0 && part.link === null);
  const number = end === -1 ? rest : rest.slice(0, end);
  const [first] = number;
  const last = number.at(-1);
  const digits = number.map((part) => part.digits).join('');
  const words = number.filter((part) => part.isSpelled).length;
  if (first === undefined || last === undefined || !digits.startsWith('0')) return null;
  if (digits.length < SPELLED.digits || words < SPELLED.words) return null;
  return { found: { kind: 'phone', start: first.start, end: last.end }, next: at + number.length };
}

/** The check digit of card numbers (ISO/IEC 7812-1). */
function isLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
