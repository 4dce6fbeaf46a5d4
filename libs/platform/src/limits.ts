/** Business constants of spec §9. Times are in milliseconds unless the name says otherwise. */
export const PAGE_SIZE = 10;
export const THREAD_PANEL_PAGE_SIZE = 100;
export const MESSAGE_PAGE_SIZE = 250;
export const HTTP_TIMEOUT_MS = 5000;
export const TOAST_MS = 6000;
export const SEARCH_DEBOUNCE_MS = 800;
export const SCROLL_TRIGGER_PX = 100;
export const SCROLL_THROTTLE_MS = 50;
export const DESKTOP_MIN_PX = 1024;
export const SMALL_MAX_PX = 650;
/** Media query of small windows. */
export const SMALL_QUERY = `(max-width: ${SMALL_MAX_PX}px)`;
export const NAME_MAX_LENGTH = 250;
export const TEXT_MAX_LENGTH = 255;
export const EMAIL_MAX_LENGTH = 254;
export const EMAIL_LOCAL_MAX_LENGTH = 64;
export const DEFAULT_DIAL_CODE = '372';
export const DEFAULT_AUCTION_HOURS = 24;
export const DEFAULT_OFFER_DAYS = 7;
export const DEFAULT_OFFER_MILES = 200;
