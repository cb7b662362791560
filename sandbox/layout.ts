import { directionOf, type Language, otherLanguage } from '@hirfa/domain/market';
import { html, raw } from 'hono/html';
import { ASSET_VERSION } from './assets.ts';
import { PRODUCT, TEXTS } from './texts.ts';

export type Html = ReturnType<typeof html>;

const ICONS = {
  alert: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>',
  check: '<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>',
  cross: '<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6M9 9l6 6"/>',
  clock: '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>',
  shield:
    '<path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"/><path d="m9 12 2 2 4-4"/>',
  flask:
    '<path d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2M6.453 15h11.094M8.5 2h7"/>',
};
export type Icon = keyof typeof ICONS;

export function icon(name: Icon): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${raw(ICONS[name])}</svg>`;
}

const mark = raw(
  '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M16 1 20.4 5.4H26.6V11.6L31 16 26.6 20.4V26.6H20.4L16 31 11.6 26.6H5.4V20.4L1 16 5.4 11.6V5.4H11.6Z"/><path d="M11 9.5h3v5.2h4V9.5h3v13h-3v-5h-4v5h-3z"/></svg>',
);

export function testStrip(language: Language): Html {
  return html`<p class="strip">${icon('flask')}<span>${TEXTS[language].testPayment}</span></p>`;
}

interface Page {
  language: Language;
  title: string;
  /** The path prefix of the gateway: '' or '/pay'. */
  base: string;
  body: Html;
}

/** A whole page; it works without scripts and loads files from the gateway only. */
export function layout({ language, title, base, body }: Page): Html {
  const other = otherLanguage(language);
  const script = language === 'ar' ? 'arabic' : 'latin';
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${PRODUCT[language]}</title>
        <link rel="icon" href="${base}/assets/mark.svg" type="image/svg+xml" />
        <link rel="preload" href="${base}/assets/alexandria-${script}.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${base}/assets/page.css?${ASSET_VERSION}" />
      </head>
      <body>
        <header class="head">
          <span class="brand">${mark}<span>${PRODUCT[language]}</span></span>
          <a class="language" href="?language=${other}" hreflang="${other}" lang="${other}"
            >${TEXTS[language].otherLanguage}</a
          >
        </header>
        ${body}
      </body>
    </html>`;
}
