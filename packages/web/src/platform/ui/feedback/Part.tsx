import { Component, type ReactNode, Suspense } from 'react';
import { notify } from './notify.ts';

const FAILED = 'Não foi possível abrir. Pode ser a conexão: recarregue a página quando ela voltar.';

export interface PartProps {
  /** While it comes. */
  fallback?: ReactNode;
  /** Of what has no place of its own to say it: it is told as a notice, and closed. */
  onFailed?: () => void;
  children: ReactNode;
}

/**
 * What opens over a page and comes in a file of its own. One that cannot come (no connection, an update) says so: without this
 * the page below, with what is typed into it, would go with it.
 */
export class Part extends Component<PartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (!this.props.onFailed) return;
    notify.error(FAILED);
    this.props.onFailed();
  }

  override render() {
    const { fallback = null, onFailed, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    return onFailed ? null : (
      <p role="alert" style={{ margin: 0, padding: 12 }}>
        {FAILED}
      </p>
    );
  }
}
