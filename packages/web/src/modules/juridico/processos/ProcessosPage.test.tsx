import { processosErrors } from '@sede/domain/modules/juridico/processos';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { PROCESSOS, PROCESSOS_DO_ESCRITORIO, processoPath } from './processos.paths.ts';
import { processosModule } from './processos.routes.tsx';
import {
  ANDAMENTOS,
  ATENDIMENTO,
  EMBARGOS,
  ESCRITORIO,
  FILIADOS,
  LISTADO,
  MANIFESTACAO,
  OBJETO,
  PROCESSO,
  podeDoEscritorio,
  podeMenos,
  podeNada,
} from './processos-for-tests.ts';

const NUMERO = '1023344-75.2021.4.01.3400';

const openList = (
  processos: Handlers['processos'] = {},
  { as = 'juridico', at = PROCESSOS, phone = false }: { as?: Papel; at?: string; phone?: boolean } = {},
) =>
  openAt(at, processosModule.routes, {
    ...{ as: [as], phone, session: { sindicato: SINDICATO } },
    contract: {
      escritorios: { options: () => ({ itens: [ESCRITORIO] }) },
      objetosProcesso: { options: () => ({ itens: [OBJETO] }) },
      atendimentos: { list: () => pageOf([ATENDIMENTO]) },
      prazos: { list: () => pageOf([]) },
      temas: { doProcesso: () => ({ itens: [] }) },
      processos: {
        list: () => pageOf([LISTADO]),
        get: () => PROCESSO,
        andamentos: () => ANDAMENTOS,
        filiados: () => FILIADOS,
        ...processos,
      },
    },
  });
type Papel = 'juridico' | 'visualizador_juridico' | 'escritorio_juridico';
const SINDICATO = {
  ...{ nome: 'Sindicato Exemplo', sigla: 'Sindex', telefone: '', email: '', serviceDesk: '', marca: 'Sindex' },
  ...{ cores: [], logo: null },
};

const columns = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent?.trim())
    .filter(Boolean);

it('lists cases with their columns: names and how many more, what came over incomplete, what has no CNJ number', async () => {
  await openList({
    list: () =>
      pageOf([
        { ...LISTADO, formatoAntigo: true, aConferir: ['dataProtocolo'] },
        {
          ...LISTADO,
          ...{ id: '0198c0de-0000-7000-8000-0000000000a2', numero: '2026/0003', tipo: 'Procedimento' as const },
          ...{ filiados: 0, nomes: [], filiadosIndeterminados: true, orgaos: ['CAMARA' as const, 'TCU' as const] },
        },
      ]),
  });
  const row = await screen.findByRole('row', { name: new RegExp(NUMERO) });
  for (const text of ['Judicial', 'Adalberto Nunes, Alba Torquato, Anselmo Pontes e mais 2', OBJETO.descricao])
    within(row).getByText(text);
  for (const text of ['TRF1', ESCRITORIO.nome, '14/05/2021', 'Em andamento', 'Formato antigo', 'A conferir'])
    within(row).getByText(text);
  within(row).getByText('48.310.240,00');
  within(row).getByText('27/11/2026');
  const outra = screen.getByRole('row', { name: /2026\/0003/ });
  for (const text of ['Indeterminados', 'Câmara', 'TCU']) within(outra).getByText(text);
  expect(columns()).toEqual(
    expect.arrayContaining([
      ...['Tipo', 'Número', 'Filiados', 'Objeto', 'Tribunal/Órgão', 'Escritório', 'Protocolo', 'Situação'],
      ...['Valor da causa', 'Próximo prazo'],
    ]),
  );
  await expectNoViolations();
});

it('the address is the text’s: the situation by its label, the days as milliseconds, the old situations as closed ones', async () => {
  const { asked } = await openList(
    {},
    { at: `${PROCESSOS}?situacao=Conclu%C3%ADdo&fromDate=1767236400000&toDate=1769828400000` },
  );
  await screen.findByRole('row', { name: new RegExp(NUMERO) });
  expect(asked('processos.list').at(-1)).toMatchObject({
    situacao: ['Encerrado'],
    dataDe: '2026-01-01',
    dataAte: '2026-01-31',
  });
});

