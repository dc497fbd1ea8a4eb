import { type Evento, eventosRegister } from '@sede/domain/modules/financeiro/eventos';
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
  readingOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { eventosModule } from './eventos.routes.tsx';

const ROTULO = 'Documento ou contrato';
const DOCUMENTO = '0198c0de-0000-7000-8000-000000000201';
const CONGRESSO: Evento = {
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 2,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  tipo: 'Próprio',
  nome: 'Congresso',
  areas: ['Defesa'],
  descricao: null,
  dataInicio: '2026-02-25',
  dataFim: null,
  publicosAlvo: [],
  responsaveis: null,
  relacaoDocumentos: false,
  idDocumento: null,
  nomeDocumento: null,
  idContrato: null,
  nomeContrato: null,
  desabilitado: false,
};

const openPage = (eventos: Handlers['eventos'] = {}, more: Handlers = {}, search = '') =>
  openAt(`/eventos${search}`, eventosModule.routes, {
    as: ['gestor_evento'],
    contract: {
      ...more,
      eventos: {
        list: () => pageOf([CONGRESSO]),
        get: () => CONGRESSO,
        reading: () => readingOf(CONGRESSO),
        ...eventos,
      },
    },
  });

it('an event is registered: a day that does not exist and an end before the beginning are told at their field', async () => {
  const { user, asked } = await openPage({ create: (input) => ({ ...CONGRESSO, ...input }) });
  const row = await screen.findByRole('row', { name: /Congresso/ });
  for (const text of ['25/02/2026', 'Próprio', 'Defesa', 'Habilitado']) within(row).getByText(text);
  await user.click(screen.getByRole('button', { name: 'Cadastrar evento' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar evento' });
  const save = within(drawer).getByRole('button', { name: 'Salvar' });
  await user.click(within(drawer).getByRole('radio', { name: 'Patrocinado' }));
  await fill(user, drawer, 'Nome', 'Jornada');
  await fill(user, drawer, 'Início', '31022026');
  await fill(user, drawer, 'Fim', '24022026');
  await user.click(save);
  await waitFor(() => expect(fieldError(drawer, 'Início')).toBe('Data inválida'));
  await fill(user, drawer, 'Início', '25022026');
  await user.click(save);
  await waitFor(() => expect(fieldError(drawer, 'Fim')).toBe('A data final deve ser igual ou posterior à inicial.'));
  await expectNoViolations();
  await fill(user, drawer, 'Fim', '28022026');
  await user.click(within(drawer).getByRole('checkbox', { name: 'Benefício' }));
  await user.click(save);
  await findNotice('Evento salvo com sucesso!');
  expect(asked('eventos.create')).toMatchObject([
    { tipo: 'Patrocinado', nome: 'Jornada', dataInicio: '2026-02-25', dataFim: '2026-02-28', areas: ['Benefício'] },
  ]);
});

it('an event related to a document asks for which one, and sends it', async () => {
  const documentos: Handlers = {
    documentos: { options: () => ({ itens: [{ id: DOCUMENTO, nome: 'Alvará', desabilitado: false }] }) },
    contratos: { options: () => ({ itens: [] }) },
  };
  const { user, asked } = await openPage({ update: () => ({ ...CONGRESSO, versao: 3 }) }, documentos);
  await rowMenu(user, 'Congresso', 'Editar');
  const drawer = await screen.findByRole('dialog', { name: 'Editar evento' });
  const related = within(drawer).getByRole('switch', { name: 'Relacionado a documento' });
  await user.click(related);
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(fieldError(drawer, ROTULO)).toBe('Obrigatório'));
  await choose(user, drawer, ROTULO, 'Alvará', 'Alvar');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Evento salvo com sucesso!');
  expect(asked('eventos.update')).toEqual([
    { id: CONGRESSO.id, versao: 2, relacaoDocumentos: true, idDocumento: DOCUMENTO },
  ]);
});

it('one picker finds documents and contracts; choosing one of the other kind lets go of the first', async () => {
  const contrato = {
    ...{ id: '0198c0de-0000-7000-8000-0000000000c1', numeroContrato: '0042/2026', nome: 'Alambrado' },
    ...{ tipoObjeto: 'Contrato' as const, contratado: 'Cercas', dataInicio: '2025-01-01', dataFim: '2026-12-31' },
    ...{ situacao: 'Vigente' as const, vencido: false, doBeneficiario: false },
  };
  const ligado = { ...CONGRESSO, relacaoDocumentos: true, idDocumento: DOCUMENTO, nomeDocumento: 'Alvará' };
  const { user, asked } = await openPage(
    { get: () => ligado, update: () => ({ ...ligado, versao: 3 }) },
    {
      documentos: { options: () => ({ itens: [{ id: DOCUMENTO, nome: 'Alvará', desabilitado: false }] }) },
      contratos: { options: () => ({ itens: [contrato] }) },
    },
  );
  await rowMenu(user, 'Congresso', 'Editar');
  const drawer = await screen.findByRole('dialog', { name: 'Editar evento' });
  await waitFor(() => expect(fieldOf(drawer, ROTULO).value).toBe('Alvará'));
  await choose(user, drawer, ROTULO, '0042/2026 · Alambrado', 'Ala');
  await expectNoViolations();
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Evento salvo com sucesso!');
  expect(asked('eventos.update')).toEqual([
    { id: CONGRESSO.id, versao: 2, idDocumento: null, idContrato: contrato.id },
  ]);
});

it.each(Object.entries(eventosRegister.inUse))(
  'one in use (%s) is not deleted, in the words of the spec',
  async (code) => {
    const refused = eventosRegister.errors[code as keyof typeof eventosRegister.errors]; // one of the codes above
    const { user } = await openPage({
      remove: () => {
        throw refused();
      },
    });
    await rowMenu(user, 'Congresso', 'Excluir');
    const question = await screen.findByRole('dialog', { name: 'Excluir evento' });
    within(question).getByText('Confirma a exclusão permanente do evento?');
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    expect((await within(question).findByRole('alert')).textContent).toBe(refused().message);
  },
);

it('whoever only sees events neither registers nor changes one', async () => {
  await openAt('/eventos', eventosModule.routes, {
    as: ['visualizador_evento'],
    contract: { eventos: { list: () => pageOf([CONGRESSO]) } },
  });
  await screen.findByRole('row', { name: /Congresso/ });
  expect(screen.queryByRole('button', { name: 'Cadastrar evento' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
});
