import { formatReais } from '@sede/domain/kernel';
import { expect, it } from 'vitest';
import { choose, expectNoViolations, findNotice, openAt, screen, within } from '#platform/testing/index.ts';
import { despesa, handlersOf, paga } from './despesa-for-tests.ts';
import { despesasModule } from './despesas.routes.tsx';

const CONTRATO = {
  id: '0198c0de-0000-7000-8000-0000000000c1',
  numeroContrato: '0042/2026',
  nome: 'Boletim mensal',
  tipoObjeto: 'Contrato' as const,
  contratado: 'Gráfica São João',
  dataInicio: '2025-01-01',
  dataFim: '2025-12-31',
  situacao: 'Vigente' as const,
  vencido: true,
  doBeneficiario: true,
};

it('a paid expense is linked to a contract from its panel; what is odd is told', async () => {
  const record = paga();
  const { user, asked } = await openAt(`/financial/expenses?registro=${record.id}`, despesasModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      ...handlersOf([record], {
        vincularContrato: () => ({ ...record, avisos: ['A data 10/12/2026 está fora da vigência.'] }),
      }),
      contratos: { options: () => ({ itens: [CONTRATO] }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Vincular contrato' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vincular contrato' });
  const salvar = within(dialog).getByRole('button', { name: 'Salvar vínculo' });
  expect((salvar as HTMLButtonElement).disabled).toBe(true);
  await choose(user, dialog, 'Contrato', '0042/2026 · Boletim mensal', '0042');
  await expectNoViolations();
  await user.click(salvar);
  await findNotice('Contrato vinculado.');
  await findNotice('A data 10/12/2026 está fora da vigência.');
  expect(asked('despesas.vincularContrato')).toMatchObject([{ id: record.id, idContrato: CONTRATO.id }]);
});

it('whoever only reads sees number, name and what is left, and no button', async () => {
  const record = despesa({
    contrato: { id: CONTRATO.id, numeroContrato: '0042/2026', nome: 'Boletim mensal', saldo: -1_50 },
  });
  await openAt(`/financial/expenses?registro=${record.id}`, despesasModule.routes, {
    as: ['visualizador_financeiro'],
    contract: handlersOf([record]),
  });
  const link = await screen.findByRole('link', { name: '0042/2026 · Boletim mensal' });
  expect(link.parentElement?.textContent).toContain(`excede ${formatReais(1_50)}`);
  expect(screen.queryByRole('button', { name: 'Alterar vínculo' })).toBeNull();
});
