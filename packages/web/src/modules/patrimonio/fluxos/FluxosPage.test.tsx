import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fieldOf,
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
import { bem, fluxo } from '../patrimonio.bens-for-tests.ts';
import { fluxosModule } from './fluxos.routes.tsx';

const FORA = fluxo(3);
const VOLTOU = fluxo(4, {
  ...{ situacao: 'retornado', dataRetorno: '2026-11-17', horaRetorno: '18:00', estadoRetorno: 'Quebrado' },
});

const open = (path = '', fluxos: Handlers['fluxos'] = {}) =>
  openAt(`/patrimonio/controle-de-fluxo${path}`, fluxosModule.routes, {
    as: ['patrimonio'],
    contract: {
      configuracoes: { listas: () => ({ habilitadas: { tiposDeBem: ['Notebook'] }, desabilitadas: {} }) },
      funcionarios: { options: () => ({ itens: [] }) },
      bens: { options: ({ ids }) => ({ itens: [bem(3), bem(4), bem(8)].filter((um) => !ids || ids.includes(um.id)) }) },
      fluxos: {
        list: () => ({ ...pageOf([FORA, VOLTOU]), somas: {} }),
        get: () => FORA,
        reading: () => ({ registro: FORA, historico: { itens: [], total: 0, proximo: null } }),
        historicoAnterior: () => ({ itens: [] }),
        ...fluxos,
      },
    },
  });

it('the list tells what is out and for how long past its day; what came back is not offered to return', async () => {
  const { user } = await open();
  const row = await screen.findByRole('row', { name: /000003/ });
  expect(row.textContent).toMatch(/Camila Prado.*16\/11\/2026 09:00.*18\/11\/2026.*Fora do prazo há 3 dias/);
  expect(screen.getByRole('row', { name: /000004/ }).textContent).toMatch(/17\/11\/2026 18:00.*Retornado/);
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Ações de 000004 · Notebook' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Editar',
    'Histórico de edições',
  ]);
});

