import { platformErrors, podeDe } from '@sede/domain/kernel';
import {
  consignacoesErrors,
  type Inativacao,
  type MotivoConsignacao,
  type Resultado,
} from '@sede/domain/modules/filiados/consignacoes';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { consignacoesModule } from './consignacoes.routes.tsx';
import { id, MES, painel, resultado } from './consignacoes-for-tests.ts';

const SOMAS = { esperado: 0, descontado: 0, diferenca: 0 };
const rows: Resultado[] = [
  resultado(1),
  resultado(2, { processos: 2 }),
  resultado(3, { codigo: 'valor_diferente', descontado: 9410, diferenca: -7210, esperado: 16_620 }),
  resultado(4, { codigo: 'desfiliado', filiadoId: id(104), esperado: null, descontado: 15_275, linha: 88 }),
];
const openPage = (over: Handlers['consignacoes'] = {}, at = '/Consignacao') =>
  openAt(at, consignacoesModule.routes, {
    as: ['consignacao'],
    contract: { consignacoes: { painel: () => painel(), list: () => pageOf(rows, SOMAS), ...over } },
  });
type Page = Awaited<ReturnType<typeof openPage>>;
async function select({ user }: Page, ...numbers: number[]) {
  for (const n of numbers)
    await user.click(await screen.findByRole('checkbox', { name: `Selecionar Filiado Número ${n}` }));
}
const bar = () => within(screen.getByRole('region', { name: 'Linhas selecionadas' }));
const done = (...ids: string[]) => ({ feitas: ids, recusadas: [] });

it('the chips count the month by code and filter by it; A tratar and Todas are two of them', async () => {
  const { user, asked } = await openPage();
  const chips = within(await screen.findByRole('group', { name: 'Ocorrências por código' }));
  expect(chips.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    ...['Todas 69', 'A tratar 61', 'Não descontado 41', 'Sem cadastro 6'],
  ]);
  expect(chips.getByRole('radio', { name: 'Todas 69' })).toHaveProperty('checked', true);
  await user.click(chips.getByRole('radio', { name: 'Não descontado 41' }));
  await waitFor(() =>
    expect(asked('consignacoes.list').at(-1)).toMatchObject({ competencia: MES, codigo: ['nao_descontado'] }),
  );
  await user.click(chips.getByRole('radio', { name: 'A tratar 61' }));
  await waitFor(() => expect(asked('consignacoes.list').at(-1)).toMatchObject({ tratado: false }));
  expect(asked('consignacoes.list').at(-1)).not.toHaveProperty('codigo');
  await user.click(chips.getByRole('radio', { name: 'Todas 69' }));
  await waitFor(() => expect(chips.getByRole('radio', { name: 'Todas 69' })).toHaveProperty('checked', true));
  expect(location.search).toBe('');
});

it('the address of the worklist opens on what nobody has treated, filtered by house and treatment too', async () => {
  const { asked } = await openPage({}, '/Consignacao?tratado=nao&casa=TCU&tratamento=inativar&competencia=2026-10');
  await screen.findByText('Filiado Número 1');
  expect(asked('consignacoes.list').at(-1)).toMatchObject({
    ...{ tratado: false, casa: ['TCU'], tratamento: ['inativar'], competencia: MES },
  });
});

