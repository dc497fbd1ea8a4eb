import type { DepoisDoFechamento } from '@sede/domain/modules/financeiro/fechamentos';
import { expect, it } from 'vitest';
import { expectNoViolations, openAt, screen, within } from '#platform/testing/index.ts';
import { fechamentosModule } from './fechamentos.routes.tsx';

const ID = '0198c0de-0000-7000-8000-000000000001';
const DESPESA = '0198c0de-0000-7000-8000-000000000002';
const zero = { quantidade: 0, valor: 0 };
const vencimento = (despesas: number) => ({
  receitas: { quantidade: 1, valor: 300_00 },
  despesas: { quantidade: 1, valor: despesas },
  saldo: 300_00 - despesas,
});
const DEPOIS: DepoisDoFechamento = {
  idFechamento: ID,
  relatorios: [
    {
      numero: 1,
      fechadoEm: '2026-10-25T12:00:00.000Z',
      fechadoPorNome: 'Ana',
      tamanho: 20_480,
      digest: 'ab12'.repeat(16),
    },
  ],
  noFechamento: vencimento(100_00),
  hoje: vencimento(111_00),
  total: 1,
  mudancas: [
    {
      id: '7',
      em: '2026-11-02T13:30:00.000Z',
      por: 'Bruno',
      modulo: 'despesas',
      idRegistro: DESPESA,
      existe: true,
      descricao: 'Energia · Conta esquecida',
      mudanca: 'registrada',
      valor: 11_00,
      diferenca: 11_00,
    },
  ],
  outras: { receitas: 0, despesas: 0 },
};
const MES = {
  ...{
    mes: '2026-10',
    inicio: '2026-09-21',
    fim: '2026-10-20',
    situacao: 'fechado' as const,
    pode: { fechar: 'ja_fechado' as const },
  },
  fechamento: {
    ...{ id: ID, versao: 1, fechadoEm: '2026-10-25T12:00:00.000Z', fechadoPorNome: 'Ana' },
    ...{ reabertoEm: null, reabertoPorNome: null, motivoReabertura: null },
  },
};
const open = (depois: DepoisDoFechamento) =>
  openAt('/financial/fechamentos/2026-10', fechamentosModule.routes, {
    as: ['visualizador_financeiro'],
    contract: {
      fechamentos: {
        meses: () => ({ itens: [MES] }),
        depois: () => depois,
        conferencia: () => ({
          ...{ mes: '2026-10', inicio: '2026-09-21', fim: '2026-10-20', vencimento: vencimento(111_00) },
          pontos: {
            ...{ naoLiquidadas: zero, naoCreditadas: zero, semAprovacao: zero, semAnexo: zero, dinheiroSemAnexo: zero },
            ...{ conferir: zero, semConciliacao: zero },
          },
          caixa: { creditos: zero, estornosDeReceitas: zero, pagamentos: zero, estornosDeDespesas: zero, saldo: 0 },
        }),
      },
    },
  });
const text = (node: HTMLElement | null | undefined) => node?.textContent?.replaceAll('\u00a0', ' ');

it('a closed month shows both sums, what moved them, and its report as it was signed', async () => {
  await open(DEPOIS);
  const section = await screen.findByRole('region', { name: 'Depois do fechamento' });
  const row = (name: string) => text(within(section).getByRole('rowheader', { name }).closest('tr'));
  expect([row('Despesas'), row('Saldo')]).toEqual(['Despesas-100,00-111,00-11,00', 'Saldo200,00189,00-11,00']);
  const link = within(section).getByRole('link', { name: 'Despesa: Energia · Conta esquecida' });
  expect(link.getAttribute('href')).toBe(`/financial/expenses?registro=${DESPESA}`);
  expect(text(link.closest('tr'))).toContain('02/11/2026 10:30BrunoRegistrada');
  expect(
    within(section)
      .getByRole('link', { name: /^Versão 1, em PDF/ })
      .getAttribute('href'),
  ).toBe(`/api/fechamentos/${ID}/relatorios?numero=1`);
  within(section).getByText(`SHA-256 ${'ab12'.repeat(16)}`);
  await expectNoViolations();
});

it.each<[string, Partial<DepoisDoFechamento>, string]>([
  [
    'closed before reports were kept',
    { relatorios: [], noFechamento: null },
    'Este mês foi fechado antes de o relatório passar a ser guardado.',
  ],
  ['that nothing moved', { hoje: vencimento(100_00) }, 'Nada mudou as somas do mês desde o fechamento.'],
])('a month %s says so', async (_, over, dito) => {
  await open({ ...DEPOIS, mudancas: [], total: 0, ...over });
  await screen.findByText(dito);
});
