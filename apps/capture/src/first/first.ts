import { askFirst } from './firstCalls.ts';

/** The entry script, kept small: it sends the first requests while the app's code loads. */
askFirst(location.pathname);
