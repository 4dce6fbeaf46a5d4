/* global document */
// alias: react16. Its frames count from 1.
import React from 'react';
import ReactDOM from 'react-dom';
import ThreeSixty from 'react-360-view';

export default function mount(box, { high, count }) {
  const element = box.appendChild(document.createElement('div'));
  element.style.cssText = 'width:900px;height:600px';
  ReactDOM.render(
    <ThreeSixty
      amount={count}
      imagePath={high.replace(/(\/frames\/\w+)/, '$1@1')}
      fileName="{index}.jpg"
      autoplay={false}
      loop={1}
      boxShadow={false}
    />,
    element,
  );
  return () => {
    ReactDOM.unmountComponentAtNode(element);
    element.remove();
  };
}
