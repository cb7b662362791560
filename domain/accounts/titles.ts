/** Words before a name that are not part of it, in both scripts: "Dr.", «م/», «الأستاذة». */
const LATIN =
  'mr|mrs|ms|miss|mister|madam|madame|sir|dr|doctor|prof|professor|eng|engineer|captain|ha[gj]g?a?|sheikha?';
const ARABIC = '(?:ال)?(?:دكتور|مهندس|[أا]ستاذ|[آا]نس|حاج|شيخ|معلم|كابتن|مدام|مستر|ميس|باشا|بيه)[ةه]?|السيد[ةه]';
/** One letter is a title only before a name: «د. منى», «أ.د. منى», «م/ أحمد». */
const LETTERS = String.raw`[دمأا](?:[./]د)?(?=[./\s]+[^./\s])`;

const TITLE = new RegExp(String.raw`^(?:${LATIN}|${ARABIC}|${LETTERS})(?:[./\s،,:-]+(?!لل)|$)`, 'iu');

/** A name without the titles before it; empty if it has nothing else. A firm keeps its name: «المهندس للأجهزة». */
export function withoutTitles(name: string): string {
  const rest = name.replace(TITLE, '');
  return rest === name ? name : withoutTitles(rest);
}
