import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { securityHeaders, WORKER_POLICY } from '../platform/page-policy.ts';
import { finishedReleases, releaseFolder } from './releases.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/**
 * The files of the site. Hashed assets of older releases are served too, so that a page which was opened before an
 * update keeps working. A missing asset is a 404, never a page.
 */
export function serveFiles(release: string): Hono {
  const files = new Hono();
  files.use('/assets/*', securityHeaders);
  for (const name of [release, ...finishedReleases().filter((other) => other !== release)]) {
    files.use(
      '/assets/*',
      serveStatic({ root: releaseFolder(name).client, precompressed: true, onFound: cached(FOREVER) }),
    );
  }
  files.all('/assets/*', (c) => c.text('not found', 404));
  files.get(
    '/sw.js',
    securityHeaders,
    serveStatic({
      root: releaseFolder(release).client,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('cache-control', 'no-cache');
        c.header('content-security-policy', WORKER_POLICY);
      },
    }),
  );
  files.get(
    '/:file{[\\w.-]+\\.[a-z0-9]+}',
    securityHeaders,
    serveStatic({ root: releaseFolder(release).client, precompressed: true, onFound: cached(AN_HOUR) }),
  );
  return files;
}

function cached(policy: string) {
  return (_path: string, c: { header(name: string, value: string): void }) => {
    c.header('cache-control', policy);
  };
}
