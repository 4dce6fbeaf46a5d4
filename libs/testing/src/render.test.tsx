// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderWithProviders } from './render.tsx';

function Screen({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  const { tab } = useParams();
  return (
    <>
      <h1>
        <FormattedMessage
          defaultMessage="{name} in {tab}"
          description="Title"
          values={{ name, tab }}
        />
      </h1>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <Link to="/login">Leave</Link>
    </>
  );
}

it('renders a screen at an address, and shows where a link led', () => {
  const place = { path: '/sellers/:tab', at: '/sellers/sent' };
  const { rerender } = renderWithProviders(<Screen name="Ada" />, place);
  expect(screen.getByRole('heading').textContent).toBe('Ada in sent');
  fireEvent.click(screen.getByRole('button'));
  rerender(<Screen name="Bob" />);
  expect(screen.getByRole('heading').textContent).toBe('Bob in sent');
  expect(screen.getByRole('button').textContent).toBe('1');
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('main').textContent).toBe('Now at /login');
});

it('starts each test with an empty page', () => {
  expect(document.body.textContent).toBe('');
});
