import { html } from 'hono/html';
import type { Language } from '@hirfa/domain/market';
import { amountElement } from './amounts.ts';
import type { CheckoutRow } from './checkouts.ts';
import type { BankStep } from './payments.ts';
import { icon, layout, testStrip, type Html, type Icon } from './layout.ts';
import { TEXTS, type Ending } from './texts.ts';

const LOOKS: Record<Ending, { icon: Icon; tone: 'ok' | 'bad' | 'warn' | 'still' }> = {
  held: { icon: 'check', tone: 'ok' },
  paid: { icon: 'check', tone: 'ok' },
  released: { icon: 'check', tone: 'still' },
  closed: { icon: 'cross', tone: 'still' },
  expired: { icon: 'clock', tone: 'still' },
  declined: { icon: 'alert', tone: 'bad' },
  processing: { icon: 'clock', tone: 'warn' },
  missing: { icon: 'alert', tone: 'still' },
};

function endingOf({ state, failure }: CheckoutRow): Ending {
  switch (state) {
    case 'authorized':
      return 'held';
    case 'captured':
      return 'paid';
    case 'voided':
      return 'released';
    case 'declined':
    case 'processing':
      return state;
    case 'closed':
    case 'open':
      return failure === 'expired' ? 'expired' : 'closed';
  }
}

function priceLines(row: CheckoutRow, more: Html | '' = ''): Html {
  return html`<dl class="lines">
    <div>
      <dt><bdi>${row.description}</bdi></dt>
      <dd>${amountElement(row.amount, row.language)}</dd>
    </div>
    ${more}
  </dl>`;
}

function noticePage(language: Language, base: string, ending: Ending, details: Html | ''): Html {
  const { title, text } = TEXTS[language].endings[ending];
  const look = LOOKS[ending];
  return layout({
    language,
    title,
    base,
    body: html`<main class="card notice">
      <span class="pattern" aria-hidden="true"></span>
      <span class="badge ${look.tone}">${icon(look.icon)}</span>
      <h1>${title}</h1>
      <p class="text">${text}</p>
      ${details}
    </main>`,
  });
}

/** The state of a checkout that can not be paid any more. */
export function endedPage(row: CheckoutRow, base: string, steps: readonly BankStep[] = []): Html {
  const t = TEXTS[row.language];
  const details = html`${priceLines(row)}
    <a class="button primary" href="${row.return_url}">${t.back}</a> ${bankForm(row, base, steps)}
    ${testStrip(row.language)}`;
  return noticePage(row.language, base, endingOf(row), details);
}

/** What the bank of the customer can do with a payment that was captured. */
function bankForm(row: CheckoutRow, base: string, steps: readonly BankStep[]): Html | '' {
  if (steps.length === 0) return '';
  const { bank } = TEXTS[row.language];
  return html`<form method="post" action="${base}/checkout/${row.id}/bank?language=${row.language}">
    <p class="hint">${bank.title}</p>
    ${steps.map((step) => html`<button class="button secondary" name="step" value="${step}">${bank[step]}</button>`)}
  </form>`;
}

export function missingPage(language: Language, base: string): Html {
  return noticePage(language, base, 'missing', '');
}

/** The confirmation page of 3-D Secure. */
export function challengePage(row: CheckoutRow, base: string): Html {
  const t = TEXTS[row.language];
  return layout({
    language: row.language,
    title: t.confirmTitle,
    base,
    body: html`<main class="card notice">
      <span class="pattern" aria-hidden="true"></span>
      <span class="badge still">${icon('shield')}</span>
      <h1>${t.confirmTitle}</h1>
      <p class="text">${t.confirmQuestion}</p>
      ${priceLines(
        row,
        html`<div>
          <dt>${t.cardEnding}</dt>
          <dd>${row.card}</dd>
        </div>`,
      )}
      <form method="post" action="${base}/checkout/${row.id}/confirm?language=${row.language}">
        <button class="button primary" name="answer" value="confirm">${t.confirm}</button>
        <button class="button secondary" name="answer" value="refuse">${t.refuse}</button>
      </form>
      <p class="hint">${t.afterRefusing}</p>
      ${testStrip(row.language)}
    </main>`,
  });
}
