import { podeDe } from '@sede/domain/kernel';
import { AGUARDANDO, type DespesaCompleta, type MotivoDespesa } from '@sede/domain/modules/financeiro/despesas';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  openAt,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { despesa, handlersOf } from './despesa-for-tests.ts';
import { despesasModule } from './despesas.routes.tsx';

const waiting = (n: number, given: Partial<DespesaCompleta> = {}) =>
  despesa({
    id: `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`,
    itemDespesa: `Item ${n}`,
    versao: n + 1,
    situacao: AGUARDANDO,
    solicitante: 'olivia@sindicato.org',
    ...given,
  });
const GUARDADO = {
  tipoConteudo: 'application/pdf',
  protegido: false,
  sha256: 'a'.repeat(64),
  anexadoEm: '2026-11-01T12:00:00.000Z',
  anexadoPor: 'Olívia Prado',
};
const TWO = [waiting(1), waiting(2)];
const feitas = ({ ids = [] }: { ids?: string[] }) => ({ feitas: ids, recusadas: [] });

const openPage = (records: DespesaCompleta[], despesas: Handlers['despesas'] = {}) =>
  openAt('/financial/despesas/aprovar?modo=lista', despesasModule.routes, {
    as: ['aprovador'],
    contract: handlersOf(records, despesas),
  });
const chosen = () => screen.findByRole('region', { name: 'Linhas selecionadas' });
const selectAll = () => screen.findByRole('checkbox', { name: 'Selecionar as linhas desta página' });

it('what waits is selected with its sum, approved after a question that names it, on the versions that were seen', async () => {
  const { user, asked } = await openPage(TWO, { aprovar: feitas });
  await screen.findByRole('row', { name: /Item 2/ });
  await expectNoViolations();
  await user.click(await selectAll());
  const bar = await chosen();
  expect(bar.textContent).toMatch(/2 selecionadas · R\$\s1\.000,00/);
  await user.click(within(bar).getByRole('button', { name: 'APROVAR' }));
  const question = await screen.findByRole('dialog', { name: 'Aprovar' });
  within(question).getByText('Confirma a aprovação das despesas selecionadas?');
  within(question).getByText(/Item 1.* · Neoenergia/);
  await expectNoViolations();
  expect(asked('despesas.aprovar')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'APROVAR' }));
  await findNotice('2 aprovações registradas.');
  const ids = TWO.map(({ id }) => id);
  expect(asked('despesas.aprovar')).toEqual([{ ids, versoes: { [there(ids[0])]: 2, [there(ids[1])]: 3 } }]);
});

