import { platformErrors } from '@sede/domain/kernel';
import { temasErrors } from '@sede/domain/modules/sindical/temas';
import { expect, it } from 'vitest';
import {
  answerUploads,
  choose,
  expectNoViolations,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { temasModule } from '../temas.routes.tsx';
import { COMPLETO, ITEM, LISTADO, NOVO } from '../temas-for-tests.ts';

const LISTA = '/sindical/temas';
const open = (busca: string, temas: Handlers['temas'] = {}) =>
  openAt(`${LISTA}?${busca}`, temasModule.routes, {
    as: ['politico_sindical'],
    contract: {
      autoridades: { options: () => ({ itens: [] }) },
      processos: {
        options: () => ({
          itens: [
            {
              ...{ id: '0198c0de-0000-7000-8000-0000000000f9', tipo: 'Judicial', numero: '1042518-73.2025.4.01.3400' },
              ...{ tribunalOrgao: 'TRF1', titulo: null, escritorioNome: null, situacao: null },
            },
          ],
        }),
      },
      temas: {
        list: () => pageOf([LISTADO]),
        opcoesDeTags: () => ({ itens: ['Saúde', 'Remuneração'] }),
        ...temas,
      },
    },
  });
const passo = (numero: number) => screen.findByRole('heading', { name: new RegExp(`^Passo ${numero} de 6`) });
const editar = `registro=${NOVO.id}&editar=1`;

it('the first step makes the theme; the steps it reached are buttons; what was typed stays in a step that is left', async () => {
  let tema = NOVO;
  const { user, asked } = await open('registro=novo', {
    create: () => NOVO,
    get: () => tema,
    update: ({ page = 1 }) => {
      tema = { ...tema, versao: tema.versao + 1, page, lastUpdated: '2026-11-20T12:00:00.000Z' };
      return tema;
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Novo tema' });
  await passo(1);
  await user.click(within(drawer).getByRole('button', { name: 'Avançar' }));
  expect(asked('temas.create')).toEqual([]);
  await choose(user, drawer, 'Tipo', 'Administrativo');
  await fill(user, drawer, 'Título', 'Data-base');
  await user.click(within(drawer).getByRole('checkbox', { name: 'Senado Federal' }));
  await fill(user, drawer, 'Descrição', 'Projeto da data-base.');
  await user.click(within(drawer).getByRole('radio', { name: 'Máxima' }));
  await expectNoViolations();
  await user.click(within(drawer).getByRole('button', { name: 'Avançar' }));
  await findNotice('Tema salvo com sucesso!');
  expect(window.location.search).toBe(`?registro=novo&criado=${NOVO.id}`);
  expect(asked('temas.create')).toEqual([
    {
      ...{ tipoTema: 'Administrativo', titulo: 'Data-base', interessados: ['Senado Federal'] },
      ...{ descricao: 'Projeto da data-base.', prioridade: 'Máxima' },
    },
  ]);
  await passo(2);
  // The third is not reached yet.
  expect(within(drawer).queryByRole('button', { name: /^Itens de destaque/ })).toBeNull();
  await choose(user, drawer, 'Classificação', 'Externo');
  await user.click(within(drawer).getByRole('button', { name: /^Dados do tema/ }));
  await passo(1);
  await user.click(within(drawer).getByRole('button', { name: /^Informações gerais/ }));
  expect(fieldOf(drawer, 'Classificação').value).toBe('Externo');
  await user.click(within(drawer).getByRole('button', { name: 'Avançar' }));
  await findNotice('Tema informações gerais salvo com sucesso!');
  expect(asked('temas.update')).toEqual([{ id: NOVO.id, versao: 1, classificacaoTema: 'Externo', page: 2 }]);
  await passo(3);
});

it('what the first step made stands in the address until its drawer closes; a page loaded anew goes on with it', async () => {
  const { user, asked } = await open(`registro=novo&criado=${NOVO.id}`, { get: () => NOVO });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  await passo(2);
  expect(asked('temas.create')).toEqual([]);
  await user.click(within(drawer).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  await waitFor(() => expect(window.location.search).not.toContain('criado'));
});

it('a bill is named with all four fields or none', async () => {
  const { user } = await open(editar, { get: () => NOVO });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  await passo(2);
  await fill(user, drawer, 'Sigla da proposição', 'PL');
  await user.click(within(drawer).getByRole('button', { name: 'Avançar' }));
  expect((await within(drawer).findAllByText('Informe casa, sigla, número e ano.')).length).toBeGreaterThan(0);
});

const NO_PASSO_3 = { ...NOVO, page: 2 };

it('a card is kept for itself once what it requires is there; its files and links come then', async () => {
  const sent = answerUploads({ id: '0198c0de-0000-7000-8000-0000000000d9', nome: 'nota.pdf', tamanho: 10 });
  let itens: (typeof ITEM)[] = [];
  const item = { ...ITEM, arquivos: [], links: [] };
  const { user, asked } = await open(editar, {
    get: () => ({ ...NO_PASSO_3, itens }),
    createItem: () => {
      itens = [item];
      return item;
    },
    incluirArquivo: () => {
      throw temasErrors.arquivo_repetido({ values: { nome: 'nota.pdf' } });
    },
    incluirLink: ({ nome, tipo, url }) => {
      const link = { id: 'l1', versao: 1, criadoEm: '2026-11-20T12:00:00.000Z', nome, tipo, url };
      itens = [{ ...item, links: [link] }];
      return link;
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  await passo(3);
  const cartao = within(await within(drawer).findByRole('listitem', { name: 'Item de destaque 1' }));
  cartao.getByText('Novo');
  cartao.getByText('Arquivos e links entram depois de salvo.');
  const salvar = cartao.getByRole('button', { name: 'Salvar item de destaque 1' });
  expect(salvar).toHaveProperty('disabled', true);
  await fill(user, drawer, 'Item de destaque', 'Art. 2º: três parcelas');
  expect(salvar).toHaveProperty('disabled', true);
  await user.click(cartao.getByRole('radio', { name: 'Favorável' }));
  expect(salvar).toHaveProperty('disabled', false);
  await user.click(salvar);
  await findNotice('Item de destaque salvo com sucesso!');
  expect(asked('temas.createItem')).toEqual([
    { id: NOVO.id, descricaoItem: 'Art. 2º: três parcelas', posicionamento: 'Favorável' },
  ]);
  await waitFor(() => expect(cartao.queryByText('Novo')).toBeNull());
  await user.upload(
    cartao.getByLabelText('Incluir arquivos', { selector: 'input' }),
    new File(['%PDF'], 'nota.pdf', { type: 'application/pdf' }),
  );
  await cartao.findByText('O Arquivo nota.pdf já foi carregado para este contexto.');
  expect(sent).toEqual([{ name: 'nota.pdf', modulo: 'temas' }]);
  expect(asked('temas.incluirArquivo')).toEqual([
    { id: NOVO.id, anexo: '0198c0de-0000-7000-8000-0000000000d9', itemId: ITEM.id },
  ]);
  await user.click(cartao.getByRole('button', { name: 'Incluir link' }));
  await fill(user, drawer, 'Nome do link', 'Inteiro teor');
  await choose(user, drawer, 'Tipo do link', 'Proposição');
  await fill(user, drawer, 'URL', 'javascript:alert(1)');
  await user.click(cartao.getByRole('button', { name: 'Incluir link' }));
  expect((await cartao.findAllByText(/^:? ?URL inválida/)).length).toBeGreaterThan(0);
  await fill(user, drawer, 'URL', 'https://www.camara.leg.br/1');
  await user.click(cartao.getByRole('button', { name: 'Incluir link' }));
  await cartao.findByRole('link', { name: /^Inteiro teor/ });
  await expectNoViolations();
});

it('a link that is typed is kept by going on, is no reason to lose it unasked, and keeps one there while it is none', async () => {
  let tema = NOVO;
  const { user, asked } = await open(editar, {
    get: () => tema,
    incluirLink: ({ nome, tipo, url }) => {
      const link = { id: 'l1', versao: 1, criadoEm: '2026-11-20T12:00:00.000Z', nome, tipo, url };
      tema = { ...tema, links: [link], lastUpdated: '2026-11-20T12:00:00.000Z' };
      return link;
    },
    update: ({ page = 1 }) => {
      tema = { ...tema, versao: 2, page, lastUpdated: '2026-11-20T12:00:01.000Z' };
      return tema;
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  await passo(2);
  await user.click(within(drawer).getByRole('button', { name: 'Incluir link' }));
  await fill(user, drawer, 'Nome do link', 'Inteiro teor');
  await user.keyboard('{Escape}');
  const pergunta = await screen.findByRole('dialog', { name: 'Fechar sem salvar?' });
  await user.click(within(pergunta).getByRole('button', { name: 'Continuar editando' }));
  await user.click(within(drawer).getByRole('button', { name: 'Avançar' }));
  await passo(2);
  expect(asked('temas.update')).toEqual([]);
  await choose(user, drawer, 'Tipo do link', 'Proposição');
  await fill(user, drawer, 'URL', 'https://www.camara.leg.br/1');
  await user.click(within(drawer).getByRole('button', { name: 'Avançar' }));
  await passo(3);
  expect(asked('temas.incluirLink')).toEqual([
    { id: NOVO.id, nome: 'Inteiro teor', tipo: 'Proposição', url: 'https://www.camara.leg.br/1' },
  ]);
  expect(asked('temas.update')).toEqual([{ id: NOVO.id, versao: 1, page: 2 }]);
});

it('a link that is typed in a card goes with the step too', async () => {
  const item = { ...ITEM, arquivos: [], links: [] };
  const { user, asked } = await open(editar, {
    get: () => ({ ...NO_PASSO_3, itens: [item] }),
    incluirLink: ({ nome, tipo, url }) => ({
      ...{ id: 'l1', versao: 1, criadoEm: '2026-11-20T12:00:00.000Z', nome, tipo, url },
    }),
    avancar: () => ({ ...NO_PASSO_3, itens: [item], page: 3 }),
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  await passo(3);
  await user.click(within(drawer).getByRole('button', { name: 'Incluir link' }));
  await fill(user, drawer, 'Nome do link', 'Inteiro teor');
  await choose(user, drawer, 'Tipo do link', 'Proposição');
  await fill(user, drawer, 'URL', 'https://www.camara.leg.br/1');
  await user.click(within(drawer).getByRole('button', { name: 'Avançar' }));
  await passo(4);
  expect(asked('temas.incluirLink')).toMatchObject([{ itemId: ITEM.id, nome: 'Inteiro teor' }]);
  // The card itself was as it is.
  expect(asked('temas.updateItem')).toEqual([]);
});

it('a bill that another theme names already is told while it is typed, and is saved all the same', async () => {
  const outro = { id: LISTADO.id, titulo: 'Recomposição salarial' };
  const { user, asked } = await open(editar, {
    get: () => NOVO,
    mesmaProposicao: ({ numero }) => ({ itens: numero === 2384 ? [outro] : [] }),
    update: ({ page = 1 }) => ({ ...NOVO, versao: 2, page }),
  });
  await passo(2);
  const drawer = await screen.findByRole('dialog', { name: /Editar/ });
  await choose(user, drawer, 'Casa da proposição', 'Câmara');
  await fill(user, drawer, 'Sigla da proposição', 'pl');
  await fill(user, drawer, 'Número da proposição', '2384');
  expect(asked('temas.mesmaProposicao')).toEqual([]);
  await fill(user, drawer, 'Ano da proposição', '2025');
  await within(drawer).findByText(/PL 2384\/2025 já é a proposição de:/);
  expect(
    within(drawer)
      .getByRole('link', { name: /^Recomposição salarial/ })
      .getAttribute('href'),
  ).toBe(`/sindical/tema/${LISTADO.id}`);
  expect(asked('temas.mesmaProposicao').at(-1)).toEqual({
    ...{ casa: 'Câmara', sigla: 'PL', numero: 2384, ano: 2025, menos: NOVO.id },
  });
  await fill(user, drawer, 'Número da proposição', '2385');
  await waitFor(() => expect(within(drawer).queryByText(/já é a proposição de/)).toBeNull());
  await user.click(within(drawer).getByRole('button', { name: 'Avançar' }));
  await waitFor(() => expect(asked('temas.update')).toHaveLength(1));
});

it('Avançar refuses with the text’s message while the answer is Sim and nothing is kept; Não goes on', async () => {
  let tema = NO_PASSO_3;
  const { user, asked } = await open(editar, {
    get: () => tema,
    responder: ({ existe }) => {
      tema = { ...tema, existeItensDestaque: existe, lastUpdated: '2026-11-20T12:00:00.000Z' };
      return tema;
    },
    avancar: () => {
      tema = { ...tema, page: 3, lastUpdated: '2026-11-20T12:01:00.000Z' };
      return tema;
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  await passo(3);
  await user.click(within(drawer).getByRole('button', { name: 'Avançar' }));
  await within(drawer).findByText('Pelo menos um item de destaque deve ser informado.');
  expect(asked('temas.avancar')).toEqual([]);
  await user.click(within(drawer).getByRole('radio', { name: 'Não' }));
  await waitFor(() => expect(asked('temas.responder')).toEqual([{ id: NOVO.id, passo: 3, existe: false }]));
  await user.click(within(drawer).getByRole('button', { name: 'Avançar' }));
  await passo(4);
  expect(asked('temas.avancar')).toEqual([{ id: NOVO.id, passo: 3, existe: false }]);
  // Nothing was typed: it closes without a question.
  await user.click(within(drawer).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('Não over records asks, hides them and keeps them; Sim brings them back', async () => {
  let tema = { ...COMPLETO, page: 2, id: NOVO.id };
  const { user } = await open(editar, {
    get: () => tema,
    responder: ({ existe }) => {
      tema = { ...tema, existeItensDestaque: existe, lastUpdated: `2026-11-20T12:0${existe ? 1 : 0}:00.000Z` };
      return tema;
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  await within(drawer).findByRole('listitem', { name: 'Item de destaque 1' });
  await user.click(within(drawer).getByRole('radio', { name: 'Não' }));
  await screen.findByText(/Há 1 registro nesta seção/);
  await user.click(screen.getByRole('button', { name: 'Responder Não' }));
  await waitFor(() => expect(within(drawer).queryByRole('listitem', { name: 'Item de destaque 1' })).toBeNull());
  await user.click(within(drawer).getByRole('radio', { name: 'Sim' }));
  await within(drawer).findByRole('listitem', { name: 'Item de destaque 1' });
});

it('a card that somebody else changed says so there, keeps what was typed, and is chosen field by field', async () => {
  const { user, asked } = await open(editar, {
    get: () => ({ ...COMPLETO, page: 2, id: NOVO.id }),
    updateItem: ({ versao, descricaoItem = '' }) => {
      if (versao === 2) return { ...ITEM, descricaoItem, versao: 3 };
      const atual = { ...ITEM, versao: 2, descricaoItem: 'Art. 2º: quatro parcelas' };
      throw platformErrors.versao_conflito({ values: { nome: 'Júlio', hora: '14:30' }, data: { atual, versao: 2 } });
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  const cartao = within(await within(drawer).findByRole('listitem', { name: 'Item de destaque 1' }));
  await fill(user, drawer, 'Item de destaque', 'Art. 2º: cinco parcelas');
  cartao.getByText('Alterado');
  await user.click(cartao.getByRole('button', { name: 'Salvar item de destaque 1' }));
  await cartao.findByText(/alterado por Júlio/);
  expect(cartao.getByDisplayValue('Art. 2º: cinco parcelas')).toBeTruthy();
  await user.click(cartao.getByRole('button', { name: 'Comparar e escolher' }));
  const dialog = await screen.findByRole('dialog', { name: 'Duas pessoas alteraram este registro' });
  await user.click(within(dialog).getByRole('radio', { name: /O que eu digitei/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Salvar com estas escolhas' }));
  await findNotice('Item de destaque salvo com sucesso!');
  expect(asked('temas.updateItem').at(-1)).toMatchObject({ versao: 2, descricaoItem: 'Art. 2º: cinco parcelas' });
});

it('a case of the union is chosen among those known; changing the answer clears it', async () => {
  const processo = there(COMPLETO.processos[0]);
  const { user, asked } = await open(editar, {
    get: () => ({ ...NOVO, page: 4 }),
    createProcesso: () => processo,
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  await passo(5);
  const cartao = within(await within(drawer).findByRole('listitem', { name: 'Processo 1' }));
  await choose(user, drawer, 'Identificação do processo', '1042518-73.2025.4.01.3400', '104');
  await user.click(cartao.getByRole('radio', { name: 'Não' }));
  await fill(user, drawer, 'Identificação do processo', 'TC 018.224/2025-1');
  await fill(user, drawer, 'Tribunal/Órgão', 'TCU');
  await user.click(cartao.getByRole('button', { name: 'Salvar processo 1' }));
  await findNotice('Processo salvo com sucesso!');
  expect(asked('temas.createProcesso')).toEqual([
    {
      ...{ id: NOVO.id, processoSindicato: false, processoUid: null },
      ...{ identificacaoProcesso: 'TC 018.224/2025-1', tribunalOrgao: 'TCU' },
    },
  ]);
});

it('Concluir keeps what was typed in the last step, says what other steps lack, and closes once all is there', async () => {
  let falta = true;
  const { user, asked } = await open(editar, {
    get: () => ({ ...COMPLETO, id: NOVO.id, page: 5 }),
    // The stored one with what was sent.
    updateAcao: (input) => ({ ...COMPLETO.acoes[0], ...input, versao: 2 }) as (typeof COMPLETO.acoes)[number],
    concluir: () => {
      if (falta)
        throw temasErrors.incompleto({ campos: { existeProcessos: 'Pelo menos um processo deve ser informado.' } });
      return { ...COMPLETO, id: NOVO.id, page: 6 };
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  await passo(6);
  await fill(user, drawer, 'Descrição da ação', 'Reunião com a relatora e o líder');
  await user.click(within(drawer).getByRole('button', { name: 'Concluir' }));
  await within(drawer).findByText('Pelo menos um processo deve ser informado.');
  expect(asked('temas.updateAcao')).toHaveLength(1);
  falta = false;
  await user.click(within(drawer).getByRole('button', { name: 'Concluir' }));
  await findNotice('Tema salvo com sucesso!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaving with something typed asks; a concluded theme opens at its first step', async () => {
  const { user } = await open(editar, { get: () => ({ ...COMPLETO, id: NOVO.id, page: 6 }) });
  const drawer = await screen.findByRole('dialog', { name: 'Editar tema' });
  await passo(1);
  await fill(user, drawer, 'Título', 'Outro título');
  await user.click(there(within(drawer).getAllByRole('button', { name: 'Fechar' })[0]));
  const pergunta = await screen.findByRole('dialog', { name: 'Fechar sem salvar?' });
  await user.click(within(pergunta).getByRole('button', { name: 'Continuar editando' }));
  expect(within(drawer).getByDisplayValue('Outro título')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Fechar sem salvar?' })).getByRole('button', {
      name: 'Descartar',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
