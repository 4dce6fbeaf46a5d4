/* global window, document */
// The module exports nothing: it adds its API to the window.
import '@cloudimage/360-view';

export default function mount(box, { high, count }) {
  const element = box.appendChild(document.createElement('div'));
  element.style.cssText = 'width:900px;height:600px';
  const viewer = window.CI360.init(element, {
    folder: `${high}/`,
    filenameX: '{index}.jpg',
    indexZeroBase: 0,
    amountX: count,
    imageListX: Array.from({ length: count }, (_, i) => `${high}/${i}.jpg`),
    lazyload: false,
    hints: false,
    initialIconShown: false,
    bottomCircle: false,
    hide360Logo: true,
    zoomControls: false,
    scrollHint: false,
    keys: true,
    autoplay: false,
  });
  return () => {
    viewer.destroy();
    element.remove();
  };
}