it('a denial waits for its reason, can be given up, and says its reason to the server', async () => {
  const { user, asked } = await openPage([waiting(1)], { negar: feitas });
  await user.click(await selectAll());
  const ask = async () => {
    await user.click(within(await chosen()).getByRole('button', { name: 'NEGAR' }));
    return screen.findByRole('dialog', { name: 'Negar' });
  };
  const first = await ask();
  within(first).getByText('Confirma a negação das despesas selecionadas?');
  expect(within(first).getByRole('button', { name: 'NEGAR' })).toHaveProperty('disabled', true);
  await expectNoViolations();
  await user.click(within(first).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Negar' })).toBeNull());
  expect(asked('despesas.negar')).toEqual([]);
  const second = await ask();
  await fill(user, second, 'Motivo da negação', 'Falta a nota fiscal');
  await user.click(within(second).getByRole('button', { name: 'NEGAR' }));
  await findNotice('1 negada.');
  expect(asked('despesas.negar')).toMatchObject([{ motivo: 'Falta a nota fiscal' }]);
});

it('of those selected, some are done and others refused: both are told, with the reason', async () => {
  const { user } = await openPage(TWO, {
    aprovar: ({ ids = [] }) => ({
      feitas: ids.slice(0, 1),
      recusadas: [{ id: ids[1] ?? '', code: 'despesas.estado', message: 'A despesa já está aprovada.' }],
    }),
  });
  await user.click(await selectAll());
  await user.click(within(await chosen()).getByRole('button', { name: 'APROVAR' }));
  const question = await screen.findByRole('dialog', { name: 'Aprovar' });
  await user.click(within(question).getByRole('button', { name: 'APROVAR' }));
  await findNotice('1 aprovação registrada; 1 recusada: A despesa já está aprovada.');
});

it.each<[MotivoDespesa, RegExp]>([
  ['solicitou', /Quem solicitou a aprovação não pode aprovar\./],
  ['ja_aprovou', /Você já aprovou esta despesa; a segunda aprovação é de outra pessoa\./],
  ['sem_anexo', /Anexe o documento antes de aprovar\./],
])('whoever may not approve (%s) is not offered it in the list, and reads why in the reading', async (code, text) => {
  const { user, asked } = await openPage([waiting(1, { pode: podeDe<'aprovar', MotivoDespesa>({ aprovar: code }) })]);
  await user.click(await selectAll());
  expect(within(await chosen()).queryByRole('button', { name: /^APROVAR/ })).toBeNull();
  await user.click(screen.getByRole('row', { name: /Item 1/ }));
  const whole = await screen.findByRole('dialog', { name: /Item 1/ });
  await within(whole).findByText(text);
  const approve = within(whole).getByRole('button', { name: 'APROVAR' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  await expectNoViolations();
  await user.click(approve);
  expect(screen.queryByRole('dialog', { name: 'Aprovar' })).toBeNull();
  expect(asked('despesas.aprovar')).toEqual([]);
});

it('the whole expense is read before deciding: its PDF, who asked, what was paid before', async () => {
  const record = waiting(1, {
    anexos: 1,
    arquivos: [{ id: '0198c0de-0000-7000-8000-0000000000f1', nome: 'contrato.pdf', tamanho: 2048, ...GUARDADO }],
  });
  const { user } = await openPage([record], { negar: feitas });
  await user.click(await screen.findByRole('row', { name: /Item 1/ }));
  const whole = await screen.findByRole('dialog', { name: /Item 1/ });
  await within(whole).findByRole('link', { name: /^contrato.pdf/ });
  within(whole).getByText('Nenhum pagamento anterior a este beneficiário.');
  expect(whole.textContent).toContain('Olívia Prado');
  await user.click(within(whole).getByRole('button', { name: 'NEGAR' }));
  await screen.findByRole('dialog', { name: 'Negar' });
});

it('only what waits for me stands in the address and is asked of the server', async () => {
  const { user, asked } = await openPage([]);
  await screen.findByText(/^Nenhuma despesa aguarda aprovação/);
  await user.click(screen.getByRole('checkbox', { name: 'Somente despesas pendentes da minha aprovação' }));
  await screen.findByText('Sem registros para mostrar');
  expect(window.location.search).toBe('?modo=lista&somenteMinhas=sim');
  expect(asked('despesas.pendentes').at(-1)).toMatchObject({ somenteMinhas: true });
  await expectNoViolations();
});

it('whoever only keeps the expenses withdraws the request here, and decides nothing', async () => {
  const { user, asked } = await openAt('/financial/despesas/aprovar?modo=lista', despesasModule.routes, {
    as: ['admin_financeiro'],
    contract: handlersOf([waiting(1)], { retirarSolicitacao: feitas }),
  });
  await user.click(await selectAll());
  const bar = await chosen();
  expect(within(bar).queryByRole('button', { name: 'APROVAR' })).toBeNull();
  await user.click(within(bar).getByRole('button', { name: 'Retirar solicitação' }));
  const question = await screen.findByRole('dialog', { name: 'Retirar solicitação' });
  await user.click(within(question).getByRole('button', { name: 'Retirar' }));
  await findNotice('1 retirada.');
  expect(asked('despesas.retirarSolicitacao')).toHaveLength(1);
});
