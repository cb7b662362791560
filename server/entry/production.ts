/**
 * Imported first: libraries read this variable when they are loaded. React would render with its development build,
 * which takes much more time for a page.
 */
process.env['NODE_ENV'] = 'production';
