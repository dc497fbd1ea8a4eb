import { formatReais, platformErrors, podeDe } from '@sede/domain/kernel';
import {
  AGUARDANDO,
  type Decisao,
  type DespesaCompleta,
  type MotivoDespesa,
} from '@sede/domain/modules/financeiro/despesas';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  findNotice,
  type Handlers,
  openAt,
  screen,
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
    ...given,
  });
const SEM_PAGAMENTOS = { meses: [], quantidade: 0, ultimos: [], mediana: null };
const decisaoDe = (one: DespesaCompleta, given: Partial<Decisao> = {}): Decisao => ({
  despesa: one,
  nomeSolicitante: 'Olívia Prado',
  solicitadoEm: '2026-11-16T12:00:00.000Z',
  mudou: null,
  pagamentos: SEM_PAGAMENTOS,
  ...given,
});
const feitas = ({ ids = [] }: { ids?: string[] }) => ({ feitas: ids, recusadas: [] });

function openQueue(
  records: DespesaCompleta[],
  more: Handlers['despesas'] = {},
  search = '',
  as: 'aprovador' | 'admin_financeiro' = 'aprovador',
) {
  const one = (id: string) => records.find((record) => record.id === id) ?? waiting(1);
  const contract = handlersOf(records, {
    decisao: ({ id }) => decisaoDe(one(id)),
    decididasHoje: () => ({ aprovadas: 6, negadas: 1 }),
    ...more,
  });
  return openAt(`/financial/despesas/aprovar${search}`, despesasModule.routes, {
    as: [as],
    contract: { ...contract, atos: { desfazer: () => ({ feitas: [records[0]?.id ?? ''], recusadas: [] }) } },
  });
}
const record = () => screen.findByRole('region', { name: 'Em decisão' });
const heading = async (name: string) => within(await record()).findByRole('heading', { name });

it('ten are approved with ten keys, each on the version that was seen, and each goes on to the next', async () => {
  const ten = Array.from({ length: 10 }, (_, n) => waiting(n + 1));
  const { user, asked } = await openQueue(ten, { aprovar: feitas });
  let keys = 0;
  for (const one of ten) {
    await heading(one.itemDespesa);
    await user.keyboard('a');
    keys += 1;
    await waitFor(() => expect(asked('despesas.aprovar')).toHaveLength(keys));
  }
  await screen.findByText(/^Nenhuma despesa aguarda aprovação/);
  expect(keys).toBeLessThanOrEqual(12);
  expect(asked('despesas.aprovar')).toEqual(ten.map(({ id, versao }) => ({ ids: [id], versoes: { [id]: versao } })));
});

it('says what was decided and which comes next; U brings it back, open', async () => {
  const { user, asked } = await openQueue([waiting(1), waiting(2)], { aprovar: feitas });
  await heading('Item 1');
  screen.getByText('Hoje: 6 aprovadas, 1 negada');
  await expectNoViolations();
  await user.keyboard('a');
  await screen.findByText(/^Aprovada: Item 1 · .* Próxima: Item 2\.$/);
  await heading('Item 2');
  await user.keyboard('u');
  await findNotice('Desfeito.');
  await heading('Item 1');
  expect(asked('atos.desfazer')).toMatchObject([{ operacao: 'despesas.aprovar' }]);
});

