import { directionOf, type Language, LANGUAGES } from '@hirfa/domain/market';

export interface MailWords {
  subject: Record<Language, string>;
  /** Paragraphs. */
  lines: Record<Language, readonly string[]>;
  /** Six digits, in large type. */
  code?: string;
  /** The addresses of links that press one to five stars, without the language prefix. */
  stars?: readonly string[];
  /** The button: its address without the language prefix, and its label. */
  link?: { address: string; words: Record<Language, string> };
  /** A less prominent link below everything else. */
  foot?: { address: string; words: Record<Language, string> };
}

/** The colours of the site. Mail programs that ignore the style sheet show the light ones, which are in attributes. */
const DARK =
  '.page{background:#0b1717!important;color:#f3f0e9!important}.card{background:#132121!important}' +
  '.card,.card hr{border-color:#2e4141!important}.head{color:#c9e5e2!important}' +
  '.quiet{color:#a59f94!important}.star{border-color:#e0b64f!important;color:#f0cd75!important}.button{background:#e4814e!important;color:#1e0e08!important}';
const HEAD = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}</style>`;
const LEADING: Record<Language, number> = { en: 1.6, ar: 1.75 };
const FONT = "system-ui,'Segoe UI',Tahoma,sans-serif";
const QUIET = 'class="quiet" style="color:#5f706f';

/** Renders one mail in both languages, as text and as simple HTML. */
export function inBothLanguages(words: MailWords) {
  const subject = subjectOf(words);
  return {
    subject,
    text: `${LANGUAGES.map((language) => plainPart(words, language)).join('\n\n')}\n\nHirfa · حِرفة\n`,
    html: `<!doctype html><html><head>${HEAD}<title>${escaped(subject)}</title></head><body class="page" style="margin:0;background:#fdfaf4;font:16px ${FONT};color:#132b2b"><div style="max-width:36em;margin:auto;padding:16px 12px;overflow-wrap:anywhere"><div class="card" style="padding:24px 20px 8px;border:1px solid #ede5d8;border-radius:16px;background:#fff">${LANGUAGES.map(
      (language) => htmlPart(words, language),
    ).join(
      '<hr style="border:0;border-top:1px solid #ede5d8;margin:24px 0">',
    )}</div><p class="head" style="margin:16px 0;text-align:center;font-weight:700;color:#124949">Hirfa · حِرفة</p></div></body></html>`,
  };
}

/** The subject of a mail: in both languages. */
export const subjectOf = ({ subject }: Pick<MailWords, 'subject'>): string =>
  LANGUAGES.map((language) => subject[language]).join(' · ');

function plainPart({ subject, lines, code, stars = [], link, foot }: MailWords, language: Language): string {
  return [
    // The first words are what a list of mails shows.
    code ?? subject[language],
    ...lines[language],
    ...stars.map((address, index) => `${starsIn(index + 1, language)}: ${addressIn(address, language)}`),
    ...(link === undefined ? [] : [addressIn(link.address, language)]),
    ...(foot === undefined ? [] : ['', `${foot.words[language]}: ${addressIn(foot.address, language)}`]),
  ].join('\n');
}

function htmlPart({ subject, lines, code, stars = [], link, foot }: MailWords, language: Language): string {
  const parts = [
    `<h1 class="head" style="font-size:20px;line-height:1.4;margin:0 0 12px;color:#124949">${escaped(subject[language])}</h1>`,
    ...(code === undefined
      ? []
      : [
          `<p style="font-size:32px;font-weight:700;letter-spacing:4px;margin:0"><bdi dir="ltr">${escaped(code)}</bdi></p>`,
        ]),
    ...lines[language].map((line) => `<p>${escaped(line)}</p>`),
    ...(stars.length === 0 ? [] : [starRow(stars, language)]),
    ...(link === undefined
      ? []
      : [
          `<p><a href="${escaped(addressIn(link.address, language))}" class="button" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#b54a20;color:#fff;font-weight:600;text-decoration:none">${escaped(link.words[language])}</a></p>`,
        ]),
    ...(foot === undefined
      ? []
      : [
          `<p style="font-size:13px"><a href="${escaped(addressIn(foot.address, language))}" ${QUIET}">${escaped(foot.words[language])}</a></p>`,
        ]),
  ];
  return `<div lang="${language}" dir="${directionOf(language)}" style="text-align:start;line-height:${LEADING[language]}">${parts.join('')}</div>`;
}

const STARS: Record<Language, readonly string[]> = {
  en: ['One star', 'Two stars', 'Three stars', 'Four stars', 'Five stars'],
  ar: ['نجمة واحدة', 'نجمتان', 'ثلاث نجوم', 'أربع نجوم', 'خمس نجوم'],
};

const starsIn = (count: number, language: Language) => STARS[language][count - 1] ?? '';

/** One link for each number of stars, the fewest first, in the direction of the language. */
function starRow(stars: readonly string[], language: Language): string {
  const links = stars.map(
    (address, index) =>
      `<a href="${escaped(addressIn(address, language))}" title="${starsIn(index + 1, language)}" aria-label="${starsIn(index + 1, language)}" class="star" style="display:inline-block;min-width:44px;line-height:44px;margin:0 2px 6px;border:1px solid #8a6a1f;border-radius:12px;color:#6b4e0f;font-weight:700;text-align:center;text-decoration:none">${index + 1}&#160;★</a>`,
  );
  return `<p>${links.join('')}</p>`;
}

/** The address in a language: Arabic pages are under /ar. */
function addressIn(address: string, language: Language): string {
  const { origin, pathname, search, hash } = new URL(address);
  return language === 'ar' ? `${origin}/ar${pathname}${search}${hash}` : address;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
