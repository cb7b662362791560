import { html } from 'hono/html';
import { amountText } from './amounts.ts';
import type { CheckoutRow } from './checkouts.ts';
import { groupedCode, KIOSK_BEHAVIOURS } from './kiosks.ts';
import { layout, type Html } from './layout.ts';
import { summary } from './page-parts.ts';
import { TEXTS } from './texts.ts';

/** The kiosk where a reference is paid. It is not told when one has ended, and still takes the cash. */
export function kioskPage(row: CheckoutRow, base: string): Html {
  const t = TEXTS[row.language];
  const { kiosk } = t;
  const buttons = KIOSK_BEHAVIOURS.map(
    (behaviour) =>
      html`<button
        class="button ${behaviour === 'success' ? 'primary' : 'secondary'}"
        name="kiosk"
        value="${behaviour}"
      >
        ${behaviour === 'success' ? kiosk.take(amountText(row.amount, row.language)) : kiosk.takeSilently}
      </button>`,
  );
  return layout({
    language: row.language,
    title: kiosk.title,
    base,
    body: html`<main class="columns">
      ${summary(row)}
      <section class="card pay" id="pay" aria-labelledby="pay-title">
        <h1 id="pay-title">${kiosk.title}</h1>
        <dl class="lines">
          <div>
            <dt>${kiosk.code}</dt>
            <dd dir="ltr">${groupedCode(row.payment_code ?? '')}</dd>
          </div>
        </dl>
        ${row.state === 'closed' ? html`<p class="text">${kiosk.ended}</p>` : ''}
        <form method="post" action="${base}/checkout/${row.id}?language=${row.language}">
          ${buttons}
          <p class="hint next"><strong>${kiosk.charged}</strong> ${kiosk.after}</p>
          <a class="button quiet-button" href="${row.return_url}">${t.leave}</a>
        </form>
      </section>
    </main>`,
  });
}
