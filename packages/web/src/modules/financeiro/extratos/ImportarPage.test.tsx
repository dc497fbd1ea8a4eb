import type { ContaBancaria } from '@sede/domain/modules/financeiro/contas-bancarias';
import type { Importado, Previa } from '@sede/domain/modules/financeiro/extratos';
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getLocation, type RouteDefinition } from '#platform/routing/index.ts';
import { answerSends, expectNoViolations, openAt, screen, waitFor, within } from '#platform/testing/index.ts';
import { extratosModule } from './extratos.routes.tsx';

const CONTA = '0198c0de-0000-7000-8000-000000000301';
const CAIXA: ContaBancaria = {
  ...{ id: CONTA, versao: 1, criadoEm: '2026-11-01T12:00:00.000Z', atualizadoEm: '2026-11-01T12:00:00.000Z' },
  ...{ nome: 'Caixa', tipo: 'corrente', codigoBanco: null, banco: null, agencia: null, conta: null },
  ...{ dataSaldoInicial: '2026-01-01', saldoInicial: 0, saldo: 0, aberturaTravada: null, desabilitado: false },
};
const line = (linha: number, descricao: string, situacao: Previa['linhas'][number]['situacao']) => ({
  ...{ linha, descricao, situacao, data: '2026-10-05', documento: null, valor: -100 },
});
const PREVIA: Previa = {
  ...{ formato: 'csv', inicio: '2026-10-05', fim: '2026-10-09', jaImportado: false },
  ...{ lidos: 4, novos: 1, repetidos: 1, duvidosos: 2, anteriores: 0, entradas: 0, saidas: 100 },
  linhas: [
    line(2, 'TARIFA', 'duvidosa'),
    line(3, 'TARIFA', 'duvidosa'),
    line(4, 'PIX BIA', 'nova'),
    line(5, 'PIX ANA', 'repetida'),
  ],
};
const IMPORTADO = { novos: 2, repetidos: 2, anteriores: 0, fim: '2026-10-09', avisos: ['Saldo não bate.'] };

const MES: RouteDefinition = {
  ...{ path: '/financial/conciliacao/:conta', title: 'Mês', access: 'session', help: 'README' },
  page: Object.assign(() => <h1>Mês</h1>, { preload: async () => undefined }),
};

const open = () =>
  openAt(`/financial/conciliacao/${CONTA}/importar?mes=2026-09`, [...extratosModule.routes, MES], {
    as: ['admin_financeiro'],
    contract: {
      contasBancarias: { get: () => CAIXA },
      extratos: { salvarLeiaute: () => ({ id: CONTA }) },
    },
  });

const send = async (name = 'outubro.csv') =>
  fireEvent.change(await screen.findByLabelText('Arquivo do extrato'), {
    target: { files: [new File(['x'], name)] },
  });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

it('shows what enters and what is known, asks about equal lines, and imports what was marked', async () => {
  const sent = answerSends(({ path }) => ({
    // Two answers, one of them with less.
    body: path.includes('/prever/') ? PREVIA : (IMPORTADO as Partial<Importado>),
  }));
  const { user } = await open();
  await step('Passo 1 de 3 Arquivo');
  await send();
  await step('Passo 2 de 3 Conferência');
  expect(getLocation().search).toBe('?mes=2026-09&passo=conferencia');
  expect(await screen.findByText('1 lançamento entra; 1 já está aqui.')).toBeTruthy();
  expect(screen.getByText(/2 lançamentos são iguais a um que já está na conta/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /PIX ANA/ }).textContent).toContain('Já está aqui');
  fireEvent.click(screen.getByRole('checkbox', { name: /linha 3$/ }));
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Importar 2 lançamentos' }));
  await step('Passo 3 de 3 Importado');
  expect(sent.map(({ path, headers }) => [path, headers.get('x-linhas-novas')])).toEqual([
    [`/api/extratos/prever/${CONTA}`, undefined],
    [`/api/extratos/importar/${CONTA}`, '3'],
  ]);
  screen.getByText('2 lançamentos novos; 2 já estavam aqui.');
  screen.getByText('Saldo não bate.');
  await expectNoViolations();
  // Back from what is done there is nothing to decide any more: another file may be chosen.
  await user.click(screen.getByRole('button', { name: 'Importar outro arquivo' }));
  await step('Passo 1 de 3 Arquivo');
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Arquivo');
  await user.click(screen.getByRole('link', { name: 'Importado' }));
  await waitFor(() => screen.getByText('Escolha o arquivo do extrato.'));
});

it('of a file that was imported already offers nothing but its lines, in the month that one came from', async () => {
  answerSends(() => ({ body: { ...PREVIA, jaImportado: true } }));
  const { user } = await open();
  await send();
  expect(await screen.findByText('Este arquivo já foi importado: nada muda.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver lançamentos' }));
  await screen.findByRole('heading', { name: 'Mês' });
  expect(`${getLocation().pathname}${getLocation().search}`).toBe(`/financial/conciliacao/${CONTA}?mes=2026-09`);
});

it('without a file there is nothing to check; a refused one says why, one with unknown columns asks for them', async () => {
  let known = false;
  answerSends(() =>
    known
      ? { body: PREVIA }
      : {
          status: 422,
          body: {
            code: 'extratos.colunas_desconhecidas',
            message: 'Não se reconheceram as colunas do arquivo.',
            data: { linhas: [['05/10/2026', 'TARIFA', '-1,00']] },
          },
        },
  );
  const { user, asked } = await open();
  await step('Passo 1 de 3 Arquivo');
  await user.click(screen.getByRole('button', { name: 'Avançar' }));
  const refused = await screen.findByText('Escolha o arquivo do extrato.');
  await waitFor(() => expect(document.activeElement).toBe(refused));
  await send();
  await screen.findByText('Não se reconheceram as colunas do arquivo.');
  await step('Passo 1 de 3 Arquivo');
  for (const [column, role] of ['colunaData', 'colunasDescricao', 'colunaValor'].entries()) {
    await user.selectOptions(screen.getByLabelText(`Coluna ${column + 1}`), role);
  }
  known = true;
  await user.click(screen.getByRole('button', { name: 'Guardar colunas e importar' }));
  await step('Passo 2 de 3 Conferência');
  expect(asked('extratos.salvarLeiaute')).toHaveLength(1);
});

it('leaving asks while a file was read and not imported', async () => {
  answerSends(() => ({ body: PREVIA }));
  const { user } = await open();
  await send();
  await step('Passo 2 de 3 Conferência');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  const question = await screen.findByRole('dialog', { name: 'Sair sem concluir?' });
  await user.click(within(question).getByRole('button', { name: 'Sair' }));
  await screen.findByRole('heading', { name: 'Mês' });
});
