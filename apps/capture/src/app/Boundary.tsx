import { Component, type ReactNode } from 'react';
import { Broken } from '../screens/Broken.tsx';

/** Shows an error screen with a reload button when rendering fails; entered data is kept. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    return this.state.broken ? <Broken onReload={() => location.reload()} /> : this.props.children;
  }
}
