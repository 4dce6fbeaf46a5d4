/** Styles of the button, its dialog and the frame; the button inherits only the font of the host page. */
export const styles = `
:host { display: inline-block; }
:host([hidden]) { display: none; }
:host([mode=inline]) { display: block; }
:host([mode=popup]) { position: fixed; inset-block-end: 16px; inset-inline-end: 16px; z-index: 2147483000; }
:host([mode=popup]) .button { border-radius: 24px; box-shadow: 0 4px 16px color-mix(in srgb, black 25%, transparent); }
.button {
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-height: 44px;
  padding: 0.6em 1.3em;
  border-radius: 8px;
  background: var(--forecourt-color, black);
  color: var(--forecourt-text, white);
  font: inherit;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
}
.button[hidden] { display: none; }
.button:hover { filter: brightness(0.92); }
.button:focus-visible { outline: 3px solid currentColor; outline-offset: -6px; }
svg {
  flex: none;
  width: 1.1em;
  height: 1.1em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.4;
  stroke-linecap: round;
  stroke-linejoin: round;
}
:host(:dir(rtl)) .button svg { transform: scaleX(-1); }
iframe { display: block; width: 100%; height: 440px; border: 0; }
dialog {
  box-sizing: border-box;
  width: min(480px, 100vw - 24px);
  max-width: none;
  max-height: calc(100dvh - 24px);
  padding: 0;
  border: 0;
  border-radius: 14px;
  overflow: hidden;
  color-scheme: light dark;
  background: Canvas;
  color: CanvasText;
  font: 14px/1.4 system-ui, sans-serif;
}
dialog[open] { display: flex; flex-direction: column; }
dialog::backdrop { background: color-mix(in srgb, black 50%, transparent); }
:host([scheme=light]) dialog { color-scheme: light; }
:host([scheme=dark]) dialog { color-scheme: dark; }
.bar { flex: none; display: flex; align-items: center; justify-content: space-between; padding-inline: 20px 4px; }
.bar a { color: inherit; padding-block: 12px; }
.close { width: 44px; height: 44px; border: 0; border-radius: 8px; background: none; color: inherit; font-size: 16px; cursor: pointer; }
.bar :focus-visible { outline: 2px solid currentColor; outline-offset: -4px; }
@media (forced-colors: active) { .button, dialog { border: 2px solid; } }
@media (prefers-reduced-motion: no-preference) {
  .button { transition: background-color 0.15s; }
  dialog[open] { animation: rise 0.18s ease-out; }
  @keyframes rise { from { opacity: 0; transform: translateY(12px); } }
}
`;