it('what nobody can read in the address is dropped, and said', async () => {
  const { asked } = await openList({}, { at: `${PROCESSOS}?situacao=Perdido&fromDate=ontem` });
  await findNotice('Parte do endereço não pôde ser lida e foi ignorada.');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(asked('processos.list').at(-1)).not.toHaveProperty('dataDe');
});

it('a row unfolds to the events and the statements', async () => {
  const { user, asked } = await openList({
    andamentos: ({ tipo }) => ({ itens: tipo === 'evento' ? [EMBARGOS] : [MANIFESTACAO], proximo: null }),
  });
  await user.click(await screen.findByRole('button', { name: `Detalhes de ${NUMERO}` }));
  const eventos = await screen.findByRole('region', { name: 'EVENTOS DO PROCESSO' });
  await within(eventos).findByText('Embargos à execução recebidos');
  for (const text of ['18/11/2026', 'Comunicado', 'Recebidos sem efeito suspensivo.']) within(eventos).getByText(text);
  const manifestacoes = screen.getByRole('region', { name: 'MANIFESTAÇÕES' });
  await within(manifestacoes).findByText('De acordo com o acordo parcial.');
  expect(asked('processos.andamentos')).toEqual(
    expect.arrayContaining([
      { id: LISTADO.id, tipo: 'evento' },
      { id: LISTADO.id, tipo: 'manifestacao' },
    ]),
  );
});

it('a case without either says so', async () => {
  const { user } = await openList({ andamentos: () => ({ itens: [], proximo: null }) });
  await user.click(await screen.findByRole('button', { name: `Detalhes de ${NUMERO}` }));
  await screen.findByText('Nenhum evento cadastrado');
  await screen.findByText('Nenhuma manifestação cadastrada');
});

it('is sent for a statement after the question of the text; the notice says who is waited for', async () => {
  const { user, asked } = await openList({ enviarManifestacao: () => PROCESSO });
  await rowMenu(user, NUMERO, 'Enviar para manifestação');
  const question = await screen.findByRole('dialog', { name: 'Enviar para manifestação' });
  within(question).getByText(`Confirma o envio do processo ${NUMERO} para manifestação?`);
  await user.click(within(question).getByRole('button', { name: 'Enviar' }));
  const notices = screen.getByRole('region', { name: 'Mensagens' });
  const notice = await within(notices).findByText(/^Processo enviado para manifestação com sucesso!/);
  expect(notice.textContent).toBe(
    'Processo enviado para manifestação com sucesso!\nAguardando manifestação do Sindex.',
  );
  expect(asked('processos.enviarManifestacao')).toEqual([{ id: LISTADO.id, versao: 4 }]);
});

it.each([
  [
    'Encerrar',
    'Confirma o encerramento do processo',
    'Processo encerrado com sucesso!',
    'encerrar',
    podeMenos(),
    'Em andamento',
  ],
  [
    ...(['Reabrir', 'Confirma a reabertura do processo', 'Processo reaberto com sucesso!', 'reabrir'] as const),
    podeMenos({ encerrar: 'encerrado' }),
    'Encerrado',
  ],
] as const)('%s asks first, in the words of the text', async (entry, question, done, op, pode, situacao) => {
  const livre = op === 'reabrir' ? { ...pode, reabrir: undefined } : pode;
  const { user, asked } = await openList({
    list: () => pageOf([{ ...LISTADO, situacao, pode: livre }]),
    [op]: () => PROCESSO,
  });
  await rowMenu(user, NUMERO, entry);
  const dialog = await screen.findByRole('dialog', { name: `${entry} processo` });
  within(dialog).getByText(`${question} ${NUMERO}?`);
  await user.click(within(dialog).getByRole('button', { name: entry }));
  await findNotice(done);
  expect(asked(`processos.${op}`)).toEqual([{ id: LISTADO.id, versao: 4 }]);
});

