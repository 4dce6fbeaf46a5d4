import { adopter } from '../adopt.ts';

/** The look of a pin being placed; colors are the viewer's variables. */
const CSS = `
.v360-placing{position:absolute;inset:0;pointer-events:none}
.v360-marker{position:absolute;left:-17px;top:-17px;width:34px;height:34px;border-radius:50%;
border:2px solid var(--_pin);box-shadow:0 0 0 1px var(--_surface),inset 0 0 0 1px var(--_surface);
will-change:transform}
.v360-marker::before,.v360-marker::after{content:"";position:absolute;inset:-5px auto auto 14px;
width:2px;height:11px;background:var(--_pin);box-shadow:0 24px 0 var(--_pin)}
.v360-marker::after{transform:rotate(90deg);transform-origin:1px 20px}
.v360-marker[data-state=free]{border-style:dashed}
.v360-marker[data-state=followed]{border-style:dotted}
.v360-marker[data-state=away]{opacity:.45;border-style:dashed}
`;

/** Adds it where `element` is. */
export const adoptPlacingStyles = adopter(CSS);
