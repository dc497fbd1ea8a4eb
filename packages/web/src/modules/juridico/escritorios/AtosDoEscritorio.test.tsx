import type { Ligacoes } from '@sede/domain/modules/juridico/escritorios';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  readingOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { escritoriosModule } from './escritorios.routes.tsx';

const registro = { versao: 3, criadoEm: '2026-11-01T12:00:00.000Z', atualizadoEm: '2026-11-01T12:00:00.000Z' };
const PRADO = {
  ...registro,
  ...{ id: '0198c0de-0000-7000-8000-000000000001', nome: 'Advocacia Prado', email: 'agenda@prado.example' },
  ...{ nomeDestinatario: 'Inês Prado', localPadrao: null, desabilitado: false },
};
const REIS = { ...PRADO, id: '0198c0de-0000-7000-8000-000000000002', nome: 'Advocacia Reis' };
const LIGACOES: Ligacoes = {
  atendimentos: { abertos: 12, encerrados: 340 },
  processos: { abertos: 1, encerrados: 1 },
  desatualizados: { atendimentos: 12, processos: 0 },
  agendas: 2,
  usuarios: [
    { nome: 'Paula Prado', perde: 'conta' },
    { nome: 'Leo Leal', perde: 'vinculo' },
  ],
};

const openPage = (escritorios: Handlers['escritorios'] = {}) =>
  openAt('/juridico/escritorios', escritoriosModule.routes, {
    as: ['juridico'],
    contract: {
      escritorios: {
        list: () => pageOf([PRADO, REIS]),
        get: () => PRADO,
        reading: () => readingOf(PRADO),
        ligacoes: () => LIGACOES,
        options: () => ({ itens: [PRADO, REIS].map(({ id, nome, desabilitado }) => ({ id, nome, desabilitado })) }),
        ...escritorios,
      },
    },
  });

it('what is open goes to another office, with the agendas unless somebody says otherwise', async () => {
  const { user, asked } = await openPage({
    transferir: () => ({ atendimentos: 12, processos: 1, agendas: 0, semHorario: 9, repetidos: 1 }),
  });
  await rowMenu(user, PRADO.nome, 'Transferir para outro escritório…');
  const dialog = await screen.findByRole('dialog', { name: 'Transferir para outro escritório' });
  await within(dialog).findByText('Atendimentos: 12 em aberto mudam, 340 encerrados ficam');
  within(dialog).getByText('Processos: 1 em aberto muda, 1 encerrado fica');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Transferir' }).disabled).toBe(true);
  await choose(user, dialog, 'Escritório de destino', REIS.nome);
  await user.click(within(dialog).getByRole('switch', { name: /^Levar também as 2 agendas/ }));
  await expectNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
  await findNotice(
    'Transferidos: 12 atendimentos e 1 processo. 9 ficaram sem horário na agenda. 1 processo tem um número que o escritório de destino já tinha: confira pela busca.',
  );
  expect(asked('escritorios.transferir')).toEqual([{ id: PRADO.id, versao: 3, destinoId: REIS.id, comAgendas: false }]);
});

it('disabling asks whether its users’ access ends too, yes unless somebody says otherwise, and says whose', async () => {
  const { user, asked } = await openPage({ desabilitar: () => ({ ...PRADO, desabilitado: true }) });
  await rowMenu(user, PRADO.nome, 'Desabilitar');
  const dialog = await screen.findByRole('dialog', { name: 'Desabilitar escritório' });
  await within(dialog).findByText('Paula Prado: a conta é desabilitada');
  within(dialog).getByText('Leo Leal: deixa de ser deste escritório');
  await expectNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Desabilitar' }));
  await findNotice('Escritório desabilitado.');
  await rowMenu(user, PRADO.nome, 'Desabilitar');
  const outra = await screen.findByRole('dialog', { name: 'Desabilitar escritório' });
  await user.click(await within(outra).findByRole('switch', { name: 'Encerrar também o acesso dos seus usuários' }));
  await user.click(within(outra).getByRole('button', { name: 'Desabilitar' }));
  await waitFor(() =>
    expect(asked('escritorios.desabilitar')).toEqual([
      { id: PRADO.id, versao: 3, encerrarAcesso: true },
      { id: PRADO.id, versao: 3, encerrarAcesso: false },
    ]),
  );
});

it('a changed e-mail asks about what is open, in words with counts; where nothing would change it asks nothing', async () => {
  let salvo = PRADO;
  const { user, asked } = await openPage({
    get: () => salvo,
    update: ({ email }) => {
      salvo = { ...PRADO, versao: 4, email: email ?? PRADO.email };
      return salvo;
    },
    atualizarHistorico: () => ({ mudados: 12 }),
  });
  await rowMenu(user, PRADO.nome, 'Editar');
  const drawer = await screen.findByRole('dialog', { name: 'Editar escritório' });
  await fill(user, drawer, 'E-mail', 'novo@prado.example');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  const question = await screen.findByRole('dialog', { name: 'Histórico do escritório' });
  within(question).getByText('Deseja atualizar o histórico do escritório em atendimentos?');
  within(question).getByText('12 em aberto mudam, 340 encerrados ficam');
  await user.click(within(question).getByRole('button', { name: 'Sim' }));
  await findNotice('Histórico atualizado com sucesso!');
  expect(asked('escritorios.atualizarHistorico')).toEqual([{ id: PRADO.id, versao: 4, onde: 'atendimentos' }]);
  expect(screen.queryByText('Deseja atualizar o histórico do escritório em processos?')).toBeNull();
});
