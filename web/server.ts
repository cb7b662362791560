import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';

/** Pages are rendered whole before sending, so that they can be cached and carry an ETag. */
export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) });
