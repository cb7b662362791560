import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';

/** Pages are rendered completely before they are sent, so that they can be cached and have an ETag. */
export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) });
