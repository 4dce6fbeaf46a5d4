/**
 * The viewer's own style sheet. Colours and sizes are variables with neutral fallbacks:
 * `--viewer-360-surface`, `-text`, `-line`, `-accent`, `-accent-text`, `-stage`, `-radius`, `-ratio`.
 */
const CSS = `
.v360-viewer{--_surface:var(--viewer-360-surface,Canvas);--_text:var(--viewer-360-text,CanvasText);
--_line:var(--viewer-360-line,color-mix(in srgb,var(--_text) 22%,transparent));
--_accent:var(--viewer-360-accent,#1f5fbf);--_on-accent:var(--viewer-360-accent-text,#fff);
--_radius:var(--viewer-360-radius,8px);position:relative;display:flex;flex-direction:column;
width:100%;height:100%;min-height:0;color:var(--_text);font-size:14px;line-height:1.4;isolation:isolate}
.v360-viewer *{box-sizing:border-box}
.v360-viewer [hidden]{display:none!important}
.v360-frame{position:relative;flex:1 1 auto;min-height:0;aspect-ratio:var(--viewer-360-ratio,3/2);
overflow:hidden;background:var(--viewer-360-stage,color-mix(in srgb,var(--_text) 8%,var(--_surface)));
border-radius:var(--_radius)}
.v360-stage,.v360-slider,.v360-hotspots,.v360-overlay{position:absolute;inset:0}
.v360-stage{overflow:hidden;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}
.v360-slider{cursor:grab;border-radius:var(--_radius);outline:0 solid transparent}
.v360-slider:active{cursor:grabbing}
.v360-slider[role=img]{cursor:default}
.v360-viewer[data-mode=pan] .v360-slider{cursor:move}
.v360-viewer :focus-visible{outline:3px solid var(--_accent);outline-offset:2px;
box-shadow:0 0 0 2px var(--_surface)}
.v360-slider:focus-visible{outline-offset:-3px;box-shadow:inset 0 0 0 5px var(--_surface)}
.v360-hotspots,.v360-overlay{pointer-events:none;overflow:hidden}
.v360-hotspots>*,.v360-overlay button{pointer-events:auto}
.v360-viewer button{font:inherit;color:inherit;cursor:pointer;touch-action:manipulation}
.v360-viewer svg{display:block;width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:2;
stroke-linecap:round;stroke-linejoin:round}
.v360-hotspot{position:absolute;left:-16px;top:-16px;width:32px;height:32px;padding:0;display:grid;
place-items:center;border:2px solid var(--_surface);border-radius:50%;background:var(--_accent);
color:var(--_on-accent)!important;box-shadow:0 1px 4px rgb(0 0 0/.4);will-change:transform}
.v360-hotspot svg{width:18px;height:18px}
.v360-hotspot[aria-expanded=true]{background:var(--_text);color:var(--_surface)!important}
.v360-away{opacity:0;pointer-events:none!important}
.v360-glyph{max-width:20px;max-height:20px;font-weight:600}
.v360-bubble{position:absolute;left:0;top:0;z-index:1;display:flex;gap:4px;align-items:flex-start;
width:max-content;max-width:min(248px,calc(100% - 16px));padding:8px 4px 8px 12px;
border:1px solid var(--_line);border-radius:var(--_radius);background:var(--_surface);
box-shadow:0 4px 16px rgb(0 0 0/.24)}
.v360-bubble-text{margin:2px 0 0;overflow-wrap:anywhere}
.v360-bubble-close{flex:none;width:24px;height:24px;padding:2px;border:0;border-radius:4px;
background:none}
.v360-overlay{display:flex;flex-direction:column;align-items:center;justify-content:flex-end;
padding:12px 12px 68px}
.v360-intro,.v360-progress{display:flex;align-items:center;gap:8px;padding:6px 14px;
border-radius:99px;background:var(--_surface);box-shadow:0 1px 6px rgb(0 0 0/.2);font-weight:500}
.v360-progress{position:absolute;left:12px;top:12px;padding:4px 12px;font-size:13px;
font-variant-numeric:tabular-nums}
.v360-bar{width:56px;height:4px;border-radius:2px;overflow:hidden;
background:linear-gradient(var(--_accent) 0 0) 0/var(--v360-part,0%) 100% no-repeat var(--_line)}
.v360-empty{position:absolute;inset:0;display:flex;flex-direction:column;gap:12px;align-items:center;
justify-content:center;background:inherit}
.v360-empty-text{margin:0}
.v360-retry{min-height:36px;padding:0 16px;border:1px solid var(--_line);
border-radius:var(--_radius);background:var(--_surface)}
.v360-controls{position:absolute;left:50%;bottom:12px;display:flex;gap:2px;padding:4px;
transform:translateX(-50%);border-radius:calc(var(--_radius) + 4px);background:var(--_surface);
box-shadow:0 1px 6px rgb(0 0 0/.2)}
.v360-button{display:grid;place-items:center;width:40px;height:36px;padding:0;border:0;
border-radius:var(--_radius);background:none;font-size:13px!important;font-weight:700!important}
.v360-button[aria-pressed=true]{background:var(--_accent);color:var(--_on-accent)}
.v360-hd[aria-busy=true]{background:linear-gradient(var(--_accent) 0 0) 0 100%/var(--v360-part) 3px
no-repeat,color-mix(in srgb,var(--_accent) 16%,var(--_surface));color:var(--_text)}
.v360-button[aria-disabled=true]{opacity:.4;cursor:default}
@media(hover:hover){.v360-button:not([aria-disabled=true],[aria-pressed=true]):hover,
.v360-bubble-close:hover{background:color-mix(in srgb,var(--_text) 10%,transparent)}}
.v360-thumbs{display:flex;flex:none;gap:6px;padding:8px 4px;overflow-x:auto}
.v360-thumb{flex:0 0 auto;width:72px;aspect-ratio:3/2;padding:0;border:1px solid var(--_line);
border-radius:6px;overflow:hidden;background:none}
.v360-thumb[aria-current]{outline:2px solid var(--_accent);outline-offset:1px}
.v360-thumb-picture{display:block;width:100%;height:100%;object-fit:cover}
.v360-live{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
white-space:nowrap}
.v360-viewer:fullscreen,.v360-covers{background:var(--_surface)}
.v360-viewer.v360-covers{position:fixed;inset:0;z-index:2147483647;height:100dvh}
.v360-viewer:is(:fullscreen,.v360-covers) .v360-frame{aspect-ratio:auto;border-radius:0}
@media(forced-colors:active){.v360-hotspot,.v360-button,.v360-intro,.v360-progress{border:1px solid}}
@media(prefers-reduced-motion:no-preference){.v360-button,.v360-hotspot{transition:background .12s}}
`;

const users = new WeakMap<Document | ShadowRoot, { sheet: CSSStyleSheet; count: number }>();

/**
 * Gives the viewer's style to the document or shadow root that `element` is in, once however many
 * viewers there are. A constructed style sheet needs no tag, so a strict CSP allows it. Gives the
 * way to take it back.
 */
export function adoptStyles(element: Element): () => void {
  const node = element.getRootNode();
  const root = node instanceof ShadowRoot ? node : document;
  let use = users.get(root);
  if (!use) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    use = { sheet, count: 0 };
    users.set(root, use);
  }
  const { sheet } = use;
  if (use.count++ === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    const current = users.get(root);
    if (!current || --current.count > 0) return;
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
