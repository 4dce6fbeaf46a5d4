import { adopter } from './adopt.ts';

/**
 * The viewer's own style sheet. Colors and sizes are variables with neutral fallbacks:
 * `--viewer-360-surface`, `-text`, `-line`, `-accent`, `-accent-text`, `-edge`, `-pin`, `-pin-text`,
 * `-stage`, `-radius`, `-ratio`. Below 480 px the controls are under the picture; `-controls-row: 1`
 * leaves them over it, where the picture has no height to give.
 */
const CSS = `
.v360-viewer{--_surface:var(--viewer-360-surface,Canvas);--_text:var(--viewer-360-text,CanvasText);
--_line:var(--viewer-360-line,color-mix(in srgb,var(--_text) 22%,transparent));
--_accent:var(--viewer-360-accent,#1f5fbf);--_on-accent:var(--viewer-360-accent-text,#fff);
--_edge:var(--viewer-360-edge,var(--_accent));
--_pin:var(--viewer-360-pin,var(--_accent));--_on-pin:var(--viewer-360-pin-text,var(--_on-accent));
--_radius:var(--viewer-360-radius,8px);--_tall:36px;display:grid;grid-template:minmax(0,1fr)/100%;
width:100%;height:100%;container-type:inline-size;color:var(--_text);font-size:14px;line-height:1.4;isolation:isolate}
:where(.v360-viewer) *{box-sizing:border-box}
.v360-viewer [hidden]{display:none}
.v360-frame{position:relative;grid-area:1/1;aspect-ratio:var(--viewer-360-ratio,3/2);
overflow:hidden;border-radius:var(--_radius);
background:var(--viewer-360-stage,color-mix(in srgb,var(--_text) 8%,var(--_surface)))}
.v360-stage,.v360-slider,.v360-hotspots,.v360-overlay,.v360-empty{position:absolute;inset:0}
.v360-stage{user-select:none;-webkit-user-select:none}
.v360-slider{cursor:grab;border-radius:var(--_radius)}
.v360-viewer[data-mode=pan] .v360-slider{cursor:move}
:where(.v360-viewer) :focus-visible{outline:3px solid var(--_edge);outline-offset:2px;
box-shadow:0 0 0 2px var(--_surface)}
.v360-slider:focus-visible{outline-offset:-3px;box-shadow:inset 0 0 0 5px var(--_surface)}
.v360-hotspots,.v360-overlay{pointer-events:none}
:where(.v360-viewer) button{padding:0;border:0;border-radius:var(--_radius);background:none;color:inherit;
font:inherit;cursor:pointer;pointer-events:auto;touch-action:manipulation}
:where(.v360-viewer) svg{display:block;width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:2;
stroke-linecap:round;stroke-linejoin:round}
.v360-hotspot{position:absolute;left:-16px;top:-16px;display:grid;place-items:center;
width:32px;height:32px;border:2px solid var(--_surface);border-radius:50%;
background:var(--_pin);color:var(--_on-pin);will-change:transform}
.v360-hotspot[aria-expanded=true]{background:var(--_text);color:var(--_surface)}
.v360-away{opacity:0;pointer-events:none}
.v360-glyph{max-width:20px;max-height:20px;font-weight:600}
.v360-bubble{position:absolute;left:0;top:0;z-index:1;display:flex;gap:4px;align-items:flex-start;
width:max-content;max-width:min(248px,100% - 16px);padding:8px 4px 8px 12px;
pointer-events:auto}
.v360-bubble,.v360-intro,.v360-progress,.v360-controls{border-radius:var(--_radius);
background:var(--_surface);box-shadow:0 1px 6px rgb(0 0 0/.25)}
.v360-bubble-text{padding:2px 0;overflow-wrap:anywhere}
.v360-bubble-link{display:block;width:max-content;padding:2px 0;color:inherit;font-weight:600;text-decoration:underline}
.v360-bubble-close{flex:none;padding:2px}
.v360-overlay{display:flex;align-items:flex-end;justify-content:center;padding:12px 12px 76px}
.v360-intro,.v360-progress{display:flex;align-items:center;gap:8px;padding:6px 14px}
.v360-progress{position:absolute;inset-inline-end:12px;top:12px;font-variant-numeric:tabular-nums}
.v360-bar{width:56px;height:6px;accent-color:var(--_edge)}
.v360-empty{display:grid;gap:12px;place-content:center;place-items:center}
.v360-retry{padding:8px 16px;background:var(--_surface);
box-shadow:0 0 0 1px var(--_line)}
.v360-controls{z-index:1;grid-area:1/1;place-self:end center;margin:12px;display:flex;gap:2px;
padding:4px}
@container(max-width:480px){.v360-viewer>*{--_over:calc(2 - var(--viewer-360-controls-row,2))}
.v360-controls{grid-row:var(--viewer-360-controls-row,2);margin:8px 0 calc(var(--_over)*12px)}
.v360-overlay{padding:12px 12px calc(12px + var(--_over)*64px)}
.v360-bar{display:none}}
.v360-button{display:grid;place-items:center;width:max(40px,var(--_tall));height:var(--_tall);font-weight:700}
.v360-button[aria-pressed=true]{background:var(--_accent);color:var(--_on-accent);box-shadow:inset 0 0 0 1px var(--_edge)}
.v360-button[aria-disabled=true]{opacity:.4}
@media(hover:hover){.v360-button:not([aria-pressed=true],[aria-disabled]):hover{background:var(--_line)}}
@media(pointer:coarse){.v360-viewer{--_tall:44px}}
.v360-thumbs{display:flex;gap:6px;padding:8px 4px;overflow-x:auto}
.v360-thumb{flex:none;width:72px;aspect-ratio:3/2;overflow:hidden}
.v360-thumb[aria-current]{outline:2px solid var(--_edge);outline-offset:1px}
.v360-thumb-picture{display:block;width:100%;height:100%;object-fit:cover}
.v360-live{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.v360-viewer:fullscreen,.v360-covers{background:var(--_surface)}
.v360-covers{position:fixed;inset:0;z-index:9999}
.v360-viewer:is(:fullscreen,.v360-covers) .v360-frame{aspect-ratio:auto}
`;

/** Adds the viewer's style where `element` is. */
export const adoptStyles = adopter(CSS);
