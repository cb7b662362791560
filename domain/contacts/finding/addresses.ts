import { anyOf, END, GAP, HERE, pattern } from './patterns.ts';

const LABEL = '[a-z0-9-]{1,40}';
const NAME = String.raw`[\p{L}\p{N}._%+-]{1,64}`;
const DOT = anyOf('dot', 'دوت', 'نقطه', 'dwt');
const MAIL_HOST = anyOf(
  'gmail',
  'g mail',
  'googlemail',
  'yahoo',
  'hotmail',
  'outlook',
  'icloud',
  'protonmail',
  'proton mail',
  'ymail',
  'جيميل',
  'جي ميل',
  'ياهو',
  'هوتميل',
  'اوتلوك',
);
const TOP = anyOf('com', 'org', 'eg', 'كوم', 'اورج');
/** More names of hosts, which count after "at" and "dot" only; not of technologies ("ASP dot NET"). */
const MORE_TOP = anyOf('net', 'me', 'io', 'co', 'info', 'biz', 'ru', 'uk', 'نت');
const TECHNOLOGY = anyOf('asp', 'vb', 'ado', 'c');
const AT = anyOf('at', 'ات', 'ايت', 'اط', 'at the rate');

/** Mail addresses, also with "at" and "dot", and addresses at InstaPay. */
export const INSTAPAY_ADDRESS = pattern(String.raw`${NAME}\s?@\s?(?:instapay|ipn)${END}`);
export const EMAILS = [
  String.raw`${NAME}@[\p{L}\p{N}][\p{L}\p{N}-]{0,40}(?:\s?\.\s?${LABEL}){0,4}`,
  String.raw`${NAME}\s{0,2}@\s{0,2}[\p{L}\p{N}-]{1,40}(?:\s?(?:\.|${DOT})\s?${LABEL}){1,4}`,
  String.raw`${NAME}${GAP}(?:${AT}|@)${GAP}${MAIL_HOST}(?:${GAP}(?:${DOT}${GAP})?${TOP})?${END}`,
  String.raw`${NAME}${GAP}${AT}${GAP}${LABEL}(?:${GAP}${DOT}|\s?\.)${GAP}?${TOP}${END}`,
  String.raw`${NAME}${GAP}${AT}${GAP}(?!${TECHNOLOGY}${END})${LABEL}${GAP}${DOT}${GAP}${MORE_TOP}${END}`,
  String.raw`${NAME}\s?@\s?${MAIL_HOST}${END}`,
  String.raw`${NAME}${GAP}${MAIL_HOST}${GAP}(?:${DOT}${GAP})?${TOP}${END}`,
].map(pattern);

const REST = String.raw`[^\s•]*[^\s•.,;:!?)»"'،؛؟\]]`;
const PATH = String.raw`(?:[/?#]${REST})?`;
/** Names of hosts that are words or abbreviations too count only with a path. */
const AMBIGUOUS = 'me|co|ly|gl|gle|ee|be|app|link|site|shop|store|online|page|to|cc|tk|dev|ai|us|uk|sa|ae|info|bio|tv';

/** Links, with and without their scheme. */
export const LINKS = [
  String.raw`h(?:tt|xx)ps?\s?:\s?/\s?/\s?${REST}`,
  String.raw`${HERE}www\s?\.\s?${REST}`,
  String.raw`${HERE}(?:t|m|wa|fb|ig|lnk|tlgrm|tlg|telegram)\s?\.\s?(?:me|am|bio|gg)${END}${PATH}`,
  String.raw`${HERE}(?:youtu\.be|bit\.ly|goo\.gl|t\.co|linktr\.ee|tinyurl|discord\.gg)${END}${PATH}`,
  String.raw`${HERE}(?:${LABEL}\.){1,4}(?:com|org|eg|xyz|biz)${END}${PATH}`,
  String.raw`${HERE}(?:${LABEL}\.){1,4}(?:net|io)${END}${PATH}`,
  String.raw`${HERE}[a-z][a-z0-9-]{1,40}[\s([]?\.[\s)\]]?com${END}${PATH}`,
  String.raw`${HERE}(?:${LABEL}\.){1,4}(?:${AMBIGUOUS})/${REST}`,
  String.raw`${HERE}[\p{L}\p{N}-]{2,40}${GAP}${DOT}${GAP}${TOP}${END}`,
].map(pattern);

/** Names of technologies that look like hosts: ASP.NET, Socket.IO. */
export const NO_LINK = /^(?:asp|vb|ado|ml|socket)\.(?:net|io)$/;
