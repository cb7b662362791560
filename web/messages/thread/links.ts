/** A part of a text: an address of the web, or what is between addresses. */
interface Part {
  text: string;
  isLink: boolean;
}

const ADDRESS = /https?:\/\/[^\s<>"«»،؛]+/giu;
/** The end of a sentence is no part of an address. */
const END = /[.,;:!?)\]}'"؟]+$/u;

/** What stands before an @ is read as the site, but is none: "https://known.example@other.example". */
function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** The parts of a text, in order. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(END, '');
    if (!isPlain(address)) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index), isLink: false });
    parts.push({ text: address, isLink: true });
    at = match.index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isLink: false });
  return parts;
}
