/** Business constants of spec §9. Times are in milliseconds unless the name says otherwise. */
export const PAGE_SIZE = 10;
export const HTTP_TIMEOUT_MS = 5000;
export const SEARCH_DEBOUNCE_MS = 800;
export const DESKTOP_MIN_PX = 1024;
export const SMALL_MAX_PX = 650;
/** Media query of small windows. */
export const SMALL_QUERY = `(max-width: ${SMALL_MAX_PX}px)`;
export const EMAIL_MAX_LENGTH = 254;
export const EMAIL_LOCAL_MAX_LENGTH = 64;