it('one is treated from its row: what the check knows, treatment, cause, note', async () => {
  const { user, asked } = await openPage({ tratar: ({ alvos }) => done(...alvos.map((um) => um.id)) });
  await user.click(await screen.findByRole('button', { name: 'Tratar Filiado Número 4' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filiado Número 4' });
  within(dialog).getByText('529.982.247-25');
  within(dialog).getByText('Linha do arquivo');
  expect(within(dialog).getByRole('button', { name: 'Registrar' })).toHaveProperty('disabled', true);
  await choose(user, dialog, 'Tratamento', 'Devolver');
  await choose(user, dialog, 'Causa', 'Cancelou o desconto');
  await fill(user, dialog, 'Nota', 'Saiu em 12/09/2026');
  await expectNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Registrar' }));
  await findNotice('Tratamento registrado.');
  expect(asked('consignacoes.tratar')).toEqual([
    {
      ...{ alvos: [{ id: id(4), versao: 0 }], tratamento: 'devolver', causa: 'cancelou' },
      nota: 'Saiu em 12/09/2026',
    },
  ]);
});

it('many are treated at once, with the sum that was not deducted; who was refused is named', async () => {
  const page = await openPage({
    tratar: () => ({
      feitas: [id(1)],
      recusadas: [
        { id: id(2), code: 'plataforma.versao_conflito', message: 'Alterado por Ana às 09:00.' },
        { id: id(3), code: 'consignacoes.estado', message: 'Esta linha não é uma ocorrência.' },
      ],
    }),
  });
  const { user, asked } = page;
  await select(page, 1, 2, 3);
  expect(bar().getByText('R$ 446,90')).toBeTruthy();
  await user.click(bar().getByRole('button', { name: 'Tratar…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tratar 3 ocorrências' });
  await choose(user, dialog, 'Tratamento', 'Contatar');
  await user.click(within(dialog).getByRole('button', { name: 'Registrar' }));
  const told = await screen.findByRole('dialog', { name: 'Nem todas foram aceitas' });
  within(told).getByText('Filiado Número 2: Alterado por Ana às 09:00.');
  await user.click(within(told).getByRole('button', { name: 'Entendi' }));
  expect(asked('consignacoes.tratar')).toMatchObject([{ tratamento: 'contatar', causa: null, nota: null }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Linhas selecionadas' })).toBeNull());
});

it('boleto takes members alone, and says what it does to the record', async () => {
  const page = await openPage({ tratar: ({ alvos }) => done(...alvos.map((um) => um.id)) });
  const { user, asked } = page;
  await select(page, 1, 4);
  await user.click(bar().getByRole('button', { name: 'Passar a boleto… (1 de 2)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filiado Número 1' });
  within(dialog).getByText('A forma de pagamento da ficha passa a Boleto.');
  await user.click(within(dialog).getByRole('button', { name: 'Passar a boleto' }));
  await findNotice('Tratamento registrado.');
  expect(asked('consignacoes.tratar')).toMatchObject([
    { alvos: [{ id: id(1), versao: 0 }], tratamento: 'passar_a_boleto' },
  ]);
});

const soDesfazer = (desfazer: MotivoConsignacao | null) => podeDe<'desfazer', MotivoConsignacao>({ desfazer });
const lote = (over: Partial<Inativacao> = {}): Inativacao => ({
  ...{ id: id(900), versao: 1, competencia: MES, causa: 'cancelou', por: 'Carla', em: '2026-11-21T12:00:00.000Z' },
  ...{ quantos: 2, ate: '2026-12-21', desfeitaEm: null, pode: soDesfazer(null) },
  ...over,
});

it('only Não descontado are made inactive: those with cases ticked apart, their number typed; undone from the notice', async () => {
  const page = await openPage({
    inativar: () => lote(),
    desfazerInativacao: () => ({ voltaram: 1, ficaram: 1 }),
  });
  const { user, asked } = page;
  await select(page, 1, 2, 3);
  await user.click(bar().getByRole('button', { name: 'Inativar… (2 de 3)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Inativar · outubro/2026' });
  expect(within(dialog).getByRole('list', { name: 'Serão inativados' }).textContent).toBe('Filiado Número 1');
  await choose(user, dialog, 'Causa', 'Cancelou o desconto');
  await fill(user, dialog, 'Quantos filiados', '2');
  await user.click(within(dialog).getByRole('button', { name: 'Inativar' }));
  await within(dialog).findByText('Digite 1 para confirmar.');
  expect(asked('consignacoes.inativar')).toEqual([]);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Filiado Número 2 · 2 processos' }));
  await expectNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Inativar' }));
  await findNotice('2 filiados inativados.');
  expect(asked('consignacoes.inativar')).toEqual([
    { ids: [id(1), id(2)], causa: 'cancelou', quantos: 2, comProcessos: [id(2)] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  const undo = await screen.findByRole('dialog', { name: 'Desfazer inativação' });
  await user.click(within(undo).getByRole('button', { name: 'Desfazer' }));
  await findNotice('Inativação desfeita. Um mudou desde então e ficou como está.');
  expect(asked('consignacoes.desfazerInativacao')).toEqual([{ id: id(900), versao: 1 }]);
});

it('who is inactive already cannot be made so; a refusal stands in the words of the text', async () => {
  let error = consignacoesErrors.inativar({ values: { motivo: 'a lista mudou. Abra-a de novo.' } });
  const page = await openPage({
    list: () => pageOf([resultado(1), resultado(5, { situacao: 'INATIVO' })], SOMAS),
    inativar: () => {
      throw error;
    },
  });
  const { user } = page;
  await select(page, 1, 5);
  await user.click(bar().getByRole('button', { name: 'Inativar… (1 de 2)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Inativar · outubro/2026' });
  await choose(user, dialog, 'Causa', 'Licença');
  await fill(user, dialog, 'Quantos filiados', '1');
  await user.click(within(dialog).getByRole('button', { name: 'Inativar' }));
  await within(dialog).findByText('Erro ao inativar filiados: a lista mudou. Abra-a de novo.');
  error = platformErrors.interno();
  await user.click(within(dialog).getByRole('button', { name: 'Inativar' }));
  await within(dialog).findByText(/^Erro ao inativar filiados: (?!a lista)/);
});

it('an inactive member who was deducted is offered the situation before', async () => {
  const { user, asked } = await openPage({
    list: () => pageOf([resultado(6, { codigo: 'inativo', situacao: 'INATIVO' })], SOMAS),
    reativar: () => ({ id: id(106) }),
  });
  await rowMenu(user, 'Filiado Número 6', 'Reativar…');
  const dialog = await screen.findByRole('dialog', { name: 'Reativar' });
  await user.click(within(dialog).getByRole('button', { name: 'Reativar' }));
  await findNotice('Filiado reativado.');
  expect(asked('consignacoes.reativar')).toEqual([{ resultado: id(6) }]);
});

it('the batches of the last months are listed; one past its thirty days says so', async () => {
  const late = lote({ id: id(901), em: '2026-09-01T12:00:00.000Z', pode: soDesfazer('prazo') });
  const { user } = await openPage({ inativacoes: () => ({ itens: [lote(), late] }) });
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Inativações' }));
  const dialog = await screen.findByRole('dialog', { name: 'Inativações' });
  await within(dialog).findByRole('button', { name: 'Desfazer: 21/11/2026 09:00' });
  const past = within(dialog).getByRole('button', { name: 'Desfazer: 01/09/2026 09:00' });
  expect([past.getAttribute('aria-disabled'), past.title]).toEqual([
    'true',
    'Passaram-se mais de 30 dias da inativação.',
  ]);
  await expectNoViolations();
});

it('a filter that finds nothing says what hides, a list that fails is tried again', async () => {
  let broken = true;
  const { user } = await openPage(
    {
      list: () => {
        if (broken) throw platformErrors.interno();
        return pageOf([], SOMAS);
      },
    },
    '/Consignacao?casa=TCU',
  );
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  broken = false;
  await user.click(again);
  await screen.findByRole('button', { name: 'Retirar Casa: TCU' });
});

it('the reader sees who was not deducted and nothing more: no CPF, no uploads, no selection', async () => {
  const { asked, calls, user } = await openAt('/Consignacao', consignacoesModule.routes, {
    as: ['visualizador_consignacao'],
    contract: {
      consignacoes: {
        naoConsignados: () =>
          pageOf([
            {
              ...{ id: id(1), nome: 'MARIA HELENA DUARTE', casa: 'SENADO' as const, matricula: '24871' },
              ...{ esperado: 18_740, meses: 2, processos: 1, competencia: MES, situacao: 'APOSENTADO' },
            },
          ]),
      },
    },
  });
  await screen.findByText('Maria Helena Duarte');
  screen.getByText('1 filiado não consignado · outubro/2026');
  screen.getByText('Aposentado');
  for (const role of ['checkbox', 'region'] as const)
    expect(screen.queryByRole(role, { name: /Selecionar|Câmara/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Verificar|Tratar|Inativar/ })).toBeNull();
  expect(screen.queryByText('CPF')).toBeNull();
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Mês anterior' }));
  await waitFor(() => expect(asked('consignacoes.naoConsignados').at(-1)).toMatchObject({ competencia: '2026-09' }));
  expect(new Set(calls.map(({ operation }) => operation))).toEqual(new Set(['consignacoes.naoConsignados']));
});
