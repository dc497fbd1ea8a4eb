/**
 * The browser's entry of the pages that open without a session, and their composition root: which there are stands here.
 *
 * One page an address: links between them are the browser's own. Source: decisions-members 'Public application', 'Name search';
 * docs/decisions/061.
 */
import './platform/theme/tokens.css';
import './platform/theme/base.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { comunicacoesPages } from '#modules/comunicacao/comunicacoes/comunicacoes.public.ts';
import { pesquisasPages } from '#modules/comunicacao/pesquisas/pesquisas.public.ts';
import { pedidosFiliacaoPages } from '#modules/filiados/pedidos-filiacao/pedidos-filiacao.public.ts';
import { nomesParcelaPages } from '#modules/juridico/nomes-parcela/nomes-parcela.public.ts';
import { termosPages } from '#modules/patrimonio/termos/termos.public.ts';
import { publicoPages } from '#modules/sistema/publico/publico.public.ts';
import { InstallationProvider, type PublicRoute, readInstallation } from '#platform/public/index.ts';

export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  ...comunicacoesPages,
  ...nomesParcelaPages,
  ...pedidosFiliacaoPages,
  ...pesquisasPages,
  ...publicoPages,
  ...termosPages,
];

function Failed() {
  return (
    <main style={{ padding: '12vh 20px', textAlign: 'center' }}>
      <h1>Não foi possível abrir a página</h1>
      <p>Verifique a internet e tente novamente.</p>
      <p>
        <a href={window.location.href}>Tentar novamente</a>
      </p>
    </main>
  );
}

async function start(root: HTMLElement) {
  const path = window.location.pathname.replace(/(.)\/$/, '$1');
  const route = PUBLIC_ROUTES.find((one) => one.path === path);
  const screen = createRoot(root);
  try {
    if (!route) throw new Error(`No public page at ${path}.`);
    const [installation, Page]: [Awaited<ReturnType<typeof readInstallation>>, ComponentType] = await Promise.all([
      readInstallation(),
      route.load(),
    ]);
    document.title = `${route.title} · ${installation.sindicato.marca}`;
    screen.render(
      <StrictMode>
        <InstallationProvider value={installation}>
          <Page />
        </InstallationProvider>
      </StrictMode>,
    );
  } catch {
    document.title = route?.title ?? 'Página não encontrada';
    screen.render(<Failed />);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
