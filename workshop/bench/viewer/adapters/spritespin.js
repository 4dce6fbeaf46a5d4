/* global window, document */
import $ from 'jquery';

window.jQuery = window.$ = $;

export default async function mount(box, { high, count }) {
  await import('spritespin');
  const element = box.appendChild(document.createElement('div'));
  $(element).spritespin({
    source: Array.from({ length: count }, (_, i) => `${high}/${i}.jpg`),
    width: 900,
    height: 600,
    frames: count,
    sense: -1,
    animate: false,
    plugins: ['360', 'drag'],
  });
  return () => {
    $(element).spritespin('destroy');
    box.replaceChildren();
  };
}
