import { html } from 'hono/html';
import { amountText } from './amounts.ts';
import type { CheckoutRow } from './checkouts.ts';
import { layout, type Html } from './layout.ts';
import { field, payerList, summary } from './page-parts.ts';
import { TEXTS } from './texts.ts';
import { groupedPhone, TEST_WALLETS, type WalletForm, type WalletProblems } from './wallets.ts';

function walletList(row: CheckoutRow, base: string): Html {
  const { wallet: t } = TEXTS[row.language];
  const payers = TEST_WALLETS.map(({ number, behaviour }) => {
    const ending = number.slice(-4);
    return { number, ending, says: t.wallets[behaviour], use: t.useWallet(ending) };
  });
  return payerList(row, base, { name: 'wallet', title: t.testWallets, hint: t.testWalletsHint, payers });
}

function paymentForm(row: CheckoutRow, form: WalletForm, problems: WalletProblems, base: string): Html {
  const t = TEXTS[row.language];
  const wrong = (['phone', 'otp'] as const).filter((name) => problems[name] !== undefined);
  const errorOf = (name: keyof WalletForm) => {
    const problem = problems[name];
    return { name, error: problem && t.wallet.problems[problem], first: wrong[0] === name };
  };
  const phone = {
    ...errorOf('phone'),
    value: groupedPhone(form.phone),
    label: t.wallet.phone,
    hint: html`<a href="#wallets">${t.wallet.phoneHint}</a>`,
    placeholder: '010 0000 0000',
    maxLength: 20,
  };
  const otp = {
    ...errorOf('otp'),
    value: form.otp,
    label: t.wallet.otp,
    hint: t.wallet.otpHint,
    placeholder: '000000',
    maxLength: 10,
  };
  return html`<section class="card pay" id="pay" aria-labelledby="pay-title">
    <h1 id="pay-title">${t.wallet.title}</h1>
    <form method="post" action="${base}/checkout/${row.id}?language=${row.language}" novalidate>
      ${field(phone)} ${field(otp)}
      <button class="button primary" type="submit">${t.pay(amountText(row.amount, row.language))}</button>
      <p class="hint next"><strong>${t.wallet.charged}</strong> ${t.afterPaying}</p>
      <a class="button quiet-button" href="${row.return_url}">${t.leave}</a>
    </form>
  </section>`;
}

/** The page of an open checkout that is paid with a wallet. */
export function walletPage(row: CheckoutRow, form: WalletForm, problems: WalletProblems, base: string): Html {
  const t = TEXTS[row.language];
  return layout({
    language: row.language,
    title: t.pay(amountText(row.amount, row.language)),
    base,
    body: html`<main class="columns">
      ${summary(row)} ${paymentForm(row, form, problems, base)} ${walletList(row, base)}
    </main>`,
  });
}
