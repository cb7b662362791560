import { directionOf, type Language, LANGUAGES } from '@hirfa/domain/market';

export interface MailWords {
  subject: Record<Language, string>;
  /** Paragraphs. */
  lines: Record<Language, readonly string[]>;
  /** Six digits, in large type. */
  code?: string;
  /** The button: its address without the language prefix, and its label. */
  link?: { address: string; words: Record<Language, string> };
  /** A less prominent link below everything else. */
  foot?: { address: string; words: Record<Language, string> };
}

/** Renders one mail in both languages, as text and as simple HTML. */
export function inBothLanguages(words: MailWords) {
  return {
    subject: LANGUAGES.map((language) => words.subject[language]).join(' · '),
    text: `${LANGUAGES.map((language) => plainPart(words, language)).join('\n\n')}\n\nHirfa · حِرفة\n`,
    html: `<!doctype html><html><body style="margin:0;background:#faf6ef;font:16px/1.6 sans-serif;color:#2b241d"><div style="max-width:36em;margin:auto;padding:24px">${LANGUAGES.map(
      (language) => htmlPart(words, language),
    ).join(
      '<hr style="border:0;border-top:1px solid #e4d9c8;margin:24px 0">',
    )}<p style="color:#6f6252">Hirfa · حِرفة</p></div></body></html>`,
  };
}

function plainPart({ lines, code, link, foot }: MailWords, language: Language): string {
  return [
    ...(code === undefined ? [] : [code]),
    ...lines[language],
    ...(link === undefined ? [] : [addressIn(link.address, language)]),
    ...(foot === undefined ? [] : ['', `${foot.words[language]}: ${addressIn(foot.address, language)}`]),
  ].join('\n');
}

function htmlPart({ lines, code, link, foot }: MailWords, language: Language): string {
  const parts = [
    ...(code === undefined
      ? []
      : [`<p dir="ltr" style="font-size:32px;letter-spacing:6px;margin:0">${escaped(code)}</p>`]),
    ...lines[language].map((line) => `<p>${escaped(line)}</p>`),
    ...(link === undefined
      ? []
      : [
          `<p><a href="${escaped(addressIn(link.address, language))}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#b4532a;color:#fff;text-decoration:none">${escaped(link.words[language])}</a></p>`,
        ]),
    ...(foot === undefined
      ? []
      : [
          `<p style="font-size:13px"><a href="${escaped(addressIn(foot.address, language))}" style="color:#6f6252">${escaped(foot.words[language])}</a></p>`,
        ]),
  ];
  return `<div lang="${language}" dir="${directionOf(language)}" style="text-align:start">${parts.join('')}</div>`;
}

/** The address in a language: Arabic pages are under /ar. */
function addressIn(address: string, language: Language): string {
  const { origin, pathname, search, hash } = new URL(address);
  return language === 'ar' ? `${origin}/ar${pathname}${search}${hash}` : address;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
