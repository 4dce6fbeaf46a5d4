/** The viewer's fixed numbers (spec §9). Distances are CSS pixels, times milliseconds. */

/** Frames of a ring when nothing says otherwise. */
export const DEFAULT_FRAMES = 24;
/** Time each frame stands while the ring plays. */
export const SPIN_TICK = 100;
/** Full turns after which playing ends. */
export const SPIN_LOOPS = 1;
/** Dragged distance that turns the ring by one frame. */
export const DRAG_STEP = 13;
/** Smallest magnification of the zoom levels, and the one a double-click goes to. */
export const ZOOM_MIN = 1.5;
/** Largest magnification of the zoom levels. */
export const ZOOM_MAX = 3;
/** Change of magnification per wheel or key step. */
export const ZOOM_STEP = 0.05;
/** Smallest scale that a pinch can give the canvas. */
export const SCALE_MIN = 0.5;
/** Largest scale that a pinch can give the canvas. */
export const SCALE_MAX = 4;
/** Distance that an arrow key moves the picture in pan mode. */
export const PAN_STEP = 10;
