import type { Prestacao } from '@sede/domain/modules/financeiro/fechamentos';
import { expect, it } from 'vitest';
import { openAt, pageOf, screen } from '#platform/testing/index.ts';
import { fechamentosModule } from './fechamentos.routes.tsx';

const zero = { quantidade: 0, valor: 0 };
const PRESTACAO: Prestacao = {
  vencimento: { receitas: zero, despesas: zero, saldo: 0 },
  caixa: { creditos: zero, estornosDeReceitas: zero, pagamentos: zero, estornosDeDespesas: zero, saldo: 0 },
  suprimentos: { anterior: 0, saldo: 0, emCaixa: 0 },
  contas: [],
  orcamento: null,
  documentos: { lancamentos: 0, pdfs: 0, bytes: 0, semPdf: zero },
};

it.each<[number, string | null]>([
  [0, null],
  [1, 'Baixar o PDF (.zip, 0,1 MB)'],
  [2, 'Baixar os 2 PDFs (.zip, 0,1 MB)'],
])('a period with %i PDFs offers %s', async (pdfs, rotulo) => {
  const documentos = { ...PRESTACAO.documentos, pdfs };
  await openAt('/financial/prestacao-de-contas', fechamentosModule.routes, {
    as: ['visualizador_financeiro'],
    contract: {
      fechamentos: {
        prestacao: () => ({ ...PRESTACAO, documentos }),
        lancamentos: () => pageOf([], { valor: 0 }),
        arquivo: () => ({ arquivo: null }),
      },
    },
  });
  if (rotulo) expect(await screen.findByRole('link', { name: rotulo })).toBeTruthy();
  else {
    await screen.findByText('Não há PDFs no período.');
    expect(screen.queryByText(/Baixar os/)).toBeNull();
  }
});
