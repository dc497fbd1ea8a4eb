import { platformErrors, podeDe } from '@sede/domain/kernel';
import { processosErrors } from '@sede/domain/modules/juridico/processos';
import { expect, it } from 'vitest';
import {
  answerUploads,
  expectNoViolations,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  HOJE,
  openAt,
  pageOf,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { PROCESSOS, processoPath } from './processos.paths.ts';
import { processosModule } from './processos.routes.tsx';
import {
  ANA,
  ANDAMENTOS,
  ANEXO,
  COMENTARIO,
  EMBARGOS,
  ESCRITORIO,
  EVENTO,
  EVENTO_ID,
  FILIADOS,
  LISTADO,
  OBJETO,
  PROCESSO,
  podeDoEscritorio,
  podeMenos,
  podeNada,
  VINCULO,
} from './processos-for-tests.ts';

const openPage = (
  processos: Handlers['processos'] = {},
  {
    as = 'juridico',
    phone = false,
  }: { as?: 'juridico' | 'visualizador_juridico' | 'escritorio_juridico'; phone?: boolean } = {},
) =>
  openAt(processoPath(LISTADO.id), processosModule.routes, {
    ...{ as: [as], phone },
    contract: {
      escritorios: { options: () => ({ itens: [ESCRITORIO] }) },
      objetosProcesso: { options: () => ({ itens: [OBJETO] }) },
      prazos: { list: () => pageOf([]) },
      temas: {
        doProcesso: () => ({
          itens: [
            { id: ANA, titulo: 'Recomposição salarial', tipoTema: 'Administrativo', situacao: 'EM_ACOMPANHAMENTO' },
          ],
        }),
      },
      processos: {
        get: () => PROCESSO,
        andamentos: ({ tipo }) =>
          tipo ? { ...ANDAMENTOS, itens: ANDAMENTOS.itens.filter((um) => um.tipo === tipo) } : ANDAMENTOS,
        filiados: () => FILIADOS,
        ...processos,
      },
    },
  });

it('the themes that name it stand beside it, for whoever reads themes', async () => {
  await openPage();
  const temas = within(await screen.findByRole('region', { name: 'Temas relacionados' }));
  expect(temas.getByRole('link', { name: 'Recomposição salarial' }).getAttribute('href')).toBe(`/sindical/tema/${ANA}`);
});

it('says which case it is, its facts, and how it stands', async () => {
  await openPage();
  await screen.findByRole('heading', { level: 1, name: /1023344-75\.2021\.4\.01\.3400/ });
  screen.getByRole('button', { name: 'Copiar o número' });
  expect(screen.getByRole('link', { name: /TRF1/ }).getAttribute('href')).toBe(PROCESSO.linkProcesso);
  const dados = screen.getByRole('region', { name: 'Dados do processo' });
  for (const text of ['Execução coletiva dos 13,23%', 'Ação coletiva', 'No portal', 'remuneração', ESCRITORIO.nome])
    within(dados).getByText(text);
  for (const text of ['14/05/2021', 'R$ 48.310.240,00', 'Quem estava em exercício em 2003.'])
    within(dados).getByText(text);
  await expectNoViolations();
});

it('tells on one timeline events, statements, comments and transitions, with authors; an answered statement is told once', async () => {
  const { user, asked } = await openPage();
  const andamento = await screen.findByRole('region', { name: 'Andamento' });
  const entries = await within(andamento).findAllByRole('listitem');
  const heads = entries.map((entry) => entry.querySelector('b')?.textContent);
  expect(heads).toEqual([
    ...['Embargos à execução recebidos', 'Manifestação do sindicato', 'Enviado para manifestação', 'Comentário'],
  ]);
  const [evento, , enviado] = entries;
  within(there(evento)).getByText('Comunicado');
  within(there(evento)).getByText('Camila Barros · Barros & Lima (Escritório)');
  const pdf = within(there(evento)).getByRole('link', { name: /decisao-embargos\.pdf/ });
  expect(pdf.getAttribute('href')).toBe(`/api/anexos/${ANEXO.id}?exibir=sim`);
  expect(enviado?.textContent).toMatch(/Em andamento\s+Aguardando manifestação/);

  expect(within(andamento).getByRole('radio', { name: 'Eventos 14' })).toBeTruthy();
  await user.click(within(andamento).getByRole('radio', { name: 'Comentários 9' }));
  await waitFor(() => expect(within(andamento).getAllByRole('listitem')).toHaveLength(1));
  expect(asked('processos.andamentos').at(-1)).toEqual({ id: LISTADO.id, tipo: 'comentario' });
});

it('reads what is older by another page', async () => {
  const { user, asked } = await openPage({
    andamentos: ({ depois }) =>
      depois === undefined ? { itens: [EMBARGOS], proximo: '12.e01' } : { itens: [COMENTARIO], proximo: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Mostrar anteriores' }));
  await screen.findByText('Contador pede as fichas.');
  expect(asked('processos.andamentos').at(-1)).toEqual({ id: LISTADO.id, depois: '12.e01' });
});

it('an event is written down with its PDF, of today unless another day is said; the member is shown it', async () => {
  const sent = answerUploads(ANEXO);
  const { user, asked } = await openPage({ createEvento: () => EVENTO });
  await user.click(await screen.findByRole('button', { name: 'Novo evento' }));
  const drawer = await screen.findByRole('dialog', { name: 'Novo evento' });
  within(drawer).getByText(/O filiado vê em Meus Processos/);
  await fill(user, drawer, 'Evento', 'Sentença');
  await fill(user, drawer, 'Descrição do evento', 'Pedido julgado procedente.');
  await user.click(within(drawer).getByRole('switch', { name: /^Foi comunicado/ }));
  const picker = drawer.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no place for files');
  await user.upload(picker, new File(['%PDF-1.4'], ANEXO.nome, { type: 'application/pdf' }));
  await within(drawer).findByRole('link', { name: new RegExp(ANEXO.nome) });
  expect(sent).toEqual([{ name: ANEXO.nome, modulo: 'processos' }]);
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Evento adicionado com sucesso!');
  expect(asked('processos.createEvento')).toEqual([
    {
      ...{ id: LISTADO.id, titulo: 'Sentença', descricao: 'Pedido julgado procedente.', data: HOJE },
      ...{ comunicado: true, anexos: [ANEXO.id] },
    },
  ]);
});

it('an event is changed and deleted where its author may; another’s says why not', async () => {
  const { user, asked } = await openPage({
    andamentos: () => ({
      itens: [
        EMBARGOS,
        {
          ...EMBARGOS,
          id: '0198c0de-0000-7000-8000-0000000000e6',
          titulo: 'De outro',
          pode: podeDe({ editar: 'de_outro' as const, excluir: 'de_outro' as const, excluirAnexo: null }),
        },
      ],
      proximo: null,
    }),
    updateEvento: () => EVENTO,
    removeEvento: ({ id }) => ({ id }),
  });
  await user.click(await screen.findByRole('button', { name: 'Ações do evento De outro' }));
  const blocked = await screen.findByRole('menuitem', { name: /^Editar/ });
  within(blocked).getByText('Só quem registrou o evento ou o jurídico pode mudá-lo.');
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Ações do evento Embargos à execução recebidos' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const drawer = await screen.findByRole('dialog', { name: 'Editar evento' });
  await fill(user, drawer, 'Evento', 'Embargos recebidos');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Evento atualizado com sucesso!');
  expect(asked('processos.updateEvento')).toEqual([{ id: EVENTO_ID, versao: 2, titulo: 'Embargos recebidos' }]);

  await user.click(await screen.findByRole('button', { name: 'Ações do evento Embargos à execução recebidos' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  const question = await screen.findByRole('dialog', { name: 'Excluir evento' });
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await findNotice('Evento excluído com sucesso!');
  expect(asked('processos.removeEvento')).toEqual([{ id: EVENTO_ID, versao: 2 }]);
});

it('members stand by house; they are added and taken out one by one, and exported', async () => {
  const { user, asked } = await openPage({
    opcoesDeFiliados: () => ({
      itens: [
        {
          ...{ id: ANA, nome: 'ANA SOUZA', casa: 'CAMARA', matricula: '77', cpf: '***.111.***-**' },
          ...{ desfiliado: false, falecido: true, noProcesso: false },
        },
      ],
    }),
    incluirFiliados: () => ({ incluidos: 1 }),
    removerFiliado: () => ({ id: VINCULO }),
  });
  const box = await screen.findByRole('region', { name: /^Filiados/ });
  for (const text of ['Câmara', 'Senado']) within(box).getAllByText(text);
  await within(box).findByText('Alba Torquato');
  within(box).getByText('Desfiliado');

  await user.click(within(box).getByRole('button', { name: 'Incluir' }));
  const incluir = await screen.findByRole('dialog', { name: 'Incluir filiado' });
  await user.type(fieldOf(incluir, 'Filiado'), 'ana');
  const option = await screen.findByRole('option', { name: /Ana Souza/ });
  within(option).getByText(/Falecido/);
  await user.click(option);
  await within(incluir).findByRole('button', { name: 'Tirar Ana Souza' });
  await user.click(within(incluir).getByRole('button', { name: 'Incluir' }));
  await findNotice('Filiado incluído com sucesso!');
  expect(asked('processos.incluirFiliados')).toEqual([{ id: LISTADO.id, filiados: [ANA] }]);

  await user.click(within(box).getByRole('button', { name: 'Ver os 5 filiados' }));
  const todos = await screen.findByRole('dialog', { name: /^Filiados de 1023344/ });
  await within(todos).findByText('529.982.247-25');
  expect(within(todos).getByRole('link', { name: 'Exportar filiados' }).getAttribute('href')).toBe(
    `/api/processos/${LISTADO.id}/filiados/exportar`,
  );
  await user.click(within(todos).getByRole('button', { name: 'Retirar Alba Torquato' }));
  const question = await screen.findByRole('dialog', { name: 'Retirar filiado' });
  await user.click(within(question).getByRole('button', { name: 'Retirar' }));
  await findNotice('Filiado retirado do processo.');
  expect(asked('processos.removerFiliado')).toEqual([{ id: LISTADO.id, vinculo: VINCULO }]);
});

it('its PDFs are taken out by the legal editors, after the question', async () => {
  const { user, asked } = await openPage({ removerAnexo: () => PROCESSO });
  const box = await screen.findByRole('region', { name: /^Anexos/ });
  await user.click(within(box).getByRole('button', { name: 'Remover peticao-inicial.pdf' }));
  const question = await screen.findByRole('dialog', { name: 'Remover anexo' });
  within(question).getByText('Confirma a exclusão do arquivo?');
  await user.click(within(question).getByRole('button', { name: 'Remover' }));
  await findNotice('Arquivo excluído com sucesso!');
  expect(asked('processos.removerAnexo')).toEqual([{ id: LISTADO.id, anexo: PROCESSO.anexos[0]?.id }]);
});

it('is changed in its drawer; what another case of the office has is asked', async () => {
  const { user, asked } = await openPage({
    temas: () => ({ itens: ['remuneração'] }),
    conferirNumero: () => ({ valido: true, ano: 2021, tribunal: 'TRF1', repetidos: [] }),
    update: ({ confirmarRepetido }) => {
      if (confirmarRepetido) return PROCESSO;
      throw processosErrors.numero_repetido({ data: { processoId: 'outro', numero: '0000002-65.2005.4.05.8100' } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const drawer = await screen.findByRole('dialog', { name: 'Editar processo judicial' });
  await fill(user, drawer, 'Número', '0000002-65.2005.4.05.8100');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  const notice = await within(drawer).findByText(/Já existe um processo com este número neste escritório\./);
  expect(
    within(notice)
      .getByRole('link', { name: /^Abrir/ })
      .getAttribute('href'),
  ).toBe(processoPath('outro'));
  await user.click(within(drawer).getByRole('button', { name: 'Salvar mesmo assim' }));
  await findNotice('Processo judicial salvo com sucesso!');
  expect(asked('processos.update').at(-1)).toEqual({
    ...{ id: LISTADO.id, versao: 4, numero: '0000002-65.2005.4.05.8100', tribunalOrgao: 'TRF5' },
    confirmarRepetido: true,
  });
});

it('once deleted, the list stands in its place', async () => {
  const { user } = await openPage({
    excluir: ({ id }) => ({ id }),
    list: () => pageOf([]),
  });
  await user.click(await screen.findByRole('button', { name: /^Ações de 1023344/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  const question = await screen.findByRole('dialog', { name: 'Excluir processo' });
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(window.location.pathname).toBe(PROCESSOS));
});

it('an office’s user registers in it and changes nothing of it', async () => {
  await openPage({ get: () => ({ ...PROCESSO, pode: podeDoEscritorio() }) }, { as: 'escritorio_juridico' });
  await screen.findByRole('button', { name: 'Novo evento' });
  for (const name of ['Comentar', 'Enviar para manifestação']) screen.getByRole('button', { name });
  for (const name of ['Editar', 'Incluir', 'Anexar PDF', /^Remover/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('who only reads sees all of it and no button; what came over incomplete is said', async () => {
  await openPage(
    { get: () => ({ ...PROCESSO, pode: podeNada(), aConferir: ['valorCausa'] }) },
    { as: 'visualizador_juridico', phone: true },
  );
  await screen.findByText('Veio do sistema anterior com dados a conferir: Valor da causa.');
  for (const name of ['Novo evento', 'Editar', 'Comentar', 'Corrigir', /^Ações/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await expectNoViolations();
});

it('a case that awaits a statement offers it first', async () => {
  await openPage({
    get: () => ({
      ...PROCESSO,
      situacao: 'Aguardando manifestação',
      pode: podeMenos({ enviarManifestacao: 'aguardando', encerrar: 'aguardando', excluir: 'aguardando' }),
    }),
  });
  await screen.findByRole('button', { name: 'Adicionar manifestação' });
  expect(screen.queryByRole('button', { name: 'Enviar para manifestação' })).toBeNull();
});

it('what was typed is kept over somebody else’s change, which is told, and saved by whoever saves again', async () => {
  const { user, asked } = await openPage({
    get: () => ({ ...PROCESSO, situacao: 'Aguardando manifestação' }),
    manifestar: ({ versao }) => {
      if (versao === PROCESSO.versao)
        throw platformErrors.versao_conflito({
          values: { nome: 'Sandra', hora: '17:39' },
          data: { versao: 9, por: 'Sandra', em: '2026-11-26T20:39:02.568Z', atual: { ...PROCESSO, versao: 9 } },
        });
      return PROCESSO;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Adicionar manifestação' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Concordamos.');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await dialog.findByText('Este registro foi alterado por Sandra às 17:39.');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await findNotice('Manifestação adicionada com sucesso!');
  expect(asked('processos.manifestar')).toEqual(
    [PROCESSO.versao, 9].map((versao) => ({ id: LISTADO.id, versao, manifestacao: 'Concordamos.' })),
  );
});