it('is deleted after the question, and taken back for ten seconds', async () => {
  const { user, asked } = await openList({ excluir: ({ id }) => ({ id }) });
  await rowMenu(user, NUMERO, 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir processo' });
  within(question).getByText(`Confirma a exclusão do processo ${NUMERO}?`);
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await findNotice('Processo excluído com sucesso!');
  expect(asked('processos.excluir')).toEqual([{ id: LISTADO.id, versao: 4 }]);
});

it('what another situation allows stays in the menu, with the reason; what changed meanwhile is told', async () => {
  const { user } = await openList({
    list: () =>
      pageOf([
        {
          ...LISTADO,
          situacao: 'Aguardando manifestação',
          pode: podeMenos({ enviarManifestacao: 'aguardando', encerrar: 'aguardando', excluir: 'aguardando' }),
        },
      ]),
    manifestar: () => {
      throw processosErrors.situacao({ values: { situacao: 'Encerrado' } });
    },
  });
  await user.click(await screen.findByRole('button', { name: `Ações de ${NUMERO}` }));
  const encerrar = await screen.findByRole('menuitem', { name: /^Encerrar/ });
  expect(encerrar.getAttribute('aria-disabled')).toBe('true');
  within(encerrar).getByText('O processo aguarda manifestação.');
  await user.click(screen.getByRole('menuitem', { name: 'Adicionar manifestação' }));
  const dialog = await screen.findByRole('dialog', { name: 'Adicionar manifestação' });
  await user.type(within(dialog).getByLabelText(/^Manifestação/), 'De acordo.');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'A situação mudou para Encerrado. Atualize a página.',
  );
  await findNotice('Erro ao salvar manifestação.');
});

it('a comment is added from the list', async () => {
  const { user, asked } = await openList({ comentar: ({ id }) => ({ id }) });
  await rowMenu(user, NUMERO, 'Comentar');
  const dialog = await screen.findByRole('dialog', { name: 'Comentar' });
  await user.type(within(dialog).getByLabelText(/^Comentário/), '  Falar com o contador. ');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await findNotice('Comentário adicionado com sucesso!');
  expect(asked('processos.comentar')).toEqual([{ id: LISTADO.id, comentario: 'Falar com o contador.' }]);
});

it('an office’s user finds the own cases at /escritorio: registers in them, neither makes nor changes nor closes one', async () => {
  const { user, asked } = await openList(
    { list: () => pageOf([{ ...LISTADO, pode: podeDoEscritorio() }]) },
    { as: 'escritorio_juridico', at: PROCESSOS_DO_ESCRITORIO },
  );
  await screen.findByRole('heading', { level: 1, name: 'Processos' });
  const hoje = await screen.findByRole('region', { name: 'Atendimentos de hoje' });
  await within(hoje).findByText('09:00 – 09:40');
  within(hoje).getByRole('link', { name: 'Ana Souza' });
  expect(asked('atendimentos.list')[0]).toMatchObject({ hoje: true });
  await user.click(await screen.findByRole('button', { name: `Ações de ${NUMERO}` }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual([
    ...['Novo evento', 'Adicionar manifestação', 'Comentar', 'Enviar para manifestação', 'Histórico'],
  ]);
  expect(screen.queryByRole('button', { name: 'Novo processo' })).toBeNull();
});

it('who sees all offices is sent from /escritorio to the list of all, with the filter', async () => {
  await openList({}, { at: `${PROCESSOS_DO_ESCRITORIO}?situacao=Encerrado` });
  await waitFor(() => expect(window.location.pathname).toBe(PROCESSOS));
  expect(decodeURIComponent(window.location.search)).toBe('?situacao=Encerrado');
  await screen.findByRole('heading', { level: 1, name: 'Gerenciar processos' });
});

it('who only reads opens cases and does nothing with them; on a phone they are cards', async () => {
  const { user } = await openList(
    { list: () => pageOf([{ ...LISTADO, pode: podeNada() }]) },
    { as: 'visualizador_juridico', phone: true },
  );
  const card = await screen.findByRole('button', { name: new RegExp(`^${NUMERO}`) });
  expect(screen.queryByRole('button', { name: 'Novo processo' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
  await user.click(card);
  await waitFor(() => expect(window.location.pathname).toBe(processoPath(LISTADO.id)));
});

it('the list that cannot be read says so in the words of the text; an empty one says what stands here', async () => {
  await openList({ list: () => pageOf([]) });
  await screen.findByText('Nenhum processo encontrado');
});
