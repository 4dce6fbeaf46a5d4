/** The viewer's fixed numbers (spec §9). Distances are CSS pixels, times milliseconds. */

/** Default number of frames of a ring. */
export const DEFAULT_FRAMES = 24;
/** How long each frame is shown while the ring plays. */
export const SPIN_TICK = 100;
/** Full turns after which playing ends. */
export const SPIN_LOOPS = 1;
/** Drag distance that turns the ring by one frame. */
export const DRAG_STEP = 13;
/** Smallest magnification of the zoom levels, and the one a double-click goes to. */
export const ZOOM_MIN = 1.5;
/** Largest magnification of the zoom levels. */
export const ZOOM_MAX = 3;
/** Change of magnification per wheel or key step. */
export const ZOOM_STEP = 0.05;
/** Smallest scale of the canvas in a pinch. */
export const SCALE_MIN = 0.5;
/** Largest scale of the canvas in a pinch. */
export const SCALE_MAX = 4;
/** Distance that an arrow key moves the picture in pan mode. */
export const PAN_STEP = 10;
