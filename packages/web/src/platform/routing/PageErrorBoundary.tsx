import { Component, type ReactNode } from 'react';

/** A page that failed to draw or to download says so and offers another try; the frame around it keeps working. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: '24px 0' }}>
        <h1>Não foi possível abrir esta página</h1>
        <p>Pode ser a conexão, ou uma versão nova do sistema acabou de ser instalada.</p>
        {/* A reload, not a re-render: after an update the old page's chunk no longer exists. */}
        <button type="button" className="plain-button" onClick={() => window.location.reload()}>
          Tentar novamente
        </button>
      </div>
    );
  }
}
