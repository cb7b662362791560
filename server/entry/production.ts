/**
 * Imported first: libraries read this variable when they are loaded, and some run code for developers without it, which
 * takes more time for a page.
 */
process.env['NODE_ENV'] = 'production';
