import type { Language } from '@hirfa/domain/market';
import { html } from 'hono/html';

const figures = new Intl.NumberFormat('en-EG-u-nu-latn', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const NO_BREAK = '\u00a0';
const LEFT_TO_RIGHT = '\u200e';

/** "EGP 513.00" or "513.00 ج.م", of an amount in piastres; for places without elements. */
export function amountText(piastres: number, language: Language): string {
  const figure = figures.format(piastres / 100);
  return language === 'ar' ? `${LEFT_TO_RIGHT}${figure}${NO_BREAK}ج.م` : `EGP${NO_BREAK}${figure}`;
}

/** The same text, isolated from the direction of the text around it. */
export function amountElement(piastres: number, language: Language) {
  return html`<bdi dir="${language === 'ar' ? 'rtl' : 'ltr'}" class="amount">${amountText(piastres, language)}</bdi>`;
}
