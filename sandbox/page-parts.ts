import { html } from 'hono/html';
import { amountElement } from './amounts.ts';
import type { CheckoutRow } from './checkouts.ts';
import { icon, testStrip, type Html } from './layout.ts';
import { TEXTS } from './texts.ts';

interface Field {
  name: string;
  label: string;
  hint: Html | string;
  value: string;
  /** The problem, in the page's language. */
  error: string | undefined;
  /** Whether this is the first wrong field, which gets the focus. */
  first: boolean;
  placeholder: string;
  maxLength: number;
}

/**
 * Autocomplete is off, since a browser would offer a real card, which must not be typed here. Digits run from left to
 * right in both languages.
 */
export function field({ name, label, hint, value, error, first, placeholder, maxLength }: Field): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      placeholder="${placeholder}"
      maxlength="${maxLength}"
      dir="ltr"
      inputmode="${name === 'expiry' ? 'text' : 'numeric'}"
      autocomplete="off"
      spellcheck="false"
      required
      aria-describedby="${name}-${error ? 'error' : 'hint'}"
      ${error ? html`aria-invalid="true"` : ''}
      ${first ? 'autofocus' : ''}
    />
    ${
      error
        ? html`<p class="error" id="${name}-error">${icon('alert')}<span>${error}</span></p>`
        : html`<p class="hint" id="${name}-hint">${hint}</p>`
    }
  </div>`;
}

/** The amount and what it is for, on the background with the pattern. */
export function summary(row: CheckoutRow): Html {
  const t = TEXTS[row.language];
  return html`<section class="summary">
    <span class="pattern" aria-hidden="true"></span>
    <p class="label">${t.amountToPay}</p>
    <p class="sum">${amountElement(row.amount, row.language)}</p>
    <p class="description"><bdi>${row.description}</bdi></p>
    ${testStrip(row.language)}
  </section>`;
}

interface Payers {
  name: 'card' | 'wallet';
  title: string;
  hint: string;
  /** Each with what it does, and the words for screen readers of the link that fills it in. */
  payers: readonly Record<'number' | 'ending' | 'says' | 'use', string>[];
}

/** The test cards or wallets, each with a link that fills it in. */
export function payerList(row: CheckoutRow, base: string, { name, title, hint, payers }: Payers): Html {
  const id = `${name}s`;
  const items = payers.map(
    ({ number, ending, says, use }) =>
      html`<li>
        <div>
          <code dir="ltr">${number}</code>
          <p>${says}</p>
        </div>
        <a
          class="button secondary"
          href="${base}/checkout/${row.id}?language=${row.language}&${name}=${ending}#pay"
          aria-label="${use}"
          >${TEXTS[row.language].use}</a
        >
      </li>`,
  );
  return html`<section class="cards" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <p class="quiet">${hint}</p>
    <ul>
      ${items}
    </ul>
  </section>`;
}
