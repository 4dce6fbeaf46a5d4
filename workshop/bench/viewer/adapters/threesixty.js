/* global document */
// A UMD file in a package of type "module": its source is imported.
import ThreeSixty from '../node_modules/@mladenilic/threesixty.js/src/threesixty.js';

export default function mount(box, { high, count }) {
  const element = box.appendChild(document.createElement('div'));
  element.style.backgroundSize = '100% 100%';
  const image = Array.from({ length: count }, (_, i) => `${high}/${i}.jpg`);
  const viewer = new ThreeSixty(element, { image, width: 900, height: 600 });
  return () => {
    viewer.destroy();
    element.remove();
  };
}
