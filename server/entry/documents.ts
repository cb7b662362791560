import { openApiDocument } from '../kernel/http.ts';
import { callsPage } from '../platform/call-pages.ts';

let made: Promise<{ json: string; page: string }> | undefined;

/** The description of all calls, as OpenAPI and as a page. They take 30 ms, so they are made once. */
export function documents(): Promise<{ json: string; page: string }> {
  made ??= make();
  return made;
}

async function make() {
  const document = await openApiDocument();
  return { json: JSON.stringify(document), page: callsPage(document) };
}
