import { html } from 'hono/html';
import { amountElement, amountText } from './amounts.ts';
import { groupedNumber, lastFour, TEST_CARDS, type CardForm, type CardProblems } from './cards.ts';
import { ASSET_VERSION } from './assets.ts';
import type { CheckoutRow } from './checkouts.ts';
import { icon, layout, testStrip, type Html } from './layout.ts';
import { TEXTS } from './texts.ts';

interface Field {
  name: keyof CardForm;
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
function field({ name, label, hint, value, error, first, placeholder, maxLength }: Field): Html {
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

function cardList(row: CheckoutRow, base: string): Html {
  const t = TEXTS[row.language];
  const items = TEST_CARDS.map(
    (card) =>
      html`<li>
        <div>
          <code dir="ltr">${card.number}</code>
          <p>${t.cards[card.behaviour]}</p>
        </div>
        <a
          class="button secondary"
          href="${base}/checkout/${row.id}?language=${row.language}&card=${lastFour(card)}#pay"
          aria-label="${t.useCard(lastFour(card))}"
          >${t.use}</a
        >
      </li>`,
  );
  return html`<section class="cards" id="cards" aria-labelledby="cards-title">
    <h2 id="cards-title">${t.testCards}</h2>
    <p class="quiet">${t.testCardsHint}</p>
    <ul>
      ${items}
    </ul>
  </section>`;
}

function paymentForm(row: CheckoutRow, form: CardForm, problems: CardProblems, base: string): Html {
  const t = TEXTS[row.language];
  const wrong = (['number', 'expiry', 'code'] as const).filter((name) => problems[name] !== undefined);
  const stateOf = (name: keyof CardForm) => {
    const problem = problems[name];
    return { name, value: form[name], error: problem && t.problems[problem], first: wrong[0] === name };
  };
  const number = {
    ...stateOf('number'),
    value: groupedNumber(form.number),
    label: t.cardNumber,
    placeholder: '0000 0000 0000 0000',
    maxLength: 40,
  };
  const expiry = { ...stateOf('expiry'), label: t.expiry, hint: t.expiryHint, placeholder: '12/30', maxLength: 12 };
  const code = { ...stateOf('code'), label: t.code, hint: t.codeHint, placeholder: '000', maxLength: 8 };
  return html`<section class="card pay" id="pay" aria-labelledby="pay-title">
    <h1 id="pay-title">${t.payByCard}</h1>
    <form method="post" action="${base}/checkout/${row.id}?language=${row.language}" novalidate>
      ${field({ ...number, hint: html`<a href="#cards">${t.cardNumberHint}</a>` })}
      <div class="two">${field(expiry)} ${field(code)}</div>
      <button class="button primary" type="submit">${t.pay(amountText(row.amount, row.language))}</button>
      <p class="hint next"><strong>${t.held}</strong> ${t.afterPaying}</p>
      <a class="button quiet-button" href="${row.return_url}">${t.leave}</a>
    </form>
    <script src="${base}/assets/group-digits.js?${ASSET_VERSION}" defer></script>
  </section>`;
}

/** The amount and what it is for, on the background with the pattern. */
function summary(row: CheckoutRow): Html {
  const t = TEXTS[row.language];
  return html`<section class="summary">
    <span class="pattern" aria-hidden="true"></span>
    <p class="label">${t.amountToPay}</p>
    <p class="sum">${amountElement(row.amount, row.language)}</p>
    <p class="description"><bdi>${row.description}</bdi></p>
    ${testStrip(row.language)}
  </section>`;
}

/** The page of an open checkout, with the typed values and their problems. */
export function checkoutPage(row: CheckoutRow, form: CardForm, problems: CardProblems, base: string): Html {
  const t = TEXTS[row.language];
  return layout({
    language: row.language,
    title: t.pay(amountText(row.amount, row.language)),
    base,
    body: html`<main class="columns">
      ${summary(row)} ${paymentForm(row, form, problems, base)} ${cardList(row, base)}
    </main>`,
  });
}
