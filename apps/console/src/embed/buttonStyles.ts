/** Styles of the button; it inherits only the font of the host page. */
export const buttonStyles = `
:host { display: inline-block; }
:host([hidden]) { display: none; }
a {
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
a:hover { filter: brightness(0.92); }
a:focus-visible { outline: 3px solid currentColor; outline-offset: -6px; }
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
:host(:dir(rtl)) svg { transform: scaleX(-1); }
@media (forced-colors: active) { a { border: 2px solid; } }
@media (prefers-reduced-motion: no-preference) { a { transition: background-color 0.15s; } }
`;
