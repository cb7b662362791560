import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createStartHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { asDocument, isDocument } from './app/document.ts';
import { isGone } from './kit/not-found.ts';
import { requestContext } from './kit/request-context.ts';
import { fixedPages } from './routes.ts';

/**
 * Pages are rendered completely before they are sent, so that they can be cached and have an ETag. The server takes the
 * HTML as a text: in the answer, it would be encoded here and decoded there.
 */
const render = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(createElement(RouterServer, { router })));
    const { nonce, send } = requestContext() ?? {};
    const page = router.state.matches.at(-1)?.fullPath ?? '';
    send?.(import.meta.env.PROD && nonce !== undefined && isDocument(page) ? asDocument(html, nonce) : html);
    return new Response(null, {
      status: router.state.matches.some(({ error }) => isGone(error)) ? 410 : getSsrStatus(router),
      headers: responseHeaders,
    });
  } finally {
    router.serverSsr?.cleanup();
  }
});

export default { ...createServerEntry({ fetch: createStartHandler(render) }), pages: async () => fixedPages };