it('N asks for the reason in the buttons’ place; only with one does Ctrl+Enter deny; letters are text there', async () => {
  const { user, asked } = await openQueue([waiting(1), waiting(2)], { negar: feitas });
  await heading('Item 1');
  await user.keyboard('n');
  const reason = await screen.findByRole('textbox', { name: 'Motivo da negação' });
  expect(document.activeElement).toBe(reason);
  expect(screen.getByRole('button', { name: 'Negar' })).toHaveProperty('disabled', true);
  await expectNoViolations();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(asked('despesas.negar')).toEqual([]);
  await user.keyboard('falta a nota');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await heading('Item 2');
  expect(asked('despesas.negar')).toMatchObject([{ motivo: 'falta a nota' }]);
  await user.keyboard('n');
  await user.click(await screen.findByRole('button', { name: 'Valor diverge' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Motivo da negação' })).toBeNull());
  expect(asked('despesas.negar')).toHaveLength(1);
});

it('a denial taken back is open again as it stood: its buttons, not the reason, and nobody has changed it', async () => {
  const one = waiting(1);
  let now = one;
  const { user } = await openQueue([one, waiting(2)], {
    decisao: ({ id }) => decisaoDe(id === one.id ? now : waiting(2)),
    negar: (input) => {
      now = { ...one, versao: one.versao + 2 };
      return feitas(input);
    },
  });
  await heading('Item 1');
  await user.keyboard('n');
  await user.type(await screen.findByRole('textbox', { name: 'Motivo da negação' }), 'falta a nota');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await heading('Item 2');
  await user.keyboard('u');
  await findNotice('Desfeito.');
  await heading('Item 1');
  await within(await record()).findByRole('button', { name: /^Negar/ });
  expect(screen.queryByRole('textbox', { name: 'Motivo da negação' })).toBeNull();
  expect(screen.queryByText('Esta despesa mudou enquanto você a lia.')).toBeNull();
});

it('arrows go on and back without deciding; an address opens one of them', async () => {
  const [one, two, three] = [waiting(1), waiting(2), waiting(3)];
  const { user, asked } = await openQueue([one, two, three], { aprovar: feitas }, `?registro=${two.id}`);
  await heading('Item 2');
  await user.keyboard('{ArrowDown}');
  await heading('Item 3');
  expect(window.location.search).toContain(three.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await heading('Item 1');
  expect(asked('despesas.aprovar')).toEqual([]);
});

it('a refusal tells why, stays, and shows the expense as it is now', async () => {
  const one = waiting(1);
  let now = one;
  const { user } = await openQueue([one, waiting(2)], {
    decisao: () => decisaoDe(now),
    aprovar: () => {
      now = { ...one, versao: 9, descricao: 'Conta corrigida' };
      const { code, message } = platformErrors.versao_conflito({ values: { nome: 'Bruno', hora: '12:00' } });
      return { feitas: [], recusadas: [{ id: one.id, code, message }] };
    },
  });
  await heading('Item 1');
  await user.keyboard('a');
  await findNotice('Este registro foi alterado por Bruno às 12:00.');
  await within(await record()).findByText('Conta corrigida');
});

it('tells what changed since the request, before what it is now', async () => {
  await openQueue([waiting(1)], {
    decisao: () =>
      decisaoDe(waiting(1), {
        mudou: {
          desde: '2026-11-16T12:00:00.000Z',
          em: '2026-11-19T18:02:00.000Z',
          por: 'Marina Alves',
          mudancas: [{ campo: 'valor', rotulo: 'Valor', de: '12.300,00', para: '12.500,00' }],
          anexosNovos: ['relatorio-10.pdf'],
          anexosRetirados: [],
        },
        pagamentos: {
          meses: [{ mes: '2026-10', valor: 400_00 }],
          quantidade: 1,
          ultimos: [{ id: 'x', data: '2026-10-24', valor: 400_00 }],
          mediana: 400_00,
        },
      }),
  });
  const changes = await screen.findByRole('region', { name: 'Mudou desde o pedido' });
  expect(changes.textContent).toMatch(/16\/11\/2026.*Marina Alves.*Valor.*12\.300,00.*12\.500,00.*relatorio-10\.pdf/);
  await screen.findByText('25% acima da mediana, 400,00');
  await expectNoViolations();
});

it('who may not decide reads the same page, with the reason or without buttons', async () => {
  const blocked = waiting(1, { pode: podeDe<'aprovar', MotivoDespesa>({ aprovar: 'solicitou' }) });
  const { user, asked } = await openQueue([blocked], { aprovar: feitas });
  await screen.findByText('Quem solicitou a aprovação não pode aprovar.');
  await user.keyboard('a');
  expect(asked('despesas.aprovar')).toEqual([]);
});

it('finance reads it and withdraws the request, and is offered no decision', async () => {
  await openQueue([waiting(1)], {}, '', 'admin_financeiro');
  await heading('Item 1');
  screen.getByRole('button', { name: 'Retirar solicitação' });
  expect(screen.queryByRole('button', { name: /Aprovar/ })).toBeNull();
});

it('where nothing waits it says so', async () => {
  await openQueue([], {}, '?somenteMinhas=sim');
  await screen.findByText('Nenhuma despesa espera a sua aprovação.');
  await expectNoViolations();
});

it('the contract of an expense stands among its data, with what is left of it', async () => {
  const contrato = { id: '0198c0de-0000-7000-8000-0000000000c1', numeroContrato: '0042/2026', nome: 'Boletim mensal' };
  await openQueue([waiting(1, { contrato: { ...contrato, saldo: 150_00 } })]);
  await heading('Item 1');
  const line = await within(await record()).findByText('0042/2026 · Boletim mensal', { exact: false });
  expect(line.textContent).toBe(`0042/2026 · Boletim mensal saldo ${formatReais(150_00)}`);
  // An approver may not open the contract itself.
  expect(screen.queryByRole('link', { name: /Boletim/ })).toBeNull();
});
