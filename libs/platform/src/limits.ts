/** Business constants of spec §9. Times are in milliseconds unless the name says otherwise. */
export const PAGE_SIZE = 10;
export const HTTP_TIMEOUT_MS = 5000;
export const SEARCH_DEBOUNCE_MS = 800;
/** The breakpoints (spec §8): the kit's `sm` and `md`, and every query, are made of them. */
export const DESKTOP_MIN_PX = 1024;
export const SMALL_MAX_PX = 650;
/** Style sheets count in rem, so that a larger font of the browser's counts as a smaller window. */
const PX_PER_REM = 16;
/** Media query of small windows: where `smDown` applies in styles. */
export const SMALL_QUERY = `(width < ${(SMALL_MAX_PX + 1) / PX_PER_REM}rem)`;
/** Media query of desktops: where `md` applies in styles. */
export const DESKTOP_QUERY = `(width >= ${DESKTOP_MIN_PX / PX_PER_REM}rem)`;
export const EMAIL_MAX_LENGTH = 254;
export const EMAIL_LOCAL_MAX_LENGTH = 64;
