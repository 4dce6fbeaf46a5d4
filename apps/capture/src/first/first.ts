import { askFirst } from './firstCalls.ts';

/** The first script of the page, and a small one: it asks while the page's own code comes along. */
askFirst(location.pathname);
