import { Component, type ReactNode } from 'react';
import { Broken } from '../screens/Broken.tsx';

/** Where the page itself fails, it says so and offers to load again; what was given is kept. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    return this.state.broken ? <Broken onReload={() => location.reload()} /> : this.props.children;
  }
}
