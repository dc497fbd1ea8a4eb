import { HistoryPanel } from '../form.ts';

const change = (rotulo: string, de: string, para: string) => ({ campo: rotulo, rotulo, de, para });

export function GalleryPanels() {
  return (
    <>
      <h1>Histórico</h1>
      <HistoryPanel
        entries={[
          {
            id: 2,
            em: '2026-03-12T17:05:00Z',
            por: 'Ana',
            acao: 'alterar',
            feito: 'Alteração',
            operacao: null,
            motivo: 'Nota corrigida',
            mudancas: [change('Valor', 'R$ 100,00', 'R$ 120,00')],
          },
          {
            id: 1,
            em: '2025-12-01T12:00:00Z',
            por: null,
            acao: 'criar',
            feito: 'Registro criado',
            operacao: null,
            motivo: null,
            mudancas: [],
          },
        ]}
      />
    </>
  );
}
