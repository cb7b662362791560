import { html } from 'hono/html';
import { amountText } from './amounts.ts';
import { groupedNumber, lastFour, TEST_CARDS, type CardForm, type CardProblems } from './cards.ts';
import { ASSET_VERSION } from './assets.ts';
import type { CheckoutRow } from './checkouts.ts';
import { layout, type Html } from './layout.ts';
import { field, payerList, summary } from './page-parts.ts';
import { TEXTS } from './texts.ts';

function cardList(row: CheckoutRow, base: string): Html {
  const t = TEXTS[row.language];
  const payers = TEST_CARDS.map((card) => {
    const ending = lastFour(card);
    return { number: card.number, ending, says: t.cards[card.behaviour], use: t.useCard(ending) };
  });
  return payerList(row, base, { name: 'card', title: t.testCards, hint: t.testCardsHint, payers });
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
      ${row.saves_card ? html`<p class="hint">${t.savesCard}</p>` : ''}
      <p class="hint next"><strong>${t.held}</strong> ${t.afterPaying}</p>
      <a class="button quiet-button" href="${row.return_url}">${t.leave}</a>
    </form>
    <script src="${base}/assets/group-digits.js?${ASSET_VERSION}" defer></script>
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
