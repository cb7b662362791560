import * as z from 'zod';

/** The parts of the OpenAPI document that the page of calls shows. */
const Operation = z.object({
  operationId: z.string(),
  summary: z.string().optional(),
  parameters: z.array(z.unknown()).optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.object({ description: z.string() }).loose()),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const details = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : `<details><summary>${escape(title)}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`;

function section(
  path: string,
  method: string,
  { operationId, summary = '', parameters, requestBody, responses }: z.infer<typeof Operation>,
): string {
  const answers = Object.entries(responses).map(([status, answer]) =>
    details(`${status} ${answer.description}`, answer),
  );
  return `<section id="${escape(operationId)}"><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2><p>${escape(summary)}</p>
${details('Parameters', parameters)}${details('Body', requestBody)}${answers.join('')}</section>`;
}

/** The page that documents all calls for people; /api/openapi.json is the same for programs. */
export function callsPage(document: unknown): string {
  const calls = Object.entries(Document.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hirfa: calls</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}h2{font-size:1.1rem;margin:2rem 0 0}pre{overflow:auto}</style>
</head><body><h1>Calls</h1><p>Refusals are <code>{ code, message, data, request_id }</code>. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${calls.join('\n')}</body></html>`;
}
