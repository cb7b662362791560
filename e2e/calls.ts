import type { Page } from '@playwright/test';

/** Sends a call as the person who is signed in on this page; with a body it is a POST. */
export function callAs(page: Page, path: string, body?: object) {
  return page.evaluate(
    async ({ to, sent }) => {
      const { access_token } = JSON.parse(localStorage.getItem('hirfa.session') ?? '{}');
      const headers = {
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const response = await fetch(to, sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : { headers });
      return response.json();
    },
    { to: path, sent: body },
  );
}
