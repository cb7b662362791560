import './read-env.js';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// In JavaScript, because it is what Node runs first: from here on Node keeps compiled code, so that the next start
// strips no types and compiles nothing. The sandbox gateway, a child, keeps its own there.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/hirfa-start');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./start.ts');