/** The picker empties itself for the next one; what was picked stands below it. */
async function take(user: UserEvent, drawer: HTMLElement, numero: string) {
  await user.type(fieldOf(drawer, 'Bens'), numero);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${numero}`) }));
  await within(drawer).findByRole('button', { name: new RegExp(`^Tirar ${numero}`) });
}

it('a movement that is finished is one save: its return is asked for once it is told', async () => {
  const { user, asked } = await open('?registro=novo', { create: () => ({ ids: [FORA.id] }) });
  const drawer = await screen.findByRole('dialog', { name: 'Registrar saída' });
  await take(user, drawer, '000008');
  await user.click(within(drawer).getByRole('button', { name: 'Outra pessoa' }));
  within(drawer).getByText('Sem e-mail: o termo é só em papel, e não há avisos de atraso.');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  expect(fieldError(drawer, 'Responsável')).toBe('Obrigatorio');
  await fill(user, drawer, 'Responsável', 'Renato Vilela');
  await fill(user, drawer, 'E-mail do responsável', 'renato');
  await fill(user, drawer, 'Data de saída', '20112026');
  await fill(user, drawer, 'Hora de saída', '0930');
  expect(within(drawer).queryByLabelText(/Data de retorno/)).toBeNull();
  await user.click(within(drawer).getByRole('switch', { name: 'Já retornou' }));
  await fill(user, drawer, 'Data de retorno', '20112026');
  await fill(user, drawer, 'Hora de retorno', '');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  expect(fieldError(drawer, 'E-mail do responsável')).toBe('Email inválido');
  await fill(user, drawer, 'E-mail do responsável', 'renato@exemplo.org');
  expect(fieldError(drawer, 'Hora de retorno')).toBe('Obrigatorio');
  await fill(user, drawer, 'Hora de retorno', '0800');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  expect(fieldError(drawer, 'Hora de retorno')).toBe('O retorno não pode ser anterior à saída.');
  await fill(user, drawer, 'Hora de retorno', '1800');
  await expectNoViolations();
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Fluxo salvo com sucesso!');
  expect(asked('fluxos.create')).toMatchObject([
    {
      ...{ bens: [bem(8).id], responsavel: 'Renato Vilela', email: 'renato@exemplo.org', jaRetornou: true },
      ...{ dataSaida: '2026-11-20', horaSaida: '09:30', dataRetorno: '2026-11-20', horaRetorno: '18:00' },
    },
  ]);
});

it('what is still out is sent without a return', async () => {
  const { user, asked } = await open('?registro=novo', { create: () => ({ ids: [FORA.id] }) });
  const drawer = await screen.findByRole('dialog', { name: 'Registrar saída' });
  await take(user, drawer, '000008');
  await user.click(within(drawer).getByRole('button', { name: 'Outra pessoa' }));
  await fill(user, drawer, 'Responsável', 'Renato Vilela');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Fluxo salvo com sucesso!');
  expect(asked('fluxos.create')[0]).not.toHaveProperty('dataRetorno');
});

it('a return takes day, hour and state; another day is given for what stays out', async () => {
  const { user, asked } = await open('', { retornar: () => VOLTOU, prorrogar: () => FORA });
  await rowMenu(user, '000003 · Notebook', 'Registrar retorno');
  const drawer = await screen.findByRole('dialog', { name: 'Registrar retorno' });
  within(drawer).getByText('000003 · Notebook · com Camila Prado');
  await fill(user, drawer, 'Data de retorno', '15112026');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  expect(fieldError(drawer, 'Data de retorno')).toBe('O retorno não pode ser anterior à saída.');
  await fill(user, drawer, 'Data de retorno', '20112026');
  await fill(user, drawer, 'Hora de retorno', '1730');
  await user.click(within(drawer).getByRole('radio', { name: 'Regular' }));
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Fluxo salvo com sucesso!');
  expect(asked('fluxos.retornar')).toEqual([
    { id: FORA.id, versao: 3, dataRetorno: '2026-11-20', horaRetorno: '17:30', estadoRetorno: 'Regular' },
  ]);
  await rowMenu(user, '000003 · Notebook', 'Prorrogar');
  const dialog = await screen.findByRole('dialog', { name: 'Prorrogar' });
  await fill(user, dialog, 'Previsão de retorno', '30112026');
  await user.click(within(dialog).getByRole('button', { name: 'Prorrogar' }));
  await findNotice('Previsão de retorno alterada.');
  expect(asked('fluxos.prorrogar')).toEqual([{ id: FORA.id, versao: 3, previsao: '2026-11-30' }]);
});

it('a correction sends what was changed; without its return the asset is out again; an old word stays', async () => {
  const { user, asked } = await open(`?registro=${VOLTOU.id}&editar=1`, { get: () => VOLTOU, update: () => FORA });
  const drawer = await screen.findByRole('dialog', { name: 'Editar fluxo' });
  await waitFor(() => expect(fieldOf(drawer, 'Nº Patrimônio').value).toBe('000004 · Notebook'));
  within(drawer).getByText('No sistema anterior: Quebrado');
  await fill(user, drawer, 'Motivo da movimentação', 'Feira');
  await user.click(within(drawer).getByRole('switch', { name: 'Já retornou' }));
  await choose(user, drawer, 'Nº Patrimônio', '000008 · Notebook', '000008');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Fluxo salvo com sucesso!');
  expect(asked('fluxos.update')).toEqual([
    {
      ...{ id: VOLTOU.id, versao: 3, bemId: bem(8).id, motivoMovimentacao: 'Feira' },
      ...{ dataRetorno: null, horaRetorno: null },
    },
  ]);
});

it('the panel tells who has it and whether they are told; nothing found says so', async () => {
  await open(`?registro=${FORA.id}`);
  const panel = await screen.findByRole('complementary', { name: '000003 · Notebook' });
  await within(panel).findByText('Reunião externa');
  within(panel).getByText('Sem e-mail: o termo é só em papel, e não há avisos de atraso.');
  within(panel).getByRole('button', { name: 'Prorrogar' });
  await expectNoViolations();
});
