/* global document */
import React from 'react';
import { createRoot } from 'react-dom/client';
import { ReactImageTurntable } from 'react-image-turntable';

export default function mount(box, { high, count }) {
  const element = box.appendChild(document.createElement('div'));
  element.style.cssText = 'width:900px;height:600px';
  const root = createRoot(element);
  root.render(
    <ReactImageTurntable
      images={Array.from({ length: count }, (_, i) => `${high}/${i}.jpg`)}
      autoRotate={{ disabled: true }}
      movementSensitivity={13}
    />,
  );
  return () => {
    root.unmount();
    element.remove();
  };
}
