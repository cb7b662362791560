import { anyOf, disguised, END, GAP, HERE, pattern } from './patterns.ts';

/** Long names: nothing else is called like that, so they are found inside of words too. */
const NAMES = anyOf(
  ...'whatsapp watsapp whatsap watsap wattsapp whatapp telegram instagram facebook snapchat tiktok linkedin'
    .split(' ')
    .map(disguised),
  ...'واتساب وتساب واتسب واتصاب تليجرام تيليجرام تلجرام تيلجرام تلغرام تليغرام انستجرام انستقرام انستغرام انستاجرام فيسبوك فيسبك سنابشات تيكتوك لينكدان ماسنجر مسنجر'
    .split(' ')
    .map(disguised),
);
/** Short names, as whole words, in Arabic with what is joined before them. */
const SHORT = anyOf('insta', 'wtsp', 'wtsap', 'watsab', 'whatsab', 'wats', 'viber', 'botim', 'discord');
const SHORT_ARABIC = anyOf('واتس', 'الواتس', 'وتس', 'واتز', 'انستا', 'فيس', 'سناب', 'ايمو', 'بوتيم', 'ديسكورد');
/** Names that are other words too: only after a word that makes them a place to write to. */
const AFTER = anyOf(
  ...'my your ur on via by through send text me over 3al 3ala 3la fel el bel 3l kalemny kallemny ab3at eb3at ab3atly eb3atly'.split(
    ' ',
  ),
);
const ELSEWHERE = anyOf('whats', 'imo', 'snap', 'signal', 'messenger', 'tele', 'twitter');
/** What follows where the name is none: "me whats the price". */
const NO_PLACE = anyOf('the', 'is', 'are', 'your', 'my', 'price', 'a', 'of', 'side', 'up');
const WHATS_IS_A_PLACE = String.raw`${GAP}${anyOf('number', 'num', 'me', 'us', 'group', 'rakam', 'ra2am', 'رقم')}${END}|\s?:|\s?\+?\d{5}`;

/** A name that follows the one of the network, if it looks like one: "insta: sara.home", «انستا sara_home». */
const HANDLE = String.raw`(?:[^\p{L}\p{N}•]{1,3}(?:is|id|user|username|account|acc|page|name|باسم|اسمي|حسابي|صفحه|صفحتي)${END}){0,2}`;
const TEXT_HANDLE = String.raw`(?:\s{0,2}[:=@]\s{0,2}@?[\p{L}\p{N}_.]{3,40}|\s{1,2}@?(?=[a-z0-9.]{0,30}[_.\d])[a-z][a-z0-9_.]{1,38}[a-z0-9_])`;
const FOLLOWED = `(?:${HANDLE}${TEXT_HANDLE})?`;

/** Names of messengers and networks, and of people there. */
export const ACCOUNTS = [
  String.raw`(?:${HERE}(?:و|ف|ب|ل|ع|ك)?(?:ال|لل))?${NAMES}\p{L}{0,8}${FOLLOWED}`,
  String.raw`${HERE}${SHORT}${END}${FOLLOWED}`,
  // «لوتس» is the flower.
  String.raw`${HERE}(?!لوتس)(?:و|ف|ب|ل|ع|ك)?(?:ال|لل)?${SHORT_ARABIC}${END}${FOLLOWED}`,
  String.raw`(?<=${HERE}${AFTER}${GAP})${ELSEWHERE}${END}(?!${GAP}${NO_PLACE}${END})(?!\s?•)${FOLLOWED}`,
  String.raw`${HERE}${anyOf('my', '3al', '3ala', '3la', 'el', 'fel')}${GAP}face${END}${FOLLOWED}`,
  String.raw`${HERE}(?:ig|fb|tg)\s?[:=]\s?@?[\p{L}\p{N}_.]{3,40}`,
  String.raw`${HERE}(?:ig|fb|tg)\s@?[a-z]{1,30}[_.][a-z0-9_.]{1,30}`,
  // With the word before it: the mask must not be longer than what it replaces.
  String.raw`${HERE}${AFTER}${GAP}fb${END}${FOLLOWED}`,
  String.raw`${HERE}whats(?=${WHATS_IS_A_PLACE})`,
  String.raw`(?<=\p{L}{3,20}${GAP})whats(?=[^\p{L}\p{N}•]{0,20}$)`,
  String.raw`(?<![\p{L}\p{N}._%+-])@[\p{L}_][\p{L}\p{N}_.]{1,40}`,
].map(pattern);

/** Requests for a telephone number. */
export const NUMBER_REQUESTS = [
  String.raw`${HERE}${anyOf('give', 'send', 'text', 'share', 'message')}${GAP}(?:me|us|him)${GAP}(?:your|ur)${GAP}(?:(?:phone|mobile|cell|contact|whats)${GAP}){0,2}(?:number|no|num|contact|contacts)${END}`,
  String.raw`${HERE}(?:your|ur)${GAP}(?:phone|mobile|cell|contact)${GAP}(?:number|no|num)${END}`,
  String.raw`${HERE}${anyOf('ابعت', 'ابعتلي', 'ابعتي', 'ابعتيلي', 'هات', 'هاتي', 'هاتلي', 'اديني', 'اكتبلي', 'سيبلي', 'ارسل', 'ارسلي', 'ارسل لي', 'عايز', 'عاوز', 'عايزه', 'محتاج')}${GAP}${anyOf('رقمك', 'نمرتك', 'تليفونك', 'رقم تليفونك', 'رقم موبايلك', 'رقم الموبايل', 'رقم التليفون', 'رقم هاتفك', 'موبايلك')}${END}`,
  String.raw`${HERE}${anyOf('eb3atly', 'eb3atli', 'ab3atly', 'ab3atli', 'hat', 'haty', 'hatly', 'edeeny', 'ediny')}${GAP}${anyOf('rakamak', 'ra2amak', 'rakamek', 'ra2amek', 'nemretak', 'nemretek', 'el rakam', 'el ra2am')}${END}`,
].map(pattern);
