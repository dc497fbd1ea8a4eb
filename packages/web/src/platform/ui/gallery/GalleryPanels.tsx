import { Timeline } from '../form.ts';

const change = (rotulo: string, de: string, para: string) => ({ campo: rotulo, rotulo, de, para });

export function GalleryPanels() {
  return (
    <>
      <h1>Histórico</h1>
      <Timeline
        entries={[
          {
            id: 2,
            em: '2026-03-12T17:05:00Z',
            por: 'Ana',
            acao: 'alterar',
            tipo: 'alteracoes',
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
            tipo: 'alteracoes',
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
