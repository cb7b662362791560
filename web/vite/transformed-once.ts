import type { Plugin } from 'rolldown';

/**
 * Both halves of the site, that of browsers and that of the server, are built one after the other in one process, and
 * most of their sources are the same: the second one takes what this plugin has made of them for the first one. For
 * plugins whose result depends on nothing but the source.
 */
export async function transformedOnce(loading: Promise<Plugin> | Plugin): Promise<Plugin> {
  const plugin = await loading;
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error(`the plugin ${plugin.name} has another form of transform`);
  const { handler } = transform;
  const made = new Map<string, ReturnType<typeof handler>>();
  // In place: the plugin itself sets its filter later.
  transform.handler = function transformOnce(code, id, options) {
    const key = `${id}\0${code}`;
    const known = made.get(key) ?? handler.call(this, code, id, options);
    made.set(key, known);
    return known;
  };
  return plugin;
}
